import { business } from '../../../catalogue/business.ts';
import { ContactMessage } from '../../../catalogue/contracts/contact-message.ts';
import { EstimateRequest } from '../../../catalogue/contracts/estimate-request.ts';
import type { EmbeddableWidget } from '../../../catalogue/embeddable-widgets.mjs';
import { pascalCase, type StudioOption, type StudioWidget } from '../../../widgets/embed/studio/snippet.ts';
import { events, widgetFacts } from './words.ts';

const { name: company, namespace } = business;
const prefix = pascalCase(namespace);

const fields: Partial<Record<EmbeddableWidget, readonly string[]>> = {
  'estimate-form': Object.keys(EstimateRequest.entries),
  'contact-form': Object.keys(ContactMessage.entries),
};

const details: Readonly<Record<string, string>> = {
  submit: '{ context: { campaign?: string | undefined } }',
  error: '{ message?: string; status?: number }',
};

const typeOf = (widget: StudioWidget) => pascalCase(widget.name);
const tagOf = (widget: StudioWidget) => `${namespace}-${widget.name}`;
const union = (words: readonly string[]) => words.map((word) => `'${word}'`).join(' | ');
const wordsOf = ({ words }: StudioOption) => (words ? union(words) : 'string');
const comment = (text: string) => `/** ${text.replaceAll('*/', '* /')} */`;

/** `prefill-city` represents all fields, and `hidden-campaign` all names. */
const isPattern = ({ name }: StudioOption) => /^(prefill|hidden)-/.test(name);

function typesFor(widget: StudioWidget): string {
  const { name, does, options } = widget;
  // Frameworks know `lang` already; an Intl tag such as es-MX is valid too.
  const own = options.filter((option) => !isPattern(option) && option.name !== 'lang');
  const isForm = options.some(isPattern);
  const fieldNames = fields[name as EmbeddableWidget];
  return [
    comment(does),
    `export interface ${typeOf(widget)}Attributes${isForm ? ' extends FormAttributes' : ''} {`,
    ...own.flatMap((option) => [
      `  ${comment(option.means)}`,
      `  ${JSON.stringify(option.name)}?: ${wordsOf(option)} | undefined;`,
    ]),
    '}',
    comment(`\`<${tagOf(widget)}>\`: its options as properties. ${does}`),
    `export interface ${typeOf(widget)}Element extends HTMLElement {`,
    `  ${comment('Your own wording, by ours. Set it before the element is in the page.')}`,
    '  strings?: Readonly<Record<string, string>> | undefined;',
    ...own
      .filter((option) => option.isProperty)
      .flatMap((option) => [`  ${comment(option.means)}`, `  ${option.name}: ${wordsOf(option)} | undefined;`]),
    ...(fieldNames
      ? [
          `  ${comment('Fills in what your page knows of the visitor; what was typed stays.')}`,
          `  prefill(values: Partial<Record<${union(fieldNames)}, string>>): void;`,
        ]
      : []),
    '}',
  ].join('\n');
}

const perWidget = (line: (type: string, tag: string) => string) =>
  widgetFacts.map((widget) => `    ${line(typeOf(widget), tagOf(widget))}`).join('\n');

/** For plain DOM code, React 19, Vue 3 and Svelte 5. */
export const widgetTypes = `// Types of ${company}'s widgets, version 1. Put this file among your sources; it imports nothing.
// It is made from the widgets themselves. Names and meanings stay for as long as /widgets/v1/ does; more may be added.

/** What every form understands. */
export interface FormAttributes {
  /** ${'`prefill-city="Easton"`'} fills in a field, ${'`hidden-campaign="spring"`'} comes to us with the request. */
  [name: \`prefill-\${string}\` | \`hidden-\${string}\`]: string | undefined;
  /** Also fills in fields from the query of your page's address. */
  'inherit-query'?: '' | true | undefined;
}

${widgetFacts.map(typesFor).join('\n\n')}

/** The events of every widget, by name. They bubble and leave shadow roots. */
export interface WidgetEvents {
${events.map(([event, means]) => `  ${comment(means)}\n  '${event}': CustomEvent<${details[event.slice(namespace.length + 1)] ?? 'null'}>;`).join('\n')}
}

/** The events as React, Vue and Svelte name their listeners. */
type Listeners = { [Name in keyof WidgetEvents as \`on\${Name}\`]?: (event: WidgetEvents[Name]) => void };
type VueListeners = { [Name in keyof WidgetEvents as \`on\${Capitalize<Name>}\`]?: (event: WidgetEvents[Name]) => void };
/** Vue's checker reads \`prefill-city\` as \`prefillCity\`. */
type VueForm<Attributes> = Attributes extends FormAttributes
  ? { [name: \`prefill\${Capitalize<string>}\` | \`hidden\${Capitalize<string>}\`]: string | undefined; inheritQuery?: '' | true }
  : unknown;

declare global {
  interface HTMLElementTagNameMap {
${perWidget((type, tag) => `'${tag}': ${type}Element;`)}
  }
  interface HTMLElementEventMap extends WidgetEvents {}
  interface DocumentEventMap extends WidgetEvents {}
}

// @ts-ignore: only where React is installed.
declare module 'react' {
  // @ts-ignore
  type ${prefix}Props<Attributes, Element> = import('react').DetailedHTMLProps<import('react').HTMLAttributes<Element>, Element> & Attributes & Listeners;
  namespace JSX {
    interface IntrinsicElements {
${perWidget((type, tag) => `  '${tag}': ${prefix}Props<${type}Attributes, ${type}Element>;`)}
    }
  }
}

// @ts-ignore: only where Vue is installed.
declare module 'vue' {
  // @ts-ignore
  type ${prefix}Props<Attributes> = new () => { $props: Attributes & VueForm<Attributes> & VueListeners & import('vue').HTMLAttributes };
  interface GlobalComponents {
${perWidget((type, tag) => `'${tag}': ${prefix}Props<${type}Attributes>;`)}
  }
}

// @ts-ignore: only where Svelte is installed.
declare module 'svelte/elements' {
  // @ts-ignore
  type ${prefix}Props<Attributes, Element extends EventTarget> = import('svelte/elements').HTMLAttributes<Element> & Attributes & Listeners;
  interface SvelteHTMLElements {
${perWidget((type, tag) => `'${tag}': ${prefix}Props<${type}Attributes, ${type}Element>;`)}
  }
}
`;
