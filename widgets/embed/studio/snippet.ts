import { business } from '../../../catalogue/business.ts';
import { escapeMarkup } from '../../../catalogue/escape-markup.ts';

export const snippetKinds = ['module', 'wordpress', 'react', 'vue', 'svelte', 'classic', 'placeholder'] as const;
export type SnippetKind = (typeof snippetKinds)[number];

export interface StudioOption {
  name: string;
  means: string;
  /** Absent if they are not a short list. */
  words?: readonly string[] | undefined;
  fallback?: string | undefined;
  isProperty?: boolean;
}

/** Its text also names the button that opens the widget. */
export interface FallbackLink {
  text: string;
  /** Only of widgets that speak Spanish. */
  inSpanish?: string | undefined;
  path: string;
}

export interface StudioWidget {
  name: string;
  title: string;
  does: string;
  options: readonly StudioOption[];
  /** Of the classic script (https://www.w3.org/TR/SRI/); absent while developing. */
  classicIntegrity?: string | undefined;
  instead: FallbackLink;
}

export interface SnippetOptions {
  widget: Pick<StudioWidget, 'name' | 'instead' | 'classicIntegrity'>;
  kind: SnippetKind;
  /** By attribute; empty ones are left out. */
  values: Readonly<Record<string, string>>;
  /** @default the widget's own */
  accent?: string | undefined;
}

export const linkFor = (
  { text, inSpanish, path }: FallbackLink,
  { lang }: Readonly<Record<string, string>>,
): FallbackLink => ({ text: (lang === 'es' && inSpanish) || text, path });

/** Frameworks read braces as code; WordPress reads brackets as a shortcode. */
const escaped = (text: string) => escapeMarkup(text).replace(/[{}[\]]/g, (one) => `&#${one.charCodeAt(0)};`);

export const pascalCase = (name: string) => name.replace(/(?:^|-)(.)/g, (_, letter: string) => letter.toUpperCase());

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

/** Complete files for frameworks, which compile with our types. */
export function snippetOf(origin: string, { widget, kind, values, accent }: SnippetOptions): string {
  const { namespace } = business;
  const { name, classicIntegrity } = widget;
  const instead = linkFor(widget.instead, values);
  const tag = `${namespace}-${name}`;
  const attributes = Object.entries(values).filter(([, value]) => value);
  const accentProperty = `--${namespace}-accent`;
  const rule = accent && `${tag} { ${accentProperty}: ${accent} }`;
  const loader = `${origin}/widgets/v1/embed.js`;
  const types = `Types: ${origin}/widgets/v1/${namespace}.d.ts`;
  const style = accent ? [`style="${accentProperty}: ${accent}"`] : [];

  function element(indent: string, write: WriteAttribute, ...more: string[]): string {
    const all = [...attributes.map(([option, value]) => write(option, value)), ...more];
    const link = `  <a href="${origin}${instead.path}">${escaped(instead.text)}</a>`;
    const lines = [`<${tag}`, ...all.map((one) => `  ${one}`), '>', link, `</${tag}>`];
    return lines.map((line) => indent + line).join('\n');
  }

  switch (kind) {
    case 'wordpress':
      return [
        `1. Download ${origin}/embed/${namespace}-wordpress.zip`,
        '2. Plugins, Add New Plugin, Upload Plugin: choose that file, Install Now, Activate.',
        `3. Settings, ${business.name}: ${origin}`,
        '4. Put this line into the page, where the widget should be:',
        '',
        `[${namespace} widget="${name}"${attributes.map(([option, value]) => ` ${option}="${escaped(value)}"`).join('')}]`,
        ...(rule ? ['', '5. Put this line into the theme’s Additional CSS:', '', rule] : []),
      ].join('\n');
    case 'react':
      return `// React 19. ${types}
${accent ? "import type { CSSProperties } from 'react';\n\n" : ''}export function ${pascalCase(name)}() {
  return (
    <>
      <script async type="module" src="${loader}" />
${element(
  '      ',
  braced,
  ...(accent ? [`style={{ '${accentProperty}': '${accent}' } as CSSProperties}`] : []),
  `{...{ 'on${namespace}:success': () => console.log('sent') }}`,
)}
    </>
  );
}`;
    case 'vue':
      return `<!-- ${types}
     In vite.config: vue({ template: { compilerOptions: { isCustomElement: (tag) => tag.startsWith('${namespace}-') } } }) -->
<script setup lang="ts">
import { onMounted } from 'vue';

const embed = '${loader}';
onMounted(() => import(/* @vite-ignore */ embed));
const onSuccess = () => console.log('sent');
</script>

<template>
${element('  ', bound, ...style, `@${namespace}:success="onSuccess"`)}
</template>`;
    case 'svelte':
      return `<!-- ${types} -->
<script lang="ts">
  const onSuccess = () => console.log('sent');
</script>

<svelte:head>
  <script type="module" src="${loader}"></script>
</svelte:head>

${element('', braced, ...style, `{...{ 'on${namespace}:success': onSuccess }}`)}`;
  }

  const integrity = classicIntegrity ? `\n  integrity="${classicIntegrity}" crossorigin="anonymous"` : '';
  const isPlaceholder = kind === 'placeholder';
  const data = isPlaceholder ? 'data-' : '';
  const given = attributes.map(([option, value]) => ` ${data}${option}="${escapeMarkup(value)}"`).join('');
  return [
    kind === 'classic'
      ? `<script defer src="${origin}/widgets/v1/${name}.iife.js"${integrity}></script>`
      : `<script type="module" src="${loader}"></script>`,
    ...(rule ? [`<style>${rule}</style>`] : []),
    `<${isPlaceholder ? `div data-${namespace}="${name}"` : tag}${given}>`,
    `  <a href="${origin}${instead.path}">${escapeMarkup(instead.text)}</a>`,
    `</${isPlaceholder ? 'div' : tag}>`,
  ].join('\n');
}
