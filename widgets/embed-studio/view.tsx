import { useEffect, useRef, useState } from 'react';
import { showEmbed } from '../core/embed/embed-channel.ts';
import type { WidgetProps } from '../core/runtime/define-widget.ts';
import { copyText } from '../core/ui/copy-text.ts';
import { hidden } from '../core/ui/parts.css.ts';
import { type StudioData, type StudioOption, snippetKinds } from './data.ts';
import { linkFor, snippetOf } from './snippet.ts';
import { accents, strings } from './strings.ts';
import { attributePrefix, hiddenName, hiddenValue, readChoices, type StudioChoices } from './studio-choices.ts';
import * as styles from './view.css.ts';

const thanksMs = 2000;

/** If the browser refuses, the text is selectable. */
export function Copy({ text }: { text: string }) {
  const [copied, setCopied] = useState<string>();
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(undefined), thanksMs);
    return () => clearTimeout(timer);
  }, [copied]);
  const copy = async () => {
    if (await copyText(text, document.body)) setCopied(text);
  };
  return (
    <button className={styles.copy} type="button" data-held="" onClick={copy}>
      {copied === text ? strings.copied : strings.copy}
      <span className={hidden} role="status">
        {copied === text ? strings.copied : ''}
      </span>
    </button>
  );
}

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

export function KnownOption({ id, name, means, words, fallback }: StudioOption & { id: string }) {
  const shared = { id, name: attributePrefix + name, 'aria-describedby': `${id}-means` };
  const unset = name === 'lang' ? strings.unsetLanguage : strings.unset;
  const usual = fallback ? strings.usual(fallback) : unset;
  return (
    <div>
      <label htmlFor={id}>{strings.fields[name as keyof typeof strings.fields] ?? name}</label>
      {words ? (
        <select {...shared}>
          <option value="">{usual}</option>
          {words
            .filter((word) => word !== fallback)
            .map((word) => (
              <option key={word} value={word}>
                {strings.values[word as keyof typeof strings.values] ?? word}
              </option>
            ))}
        </select>
      ) : (
        <input {...shared} placeholder={usual} autoComplete="off" />
      )}
      <small id={`${id}-means`}>{means}</small>
    </div>
  );
}

interface HiddenFieldsProps {
  limits: StudioData['hidden'];
  onChange(): void;
}

export function HiddenFields({ limits, onChange }: HiddenFieldsProps) {
  const [keys, setKeys] = useState([0]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs after each change of the rows.
  useEffect(onChange, [keys]);
  return (
    <div>
      {keys.map((key) => (
        <div key={key} className={styles.hiddenField}>
          <label>
            {strings.hiddenName}
            <input name={hiddenName} placeholder={strings.hiddenExample} autoComplete="off" />
          </label>
          <label>
            {strings.hiddenValue}
            <input name={hiddenValue} maxLength={limits.maxLength} autoComplete="off" />
          </label>
          {key > 0 && (
            <button
              type="button"
              aria-label={strings.remove}
              onClick={() => setKeys(keys.filter((one) => one !== key))}
            >
              ×
            </button>
          )}
        </div>
      ))}
      <small>{strings.hiddenNote}</small>
      {keys.length < limits.maxCount && (
        <button type="button" className={styles.another} onClick={() => setKeys([...keys, Math.max(...keys) + 1])}>
          {strings.another}
        </button>
      )}
    </div>
  );
}

interface ChoicesProps {
  id: string;
  data: StudioData;
  chosen: StudioChoices;
  onChange(): void;
}

const placed = /^(mode|label|theme|hidden-.*)$/;

export function Choices({ id, data, chosen: { widget, values }, onChange }: ChoicesProps) {
  const wordsOf = (option: string) => widget.options.find(({ name }) => name === option)?.words ?? [];
  const known = widget.options.filter(({ name }) => !placed.test(name));
  const isForm = widget.options.some(({ name }) => name.startsWith('hidden-'));
  return (
    <div className={styles.choices}>
      <fieldset className={styles.what}>
        <legend>{strings.what}</legend>
        {data.widgets.map(({ name, title, does }, at) => (
          <label key={name}>
            <input type="radio" name="widget" value={name} defaultChecked={at === 0} />
            <span>
              <b>{title}</b> {does}
            </span>
          </label>
        ))}
      </fieldset>
      <fieldset className={styles.mode}>
        <legend>{strings.opens}</legend>
        <div>
          {wordsOf('mode').map((word, at) => (
            <label key={word}>
              <input type="radio" name={`${attributePrefix}mode`} value={word} defaultChecked={at === 0} />
              <i data-mode={word} aria-hidden="true" />
              <span>{strings.modes[word as keyof typeof strings.modes]}</span>
            </label>
          ))}
        </div>
        <label className={styles.buttonText}>
          {strings.buttonText}
          <input
            name={`${attributePrefix}label`}
            placeholder={linkFor(widget.instead, values).text}
            autoComplete="off"
          />
        </label>
      </fieldset>
      {known.length > 0 && (
        <fieldset className={styles.known}>
          <legend>{isForm ? strings.known : strings.starts}</legend>
          {known.map((option) => (
            <KnownOption key={`${widget.name} ${option.name}`} id={`${id}-${option.name}`} {...option} />
          ))}
          {isForm && <HiddenFields limits={data.hidden} onChange={onChange} />}
        </fieldset>
      )}
      <fieldset className={styles.looks}>
        <legend>{strings.looks}</legend>
        <fieldset className={styles.themes}>
          <legend className={hidden}>{strings.theme}</legend>
          {wordsOf('theme').map((word, at) => (
            <label key={word}>
              <input type="radio" name={`${attributePrefix}theme`} value={word} defaultChecked={at === 0} />
              <span>{word}</span>
            </label>
          ))}
        </fieldset>
        <fieldset className={styles.accents}>
          <legend className={hidden}>{strings.accent}</legend>
          {Object.entries(accents).map(([name, color], at) => (
            <label key={name}>
              <input type="radio" name="accent" value={at ? color : ''} defaultChecked={at === 0} aria-label={name} />
            </label>
          ))}
        </fieldset>
        <small>{strings.looksNote}</small>
      </fieldset>
    </div>
  );
}

/** The fields hold the state, so choices made before hydration count too. */
export function EmbedStudio({ id, data }: WidgetProps<Record<string, never>, StudioData>) {
  const widget = data?.widgets[0];
  const studio = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState<StudioChoices | undefined>(widget && { widget, kind: 'module', values: {} });
  const read = () => {
    const now = studio.current && data && readChoices(studio.current, data.widgets);
    if (!now) return;
    setChosen(now);
    const { name, instead } = now.widget;
    showEmbed({ name, instead: linkFor(instead, now.values), values: now.values, accent: now.accent });
  };
  // After hydration, and again after switching to another widget's fields.
  // biome-ignore lint/correctness/useExhaustiveDependencies: reads the fields, not the state.
  useEffect(read, [chosen?.widget]);
  if (!data || !chosen) return null;
  return (
    <div ref={studio} className={styles.bench} onInput={read}>
      <Choices id={id} data={data} chosen={chosen} onChange={read} />
      <Code id={id} origin={data.origin} chosen={chosen} />
    </div>
  );
}
