import { useEffect, useRef } from 'react';
import { preview } from './content.css.ts';
import type { Content, ListName } from './content-model.ts';
import type { FormValues } from './form-values.ts';
import { strings } from './strings.ts';

const pauseMs = 300;

export function Preview({ list, typed, content }: { list: ListName; typed: FormValues; content: Content }) {
  const text = (name: string) => String(typed[name] ?? '');
  return (
    <section className={preview} aria-label={strings.preview}>
      <p>{strings.preview}</p>
      {list === 'areas' && (
        <>
          <h4>{text('name')}</h4>
          <p>{[text('county'), text('state'), text('zipCodes')].filter(Boolean).join(' · ')}</p>
          <p>{text('description')}</p>
        </>
      )}
      {list === 'testimonials' && (
        <>
          <p aria-hidden="true">{'★'.repeat(Number(text('rating')))}</p>
          <blockquote>{text('review')}</blockquote>
          <p>{[text('customerName'), text('location')].filter(Boolean).join(', ')}</p>
        </>
      )}
      {list === 'posts' && (
        <>
          <h4>{text('title')}</h4>
          <p>{text('excerpt')}</p>
          <Article markdown={text('content')} content={content} />
        </>
      )}
    </section>
  );
}

/** Keeps the last preview while the server does not respond. */
function Article({ markdown, content }: { markdown: string; content: Content }) {
  const article = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let isLatest = true;
    const later = setTimeout(() => {
      content.preview(markdown).then((nodes) => isLatest && article.current?.replaceChildren(...nodes), console.error);
    }, pauseMs);
    return () => {
      isLatest = false;
      clearTimeout(later);
    };
  }, [markdown, content]);
  return <div ref={article} />;
}
