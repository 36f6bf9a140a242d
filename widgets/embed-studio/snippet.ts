import { business } from '../../catalogue/business.ts';
import { escapeMarkup } from '../../catalogue/escape-markup.ts';
import type { FallbackLink, FrameworkKind, SnippetKind, StudioWidget } from './data.ts';

interface Part {
  tag: string;
  /** No value is empty. */
  attributes: readonly (readonly [name: string, value: string])[];
  name: string;
  instead: FallbackLink;
  accent?: string | undefined;
  rule?: string | undefined;
}

const { namespace } = business;
const accentProperty = `--${namespace}-accent`;

/** Frameworks read braces as code; WordPress reads brackets as a shortcode. */
const escaped = (text: string) => escapeMarkup(text).replace(/[{}[\]]/g, (one) => `&#${one.charCodeAt(0)};`);

type WriteAttribute = (name: string, value: string) => string;
/** Type checkers compare values before decoding entities, so a value with entities becomes an expression. */
const unlessPlain =
  (write: WriteAttribute): WriteAttribute =>
  (name, value) =>
    value === escaped(value) ? `${name}="${value}"` : write(name, value);
const braced = unlessPlain((name, value) => `${name}={${JSON.stringify(value)}}`);
const bound = unlessPlain((name, value) => {
  const text = JSON.stringify(value).slice(1, -1).replaceAll('\\"', '\\u0022').replaceAll("'", "\\'");
  return `:${name}="'${text}'"`;
});

interface InFramework {
  indent: string;
  given: readonly string[];
  write: WriteAttribute;
}

function elementOf({ tag, attributes, instead }: Part, origin: string, framework: InFramework): string {
  const { indent, given, write } = framework;
  const all = [...attributes.map(([name, value]) => write(name, value)), ...given];
  return [
    `<${tag}${all.map((one) => `\n  ${one}`).join('')}`,
    '>',
    `  <a href="${origin}${instead.path}">${escaped(instead.text)}</a>`,
    `</${tag}>`,
  ]
    .join('\n')
    .replace(/^/gm, indent);
}

const nameOf = (name: string) => name.replace(/(?:^|-)(.)/g, (_, letter: string) => letter.toUpperCase());
const types = (origin: string) => `Types: ${origin}/widgets/v1/${namespace}.d.ts`;

/** Complete files, which compile with our types. */
export const frameworkSnippets: Readonly<Record<FrameworkKind, (origin: string, part: Part) => string>> = {
  wordpress: (origin, { attributes, name, rule }) => {
    const given = attributes.map(([name, value]) => ` ${name}="${escaped(value)}"`);
    return [
      `1. Download ${origin}/embed/${namespace}-wordpress.zip`,
      '2. Plugins, Add New Plugin, Upload Plugin: choose that file, Install Now, Activate.',
      `3. Settings, ${business.name}: ${origin}`,
      '4. Put this line into the page, where the widget should be:',
      '',
      `[${namespace} widget="${name}"${given.join('')}]`,
      ...(rule ? ['', '5. Put this line into the theme’s Additional CSS:', '', rule] : []),
    ].join('\n');
  },
  react: (origin, part) => `// React 19. ${types(origin)}
${part.accent ? "import type { CSSProperties } from 'react';\n\n" : ''}export function ${nameOf(part.name)}() {
  return (
    <>
      <script async type="module" src="${origin}/widgets/v1/embed.js" />
${elementOf(part, origin, {
  indent: '      ',
  given: [
    ...(part.accent ? [`style={{ '${accentProperty}': '${part.accent}' } as CSSProperties}`] : []),
    `{...{ 'on${namespace}:success': () => console.log('sent') }}`,
  ],
  write: braced,
})}
    </>
  );
}`,
  vue: (origin, part) => `<!-- ${types(origin)}
     In vite.config: vue({ template: { compilerOptions: { isCustomElement: (tag) => tag.startsWith('${namespace}-') } } }) -->
<script setup lang="ts">
import { onMounted } from 'vue';

const embed = '${origin}/widgets/v1/embed.js';
onMounted(() => import(/* @vite-ignore */ embed));
const onSuccess = () => console.log('sent');
</script>

<template>
${elementOf(part, origin, {
  indent: '  ',
  given: [...(part.accent ? [`style="${accentProperty}: ${part.accent}"`] : []), `@${namespace}:success="onSuccess"`],
  write: bound,
})}
</template>`,
  svelte: (origin, part) => `<!-- ${types(origin)} -->
<script lang="ts">
  const onSuccess = () => console.log('sent');
</script>

<svelte:head>
  <script type="module" src="${origin}/widgets/v1/embed.js"></script>
</svelte:head>

${elementOf(part, origin, {
  indent: '',
  given: [
    ...(part.accent ? [`style="${accentProperty}: ${part.accent}"`] : []),
    `{...{ 'on${namespace}:success': onSuccess }}`,
  ],
  write: braced,
})}`,
};

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
