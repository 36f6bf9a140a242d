import { type SnippetKind, type StudioData, type StudioWidget, snippetKinds } from './data.ts';

export interface StudioChoices {
  widget: StudioWidget;
  kind: SnippetKind;
  /** By attribute; empty ones are left out. */
  values: Readonly<Record<string, string>>;
  /** @default the widget's own */
  accent?: string | undefined;
}

export const attributePrefix = 'attribute ';
export const hiddenName = 'hidden name';
export const hiddenValue = 'hidden value';

/** Valid after `hidden-` in HTML and in a WordPress shortcode. */
const attributeName = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^[^a-z]+|-+$/g, '')
    .slice(0, 40);

/** Undefined if no known widget is chosen. */
export function readChoices(studio: Element, widgets: StudioData['widgets']): StudioChoices | undefined {
  const data = new FormData();
  for (const field of studio.querySelectorAll<HTMLInputElement>('[name]')) {
    if (field.type !== 'radio' || field.checked) data.append(field.name, field.value);
  }
  const widget = widgets.find(({ name }) => name === data.get('widget'));
  if (!widget) return undefined;
  const values: Record<string, string> = {};
  for (const [name, value] of data) {
    if (name.startsWith(attributePrefix)) values[name.slice(attributePrefix.length)] = `${value}`.trim();
  }
  // The first of two fields with one name wins, as in HTML.
  const hidden = data.getAll(hiddenValue);
  for (const [at, name] of data.getAll(hiddenName).entries()) {
    const attribute = attributeName(`${name}`);
    if (attribute) values[`hidden-${attribute}`] ||= `${hidden[at]}`.trim();
  }
  // An inline widget has no button.
  if (values.mode === 'inline') delete values.label;
  const isDefault = ([name, value]: readonly [string, string]) =>
    value === '' || widget.options.some((option) => option.name === name && option.fallback === value);
  return {
    widget,
    kind: snippetKinds.find((kind) => kind === data.get('kind')) ?? 'module',
    values: Object.fromEntries(Object.entries(values).filter((one) => !isDefault(one))),
    accent: `${data.get('accent') ?? ''}` || undefined,
  };
}
