import { business } from '../../catalogue/business.ts';
import { escapeMarkup } from '../../catalogue/escape-markup.ts';
import type { SnippetKind, StudioWidget } from './data.ts';

export interface Wish {
  widget: Pick<StudioWidget, 'name' | 'instead' | 'classicIntegrity'>;
  kind: SnippetKind;
  /** Values by attribute; empty ones are left out. */
  values: Readonly<Record<string, string>>;
  /** @default the widget's own */
  accent?: string | undefined;
}

/** The code that a webmaster copies into a page. */
export function snippetOf(origin: string, { widget, kind, values, accent }: Wish): string {
  const { name, instead, classicIntegrity } = widget;
  const integrity = classicIntegrity ? `\n  integrity="${classicIntegrity}" crossorigin="anonymous"` : '';
  const isPlaceholder = kind === 'placeholder';
  const tag = isPlaceholder ? 'div' : `${business.namespace}-${name}`;
  const script =
    kind === 'classic'
      ? `<script defer src="${origin}/widgets/v1/${name}.iife.js"${integrity}></script>`
      : `<script type="module" src="${origin}/widgets/v1/embed.js"></script>`;
  const given = Object.entries(values)
    // A classic script opens no dialogs.
    .filter(([option, value]) => value && !(kind === 'classic' && option === 'mode'))
    .map(([option, value]) => ` ${isPlaceholder ? 'data-' : ''}${option}="${escapeMarkup(value)}"`);
  const attributes = (isPlaceholder ? ` data-${business.namespace}="${name}"` : '') + given.join('');
  const style = accent
    ? [`<style>${business.namespace}-${name} { --${business.namespace}-accent: ${accent} }</style>`]
    : [];
  return [
    script,
    ...style,
    `<${tag}${attributes}>`,
    `  <a href="${origin}${instead.path}">${escapeMarkup(instead.text)}</a>`,
    `</${tag}>`,
  ].join('\n');
}
