import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { business } from '../../catalogue/business.ts';
import { widgetTypes } from '../../host/pages/embed/widget-types.ts';
import { events, properties, widgetFacts } from '../../host/pages/embed/words.ts';

/**
 * The published interface of `/widgets/v1/`. Lines may be added, but not changed or removed: everything listed must
 * work as long as that path exists.
 */
const recorded = {
  elements: {
    'area-search': ['label', 'mode', 'theme'],
    'color-quiz': ['label', 'mode', 'quiz', 'theme'],
    'contact-form': ['heading', 'hidden-campaign', 'label', 'lang', 'mode', 'prefill-city', 'redirect', 'theme'],
    'estimate-form': [
      'heading',
      'hidden-campaign',
      'label',
      'lang',
      'mode',
      'prefill-city',
      'redirect',
      'service',
      'theme',
    ],
    'palette-picker': ['brand', 'category', 'label', 'mode', 'theme'],
    testimonials: ['label', 'limit', 'mode', 'service', 'theme'],
  },
  values: {
    mode: ['inline', 'button', 'side-tab', 'full-page'],
    theme: ['light', 'dark', 'auto'],
    heading: ['shown', 'none'],
    service: ['exterior', 'interior', 'pressure-washing'],
    quiz: ['exterior', 'interior'],
    lang: ['en', 'es'],
  },
  events: ['brushline:ready', 'brushline:submit', 'brushline:success', 'brushline:error'],
  properties: ['--brushline-accent', '--brushline-radius', '--brushline-font'],
  exports: ['mount', 'start'],
  /** Members of every element, and of forms. */
  members: ['strings?: Readonly<Record<string, string>>', 'prefill(values: '],
  /** Attributes on a page's own elements that the loader recognizes. */
  marks: ['data-brushline=', 'data-brushline-open='],
  /** Attributes of forms that have no value. */
  switches: ["'inherit-query'?: '' | true"],
} as const;

const missing = (wanted: readonly string[], found: readonly string[]) => wanted.filter((one) => !found.includes(one));

it('keeps every element with every attribute', () => {
  for (const [name, attributes] of Object.entries(recorded.elements)) {
    const found = widgetFacts.find((widget) => widget.name === name)?.options.map((option) => option.name) ?? [];
    expect([name, missing(attributes, found)]).toEqual([name, []]);
  }
});

it('keeps every value of an attribute', () => {
  const options = widgetFacts.flatMap((widget) => widget.options);
  for (const [name, values] of Object.entries(recorded.values)) {
    const found = options.filter((option) => option.name === name).flatMap(({ words = [] }) => words);
    expect([name, missing(values, found)]).toEqual([name, []]);
  }
});

it('keeps every event, custom property and function', () => {
  expect(
    missing(
      recorded.events,
      events.map(([name]) => name),
    ),
  ).toEqual([]);
  expect(
    missing(
      recorded.properties,
      properties.map(([name]) => name),
    ),
  ).toEqual([]);
  const loader = readFileSync('widgets/core/embed/embed-loader.ts', 'utf8');
  const exported = [...loader.matchAll(/^export function (\w+)/gm)].map(([, name]) => name ?? '');
  expect(missing(recorded.exports, exported)).toEqual([]);
});

it('keeps every property, method and mark', () => {
  expect([...recorded.members, ...recorded.switches].filter((one) => !widgetTypes.includes(one))).toEqual([]);
  const manual = readFileSync('host/pages/embed/manual.tsx', 'utf8');
  const studio = readFileSync('widgets/embed-studio/snippet.ts', 'utf8');
  const told = (manual + studio).replace(/\$\{business\.namespace\}/g, business.namespace);
  expect(recorded.marks.filter((one) => !told.includes(one))).toEqual([]);
});

it('keeps the recorded names that other sites use', () => {
  expect(business.namespace).toBe('brushline');
});
