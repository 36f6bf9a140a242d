import { type ReactNode, useEffect, useRef, useState } from 'react';
import { defineWidget, type WidgetProps } from '../../core/runtime/define-widget.ts';
import { copiedMs, copyText } from '../../core/ui/copy-text.ts';
import { hidden } from '../../core/ui/parts.css.ts';
import { shownEmbed } from '../shown-embed.ts';
import { linkFor, type SnippetOptions, type StudioWidget, snippetKinds, snippetOf } from './snippet.ts';
import * as styles from './view.css.ts';

interface StudioData {
  origin: string;
  widgets: readonly StudioWidget[];
  /** Limits of a request. */
  hidden: { maxCount: number; maxLength: number };
}

/** None of its values is empty. */
interface Chosen extends SnippetOptions {
  widget: StudioWidget;
}

/** By an option's name or value, which may have none. */
type Words = Readonly<Record<string, string>>;

const attributePrefix = 'attribute ';

/** Valid after `hidden-` in HTML and in a WordPress shortcode. */
const attributeName = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^[^a-z]+|-+$/g, '')
    .slice(0, 40);

function readChoices(studio: Element, widgets: StudioData['widgets']): Chosen | undefined {
  const fields = [...studio.querySelectorAll<HTMLInputElement>('[name]')].filter(
    ({ type, checked }) => type !== 'radio' || checked,
  );
  const allOf = (name: string) => fields.filter((field) => field.name === name).map(({ value }) => value.trim());
  const [widgetName] = allOf('widget');
  const widget = widgets.find(({ name }) => name === widgetName);
  if (!widget) return undefined;
  const values: Record<string, string> = {};
  for (const { name, value } of fields)
    if (name.startsWith(attributePrefix)) values[name.slice(attributePrefix.length)] = value.trim();
  // The first of two fields with one name wins, as in HTML.
  const hiddenValues = allOf('hidden value');
  for (const [at, name] of allOf('hidden name').map(attributeName).entries())
    if (name) values[`hidden-${name}`] ||= hiddenValues[at] ?? '';
  // An inline widget has no button.
  if (values.mode === 'inline') delete values.label;
  const isDefault = ([name, value]: readonly [string, string]) =>
    value === '' || widget.options.some((option) => option.name === name && option.fallback === value);
  return {
    widget,
    kind: snippetKinds.find((kind) => allOf('kind').includes(kind)) ?? 'module',
    values: Object.fromEntries(Object.entries(values).filter((one) => !isDefault(one))),
    accent: styles.accentColors[allOf('accent')[0] ?? ''],
  };
}

/** The fields hold the state, so choices made before hydration count too. */
function EmbedStudio({ id, data }: WidgetProps<Record<string, never>, StudioData>) {
  const first = data?.widgets[0];
  const studio = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState<Chosen | undefined>(first && { widget: first, kind: 'module', values: {} });
  const read = () => {
    const now = studio.current && data && readChoices(studio.current, data.widgets);
    if (!now) return;
    setChosen(now);
    const { name, instead } = now.widget;
    shownEmbed.setState({
      embed: { name, instead: linkFor(instead, now.values), values: now.values, accent: now.accent },
    });
  };
  // After hydration, and again after switching to another widget's fields.
  // biome-ignore lint/correctness/useExhaustiveDependencies: reads the fields, not the state.
  useEffect(read, [chosen?.widget]);
  if (!data || !chosen) return null;
  const { widget, values } = chosen;
  const wordsOf = (option: string) => widget.options.find(({ name }) => name === option)?.words ?? [];
  const known = widget.options.filter(({ name }) => !placed.test(name));
  const isForm = widget.options.some(({ name }) => name.startsWith('hidden-'));
  return (
    <div ref={studio} className={styles.bench} onInput={read}>
      <div className={styles.choices}>
        <fieldset className={styles.what}>
          <legend>What to show</legend>
          <Radios name="widget" values={data.widgets.map(({ name }) => name)}>
            {(value) => {
              const { title, does } = data.widgets.find(({ name }) => name === value) ?? widget;
              return (
                <span>
                  <b>{title}</b> {does}
                </span>
              );
            }}
          </Radios>
        </fieldset>
        <fieldset className={styles.mode}>
          <legend>How it opens</legend>
          <div>
            <Radios name={`${attributePrefix}mode`} values={wordsOf('mode')}>
              {(mode) => (
                <>
                  <i data-mode={mode} aria-hidden="true" />
                  <span>{modes[mode]}</span>
                </>
              )}
            </Radios>
          </div>
          <label className={styles.buttonText}>
            Words on the button
            <input
              name={`${attributePrefix}label`}
              placeholder={linkFor(widget.instead, values).text}
              autoComplete="off"
            />
          </label>
        </fieldset>
        {known.length > 0 && (
          <fieldset className={styles.known}>
            <legend>{isForm ? 'What you already know' : 'What it starts with'}</legend>
            {known.map((option) => (
              <KnownOption key={`${widget.name} ${option.name}`} id={`${id}-${option.name}`} {...option} />
            ))}
            {isForm && <HiddenFields limits={data.hidden} onChange={read} />}
          </fieldset>
        )}
        <fieldset>
          <legend>How it looks</legend>
          <fieldset className={styles.themes}>
            <legend className={hidden}>Theme</legend>
            <Radios name={`${attributePrefix}theme`} values={wordsOf('theme')}>
              {(word) => <span>{word}</span>}
            </Radios>
          </fieldset>
          <fieldset className={styles.accents}>
            <legend className={hidden}>Button color</legend>
            <Radios name="accent" values={Object.keys(styles.accentColors)}>
              {(name) => <span className={hidden}>{name}</span>}
            </Radios>
          </fieldset>
          <small>Auto follows the visitor’s screen. The type is your page’s own.</small>
        </fieldset>
      </div>
      <Code id={id} origin={data.origin} chosen={chosen} />
    </div>
  );
}

interface RadiosProps {
  name: string;
  values: readonly string[];
  children(value: string): ReactNode;
}

const Radios = ({ name, values, children }: RadiosProps) =>
  values.map((value, at) => (
    <label key={value}>
      <input type="radio" name={name} value={value} defaultChecked={at === 0} />
      {children(value)}
    </label>
  ));

const modes: Words = { inline: 'In the page', button: 'Button', 'side-tab': 'Side tab', 'full-page': 'Full page' };

/** These have fields of their own. */
const placed = /^(mode|label|theme|hidden-.*)$/;

const fields: Words = {
  service: 'Service',
  heading: 'Heading',
  quiz: 'Quiz',
  brand: 'Maker',
  category: 'Category',
  limit: 'Number',
  redirect: 'Page to show after sending',
  'prefill-city': 'Town',
  lang: 'Language',
};
const languages: Words = { en: 'English', es: 'Spanish' };

function KnownOption({ id, name, means, words, fallback }: StudioWidget['options'][number] & { id: string }) {
  const shared = { id, name: attributePrefix + name, 'aria-describedby': `${id}-means` };
  const unset = name === 'lang' ? 'Same as your page (default)' : 'not set';
  const usual = fallback ? `${fallback} (default)` : unset;
  return (
    <div>
      <label htmlFor={id}>{fields[name] ?? name}</label>
      {words ? (
        <select {...shared}>
          <option value="">{usual}</option>
          {words
            .filter((word) => word !== fallback)
            .map((word) => (
              <option key={word} value={word}>
                {languages[word] ?? word}
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

function HiddenFields({ limits, onChange }: { limits: StudioData['hidden']; onChange(): void }) {
  const [keys, setKeys] = useState([0]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs after each change of the rows.
  useEffect(onChange, [keys]);
  return (
    <div>
      {keys.map((key) => (
        <div key={key} className={styles.hiddenField}>
          <label>
            Hidden field
            <input name="hidden name" placeholder="campaign" autoComplete="off" />
          </label>
          <label>
            Value
            <input name="hidden value" maxLength={limits.maxLength} autoComplete="off" />
          </label>
          {key > 0 && (
            <button
              type="button"
              aria-label="Remove this hidden field"
              onClick={() => setKeys(keys.filter((one) => one !== key))}
            >
              ×
            </button>
          )}
        </div>
      ))}
      <small>Visitors don’t see hidden fields. We get them with the request. No personal data, please.</small>
      {keys.length < limits.maxCount && (
        <button type="button" className={styles.another} onClick={() => setKeys([...keys, Math.max(...keys) + 1])}>
          Another hidden field
        </button>
      )}
    </div>
  );
}

const kinds: Readonly<Record<SnippetOptions['kind'], readonly [name: string, note: string]>> = {
  module: [
    'HTML',
    'Paste it into your page where the widget should be. Several widgets on a page need the script line once. Its address never changes.',
  ],
  wordpress: ['WordPress', 'Without a plugin: put the code under HTML into a Custom HTML block.'],
  react: ['React', 'React 19. Add the file of types to your sources.'],
  vue: ['Vue', 'Vue 3. Add the file of types to your sources.'],
  svelte: ['Svelte', 'Svelte 5. Add the file of types to your sources.'],
  classic: [
    'Classic script',
    'For pages that cannot load modules. Each widget has its own script line. Copy it again after a release.',
  ],
  placeholder: ['Placeholder', 'For editors that remove tags they do not know.'],
};

function Code({ id, origin, chosen }: { id: string; origin: string; chosen: Chosen }) {
  const text = snippetOf(origin, chosen);
  return (
    <section className={styles.code} aria-label="Code">
      <div className={styles.tools}>
        <fieldset className={styles.tabs}>
          <legend className={hidden}>Kind of page</legend>
          <Radios name="kind" values={snippetKinds}>
            {(kind) => <span>{kinds[kind as SnippetOptions['kind']][0]}</span>}
          </Radios>
        </fieldset>
        <Copy text={text} />
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: long lines must be scrollable by keyboard. */}
      <pre tabIndex={0} id={`${id}-code`}>
        <code>{text}</code>
      </pre>
      <p>
        {kinds[chosen.kind][1]}
        {text.includes('<style>') &&
          ' If your page has a strict security policy, move the rule in <style> to your own style sheet.'}
      </p>
    </section>
  );
}

/** If the browser refuses, the text is selectable. */
function Copy({ text }: { text: string }) {
  const [copied, setCopied] = useState<string>();
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(undefined), copiedMs);
    return () => clearTimeout(timer);
  }, [copied]);
  const copy = async () => {
    if (await copyText(text, document.body)) setCopied(text);
  };
  const thanks = copied === text ? 'Copied!' : '';
  return (
    <button className={styles.copy} type="button" data-held="" onClick={copy}>
      {thanks || 'Copy'}
      <span className={hidden} role="status">
        {thanks}
      </span>
    </button>
  );
}

export const embedStudio = defineWidget({ name: 'embed-studio', options: {}, View: EmbedStudio });
