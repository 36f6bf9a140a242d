import { readdirSync, readFileSync } from 'node:fs';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { Metric } from '../../catalogue/contracts/metric.ts';
import { embeddableWidgets } from '../../catalogue/embeddable-widgets.mjs';
import { widgetTypes } from '../../host/pages/embed/widget-types.ts';
import { events, properties, widgetFacts } from '../../host/pages/embed/words.ts';

/*
 * The published interface of `/widgets/v1/`. Lines may be added, but not changed or removed: everything listed must
 * work as long as that path exists.
 */
const inForms = ['hidden-campaign', 'lang', 'prefill-city', 'redirect'];
const elements = {
  'area-search': ['label', 'mode', 'theme'],
  'color-quiz': ['label', 'mode', 'quiz', 'theme'],
  'contact-form': ['heading', 'label', 'mode', 'theme', ...inForms],
  'estimate-form': ['heading', 'label', 'mode', 'service', 'theme', ...inForms],
  'palette-picker': ['brand', 'category', 'label', 'mode', 'theme'],
  testimonials: ['label', 'limit', 'mode', 'service', 'theme'],
};
const values = {
  mode: ['inline', 'button', 'side-tab', 'full-page'],
  theme: ['light', 'dark', 'auto'],
  heading: ['shown', 'none'],
  service: ['exterior', 'interior', 'pressure-washing'],
  quiz: ['exterior', 'interior'],
  lang: ['en', 'es'],
};
/** Of every element, and of forms. */
const members = [
  'strings?: Readonly<Record<string, string>>',
  'prefill(values: ',
  "'inherit-query'?: '' | true",
  ...['ready', 'submit', 'success', 'error'].map((name) => `'brushline:${name}': CustomEvent`),
];

it.each(Object.entries(elements))('keeps every attribute of %s', (name, attributes) => {
  const options = widgetFacts.find((widget) => widget.name === name)?.options.map((option) => option.name);
  expect(options).toEqual(expect.arrayContaining(attributes));
});

it.each(Object.entries(values))('keeps every value of %s', (name, words) => {
  const options = widgetFacts.flatMap((widget) => widget.options).filter((option) => option.name === name);
  expect(options.flatMap((option) => option.words ?? [])).toEqual(expect.arrayContaining(words));
});

it('keeps every event, custom property, property, method and function', () => {
  const names = [...events, ...properties].map(([name]) => name);
  const kept = ['--brushline-accent', '--brushline-radius', '--brushline-font', 'brushline:ready', 'brushline:submit'];
  expect(names).toEqual(expect.arrayContaining([...kept, 'brushline:success', 'brushline:error']));
  expect(members.filter((one) => !widgetTypes.includes(one))).toEqual([]);
  const loader = readFileSync('widgets/core/embed/embed-loader.ts', 'utf8');
  for (const name of ['mount', 'start']) expect(loader).toContain(`export function ${name}(`);
});

it('accepts metrics of each embeddable widget, and of no other', () => {
  const isTaken = (widget: string) =>
    v.safeParse(Metric, { embed: [{ widget, version: 'v1', happened: 'load' }] }).success;
  expect(readdirSync('widgets').filter(isTaken).sort()).toEqual([...embeddableWidgets].sort());
});
