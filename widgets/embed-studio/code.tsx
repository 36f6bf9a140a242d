import { hidden } from '../core/ui/parts.css.ts';
import * as styles from './code.css.ts';
import { Copy } from './copy.tsx';
import { snippetKinds } from './data.ts';
import { snippetOf } from './snippet.ts';
import { strings } from './strings.ts';
import type { StudioChoices } from './studio-choices.ts';

export function Code({ id, origin, chosen }: { id: string; origin: string; chosen: StudioChoices }) {
  const text = snippetOf(origin, chosen);
  const [, note] = strings.kinds[chosen.kind];
  const hasStyle = chosen.accent && text.includes('<style>');
  return (
    <section className={styles.code} aria-label={strings.snippet}>
      <div className={styles.bar}>
        <fieldset className={styles.tabs}>
          <legend className={hidden}>{strings.kind}</legend>
          {snippetKinds.map((kind, at) => (
            <label key={kind}>
              <input type="radio" name="kind" value={kind} defaultChecked={at === 0} />
              <span>{strings.kinds[kind][0]}</span>
            </label>
          ))}
        </fieldset>
        <Copy text={text} />
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: long lines must be scrollable by keyboard. */}
      <pre tabIndex={0} id={`${id}-code`}>
        <code>{text}</code>
      </pre>
      <p>
        {note}
        {hasStyle && ` ${strings.styleNote}`}
      </p>
    </section>
  );
}
