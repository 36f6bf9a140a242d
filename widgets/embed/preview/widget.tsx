import { type CSSProperties, useEffect, useState } from 'react';
import { business } from '../../../catalogue/business.ts';
import { defineWidget, type WidgetProps } from '../../core/runtime/define-widget.ts';
import { useStore } from '../../core/runtime/use-store.ts';
import { hidden } from '../../core/ui/parts.css.ts';
import { type ShownEmbed, shownEmbed } from '../shown-embed.ts';
import * as styles from './view.css.ts';

const texts = {
  loading: 'The preview is loading…',
  failed: 'The preview did not load. Reload the page.',
};
const loader = '/widgets/v1/embed.js';

/** Works fully, except that nothing is sent. */
function EmbedPreview({ id, data }: WidgetProps<Record<string, never>, ShownEmbed>) {
  const [loading, setLoading] = useState<'loading' | 'live' | 'failed'>('loading');
  const [hasTried, setTried] = useState(false);
  const { embed = data } = useStore(shownEmbed);
  const shown = loading === 'live' ? embed : data; // Hydrated as the server rendered it.
  useEffect(() => {
    addEventListener(`${business.namespace}:submit`, (event) => {
      event.preventDefault();
      setTried(true);
    });
    // A heading font that comes later moves parts of a form.
    Promise.all([import(loader), document.fonts.ready]).then(
      () => setLoading('live'),
      (error) => {
        console.error(error);
        setLoading('failed');
      },
    );
  }, []);

  if (!shown) return null;
  const { name, instead, values, accent } = shown;
  // A custom element, typed as an HTML element.
  const Embedded = `${business.namespace}-${name}` as 'div';
  return (
    <section className={styles.preview} aria-labelledby={`${id}-title`}>
      <header>
        <h3 id={`${id}-title`}>Preview, nothing is sent</h3>
        <fieldset>
          <legend className={hidden}>Width of the preview</legend>
          {['Wide', 'Phone'].map((width, at) => (
            <label key={width}>
              <input type="radio" name={`${id}-width`} value={width} defaultChecked={at === 0} />
              <span>{width}</span>
            </label>
          ))}
        </fieldset>
      </header>
      <p role="status">{hasTried && 'This is a preview: nothing was sent.'}</p>
      <div className={values.theme === 'dark' ? styles.dark : styles.stage}>
        {loading === 'live' ? (
          <Embedded
            // An element reads its mode and language only once, and removing an attribute leaves its property empty.
            key={`${name} ${values.mode} ${values.label} ${values.lang} ${Object.keys(values)}`}
            {...values}
            style={accent ? ({ [`--${business.namespace}-accent`]: accent } as CSSProperties) : undefined}
          >
            <a href={instead.path}>{instead.text}</a>
          </Embedded>
        ) : (
          <p>{texts[loading]}</p>
        )}
      </div>
    </section>
  );
}

export const embedPreview = defineWidget({ name: 'embed-preview', options: {}, View: EmbedPreview });
