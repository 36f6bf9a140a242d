import { brand } from '../../catalogue/brand.ts';
import type { StudioWidget } from './data.ts';
import { strings } from './strings.ts';
import * as styles from './view.css.ts';

interface ChoicesProps {
  id: string;
  widgets: readonly StudioWidget[];
  widget: StudioWidget;
  values: Readonly<Record<string, string>>;
  accent: string | undefined;
  choose(name: string): void;
  set(option: string, value: string): void;
  setAccent(accent: string): void;
}

/** The form that chooses a widget and its options. */
export function Choices({ id, widgets, widget, values, accent, choose, set, setAccent }: ChoicesProps) {
  return (
    <div className={styles.choices}>
      <label>
        {strings.widget}
        <select value={widget.name} onChange={({ currentTarget }) => choose(currentTarget.value)}>
          {widgets.map(({ name, title }) => (
            <option key={name} value={name}>
              {title}
            </option>
          ))}
        </select>
      </label>
      {widget.options.map(({ name, words, fallback, means }) => {
        const shared = {
          id: `${id}-${name}`,
          value: values[name],
          'aria-describedby': `${id}-${name}-means`,
          onInput: ({ currentTarget }: { currentTarget: { value: string } }) => set(name, currentTarget.value),
        };
        const usual = fallback ? strings.usual(fallback) : strings.unset;
        return (
          <div key={`${widget.name} ${name}`}>
            <label htmlFor={shared.id}>
              <code>{name}</code>
            </label>
            {words ? (
              <select {...shared}>
                <option value="">{usual}</option>
                {words
                  .filter((word) => word !== fallback)
                  .map((word) => (
                    <option key={word}>{word}</option>
                  ))}
              </select>
            ) : (
              <input {...shared} placeholder={usual} autoComplete="off" />
            )}
            <small id={`${shared.id}-means`}>{means}</small>
          </div>
        );
      })}
      <label>
        {strings.accent}
        <input
          type="color"
          value={accent ?? brand.colors.barn}
          onInput={({ currentTarget }) => setAccent(currentTarget.value)}
        />
      </label>
    </div>
  );
}
