import { rm } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { widgetFacts } from '../../../host/pages/embed/words.ts';
import { snippetOf } from '../../../widgets/embed/studio/snippet.ts';
import { installBeside } from '../../support/install-beside.ts';
import { timeLimitMs } from '../../support/node-start.mjs';
import { check, type Framework, folder } from './project.ts';

const origin = 'https://brushline.example';
const clean = () => rm(path.join(folder, '.cache'), { recursive: true, force: true });
beforeAll(async () => {
  installBeside(folder);
  await clean();
}, timeLimitMs(180_000));
afterAll(clean);

const frameworks = [
  { kind: 'react', ending: 'tsx' },
  { kind: 'vue', ending: 'vue' },
  { kind: 'svelte', ending: 'svelte' },
] as const satisfies readonly { kind: Framework; ending: string }[];

/** Every value of an option, or one if it accepts any text. */
const valuesOf = ({ words }: { words?: readonly string[] | undefined }) => words ?? ['a "b" {c} <d>'];

/** The snippets of /embed for all widgets: without a choice, and with each value of each option. */
function snippets(kind: (typeof frameworks)[number]['kind']): string[] {
  return widgetFacts.flatMap((widget) => {
    const longest = Math.max(...widget.options.map((option) => valuesOf(option).length));
    const choices = Array.from({ length: longest }, (_, at) =>
      Object.fromEntries(widget.options.map((option) => [option.name, valuesOf(option)[at] ?? ''])),
    );
    return [
      snippetOf(origin, { widget, kind, values: {} }),
      ...choices.map((values) => snippetOf(origin, { widget, kind, values, accent: '#1f5c78' })),
    ];
  });
}

describe.each(frameworks)('/embed’s code for $kind', ({ kind, ending }) => {
  it('passes the framework’s own checks, for every widget and every option', async () => {
    const files = snippets(kind).map((text, at) => [`Widget${at}.${ending}`, text]);
    expect(files.length).toBeGreaterThan(12);
    expect(await check(kind, Object.fromEntries(files))).toBe('');
  });

  it('does not pass with a value or a detail that the widget does not have', async () => {
    const [widget] = widgetFacts;
    if (!widget) throw new Error('No widget');
    const good = snippetOf(origin, { widget, kind, values: { service: 'interior' } });
    expect(good).toContain('brushline:success');
    const wrongValue = good.replace('service="interior"', 'service="garage"');
    expect(await check(kind, { [`Wrong.${ending}`]: wrongValue })).toMatch(/"garage"/);
  });
});

const plain = `
const form = document.createElement('brushline-estimate-form');
form.service = 'interior';
form.strings = { 'Get Free Estimate': 'Ask us for a price' };
form.prefill({ city: 'Easton', zipCode: '21601' });
form.addEventListener('brushline:error', ({ detail }) => console.log(detail.message?.length, detail.status));
document.addEventListener('brushline:submit', (event) => {
  event.detail.context.campaign = 'spring';
  event.preventDefault();
});
document.querySelector('brushline-testimonials')?.remove();
export const limit: string | undefined = document.querySelector('brushline-testimonials')?.limit;
`;

describe('plain TypeScript without any framework', () => {
  it('has types for elements, properties, methods and events', async () => {
    expect(await check('plain', { 'page.ts': plain })).toBe('');
  });

  it.each([
    ['a value', "form.service = 'interior'", "form.service = 'garage'", /"garage"/],
    ['a field', "city: 'Easton'", "town: 'Easton'", /'town'/],
    ['a detail', 'detail.status', 'detail.text', /'text'/],
    ['an element', "'brushline-testimonials')?.limit", "'brushline-reviews')?.limit", /'limit'/],
  ])('refuses %s that does not exist', async (_, right, wrong, complaint) => {
    expect(plain).toContain(right);
    expect(await check('plain', { 'page.ts': plain.replace(right, wrong) })).toMatch(complaint);
  });
});
