import { business } from '../../catalogue/business.ts';
import { escapeMarkup } from '../../catalogue/escape-markup.ts';
import type { FallbackLink, FrameworkKind, SnippetKind, StudioWidget } from './data.ts';
import { frameworkSnippets } from './framework-snippets.ts';

interface SnippetOptions {
  widget: Pick<StudioWidget, 'name' | 'instead' | 'classicIntegrity'>;
  kind: SnippetKind;
  values: Readonly<Record<string, string>>;
  /** @default the widget's own */
  accent?: string | undefined;
}

export const linkFor = (
  { text, inSpanish, path }: FallbackLink,
  { lang }: Readonly<Record<string, string>>,
): FallbackLink => ({ text: (lang === 'es' && inSpanish) || text, path });

export function snippetOf(origin: string, { widget, kind, values, accent }: SnippetOptions): string {
  const { name, classicIntegrity } = widget;
  const instead = linkFor(widget.instead, values);
  const tag = `${business.namespace}-${name}`;
  const given = Object.entries(values).filter(([, value]) => value);
  const rule = accent && `${tag} { --${business.namespace}-accent: ${accent} }`;
  if (isFramework(kind))
    return frameworkSnippets[kind](origin, { tag, attributes: given, name, instead, accent, rule });

  const integrity = classicIntegrity ? `\n  integrity="${classicIntegrity}" crossorigin="anonymous"` : '';
  const script =
    kind === 'classic'
      ? `<script defer src="${origin}/widgets/v1/${name}.iife.js"${integrity}></script>`
      : `<script type="module" src="${origin}/widgets/v1/embed.js"></script>`;
  const isPlaceholder = kind === 'placeholder';
  const attributes = given.map(
    ([option, value]) => ` ${isPlaceholder ? 'data-' : ''}${option}="${escapeMarkup(value)}"`,
  );
  const [opening, closing] = isPlaceholder ? [`div data-${business.namespace}="${name}"`, 'div'] : [tag, tag];
  return [
    script,
    ...(rule ? [`<style>${rule}</style>`] : []),
    `<${opening}${attributes.join('')}>`,
    `  <a href="${origin}${instead.path}">${escapeMarkup(instead.text)}</a>`,
    `</${closing}>`,
  ].join('\n');
}

const isFramework = (kind: SnippetKind): kind is FrameworkKind => kind in frameworkSnippets;
