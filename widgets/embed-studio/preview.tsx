import { type CSSProperties, useEffect, useRef, useState } from 'react';
import { business } from '../../catalogue/business.ts';
import type { StudioWidget } from './data.ts';
import { strings } from './strings.ts';
import * as styles from './view.css.ts';

/** The script that other sites load, under its stable name. */
const loader = '/widgets/v1/embed.js';

interface PreviewProps {
  id: string;
  widget: StudioWidget;
  values: Readonly<Record<string, string>>;
  accent: string | undefined;
}

/** The widget as on another site, fully working, except that nothing is sent. */
export function Preview({ id, widget, values, accent }: PreviewProps) {
  const ground = useRef<HTMLElement>(null);
  const [isLive, setLive] = useState(false);
  const [hasTried, setTried] = useState(false);
  useEffect(() => {
    const keep = (event: Event) => {
      event.preventDefault();
      setTried(true);
    };
    const place = ground.current;
    place?.addEventListener(`${business.namespace}:submit`, keep);
    import(loader).then(() => setLive(true), console.error);
    return () => place?.removeEventListener(`${business.namespace}:submit`, keep);
  }, []);

  // A custom element, which TypeScript takes for an HTML element.
  const Embedded = `${business.namespace}-${widget.name}` as 'div';
  return (
    <section
      ref={ground}
      className={values.theme === 'dark' ? styles.dark : styles.preview}
      aria-labelledby={`${id}-p`}
    >
      <h3 id={`${id}-p`}>{strings.preview}</h3>
      <p role="status">{hasTried ? strings.nothingSent : ''}</p>
      {isLive ? (
        <Embedded
          key={`${widget.name} ${values.mode}`}
          {...Object.fromEntries(Object.entries(values).filter(([, value]) => value))}
          style={accent ? ({ [`--${business.namespace}-accent`]: accent } as CSSProperties) : undefined}
        >
          <a href={widget.instead.path}>{widget.instead.text}</a>
        </Embedded>
      ) : (
        <p>{strings.late}</p>
      )}
    </section>
  );
}
