import { useState } from 'react';
import type { WidgetProps } from '../core/runtime/define-widget.ts';
import { Choices } from './choices.tsx';
import { Copy } from './copy.tsx';
import { type SnippetKind, type StudioData, snippetKinds } from './data.ts';
import { Preview } from './preview.tsx';
import { snippetOf } from './snippet.ts';
import { strings } from './strings.ts';
import * as styles from './view.css.ts';

export function EmbedStudio({ id, data }: WidgetProps<Record<string, never>, StudioData>) {
  const { origin = '', widgets = [] } = data ?? {};
  const [name, choose] = useState(widgets[0]?.name);
  const [values, setValues] = useState<Record<string, string>>({});
  const [accent, setAccent] = useState<string>();
  const [kind, setKind] = useState<SnippetKind>('module');
  const widget = widgets.find((one) => one.name === name);
  if (!widget) return null;

  const own = Object.fromEntries(widget.options.map((option) => [option.name, values[option.name] ?? '']));
  const snippet = snippetOf(origin, { widget, kind, values: own, accent });
  return (
    <div className={styles.studio}>
      <div className={styles.bench}>
        <Choices
          {...{ id, widgets, widget, values: own, accent, setAccent }}
          choose={choose}
          set={(option, value) => setValues({ ...values, [option]: value })}
        />
        <fieldset className={styles.kinds}>
          <legend>{strings.kind}</legend>
          {snippetKinds.map((one) => (
            <label key={one}>
              <input type="radio" name={`${id}-kind`} checked={one === kind} onChange={() => setKind(one)} />
              <span>
                <b>{strings.kinds[one][0]}</b> {strings.kinds[one][1]}
              </span>
            </label>
          ))}
        </fieldset>
        <section className={styles.snippet} aria-labelledby={`${id}-snippet`}>
          <h3 id={`${id}-snippet`}>{strings.snippet}</h3>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: long lines are scrolled by keyboard. */}
          <pre tabIndex={0}>
            <code>{snippet}</code>
          </pre>
          <Copy text={snippet} />
        </section>
      </div>
      <Preview {...{ id, widget, values: own, accent }} />
    </div>
  );
}
