import { PassThrough } from 'node:stream';
import { describe, expect, it } from 'vitest';
import type { PostedForm } from '../../../../host/rendering/posted-form.ts';
import { assets, elementOf, readable, rendererOf, renderPage } from '../support/rendered-page.ts';

const name = 'Margaret "Meg" <Tilghman>';
const shownName = /value="Margaret &quot;Meg&quot; (<|&lt;)Tilghman(>|&gt;)?/;
const message = 'Cedar clapboard, two stories.';
const refused = { status: 'refused', errors: { email: 'Please enter a valid email' } } as const;

const estimate = {
  form: 'estimate',
  anchor: 'e-answer',
  nameField: 'name',
  values: { name, email: 'nope', phone: '(410) 555-0187', state: 'DE', message, serviceType: 'interior' },
  failed: 'Failed to send estimate request. Please try again.',
} as const;
const contact = {
  form: 'contact',
  anchor: 'm-answer',
  nameField: 'firstName',
  values: { firstName: name, email: 'nope', phone: '', message },
  failed: 'Failed to send message. Please try again.',
} as const;

/** The form with that name in a page. */
function formOf(main: string, name: string): string {
  const form = main.split(/(?=<form)/).find((part) => part.includes(`name="form" value="${name}"`)) ?? '';
  return elementOf(form, /<form/, '</form>');
}
const inputOf = (form: string, name: string) => elementOf(form, new RegExp(`<input[^>]* name="${name}"`), '>');

/** The answered page while its areas load, and once they have arrived. */
async function streamPage(path: string, posted: PostedForm) {
  let arrive = (_: readonly []) => {};
  const areas = new Promise<readonly []>((resolve) => (arrive = resolve));
  const found = rendererOf({ areas: () => areas }).find(path, new URLSearchParams());
  if ('location' in found) throw new Error(`${path} has moved to ${found.location}`);
  const { body } = await found.render({ posted });
  if (typeof body !== 'function') throw new Error(`${path} is no stream`);
  const document = new PassThrough({ encoding: 'utf8' });
  body(document);
  let whole = '';
  document.on('data', (chunk) => (whole += chunk));
  while (!whole.includes('</footer>')) await new Promise((resolve) => setImmediate(resolve));
  const early = whole;
  arrive([]);
  await new Promise((resolve) => document.on('end', resolve));
  return { early, whole };
}

describe.each([
  ...['/contact', '/exterior', '/interior', '/pressure-washing'].map((path) => ({ ...estimate, path })),
  { ...contact, path: '/contact' },
])('the $form form of $path', ({ form: formName, path, anchor, values, nameField, failed }) => {
  const answered = (outcome: PostedForm['outcome']) => ({ posted: { form: formName, values, outcome } });

  it('posts to its own page, with the name that the server expects', async () => {
    const form = formOf((await renderPage(path)).main, formName);
    expect(form).toMatch(/^<form[^>]* method="post"/);
    expect(form).toContain(`action="${path}#${anchor}"`);
  });

  it('shows the input and the errors again, also while other parts of the page are still loading', async () => {
    const { status, main } = await renderPage(path, answered(refused));
    const form = formOf(main, formName);
    expect(status).toBe(422);
    expect(readable(form)).toContain('Please enter a valid email');
    expect(inputOf(form, 'email')).toMatch(/aria-invalid/);
    expect(inputOf(form, nameField)).not.toMatch(/aria-invalid/);
    expect(inputOf(form, nameField)).toMatch(shownName);
    expect(inputOf(form, 'phone').includes('value=')).toBe(values.phone !== '');
    const { early, whole } = await streamPage(path, answered(refused).posted);
    for (const text of [form, early]) expect(text).toContain(`${message}</textarea>`);
    // Loading it again would lose the input.
    expect(whole).not.toContain('http-equiv="refresh"');
  });

  it('keeps the input if it could not be stored, and shows the phone number', async () => {
    const { status, main } = await renderPage(path, answered({ status: 'failed' }));
    const form = formOf(main, formName);
    expect(status).toBe(503);
    expect(readable(form)).toContain(failed);
    expect(inputOf(form, nameField)).toMatch(shownName);
    for (const way of ['tel:', 'mailto:']) expect(form).toContain(`href="${way}`);
  });
});

it.each(Object.entries({ '/contact': 'contact-form', '/exterior': 'estimate-form' } as const))(
  'preloads with %s the modules of its first form',
  async (path, widget) => {
    const { html } = await renderPage(path);
    const { src, imports } = assets.islands[widget];
    // Nothing that the visitor sees waits for them.
    const preload = (module: string) => `<link rel="modulepreload" fetchPriority="low" href="${module}"/>`;
    for (const module of [src, ...imports]) expect(html).toContain(preload(module));
  },
);

it('keeps the state and the service chosen on the contact page, and leaves the other form unchanged', async () => {
  const { form: formName, values } = estimate;
  const { main } = await renderPage('/contact', { posted: { form: formName, values, outcome: refused } });
  const form = formOf(main, 'estimate');
  expect(inputOf(form, 'state')).toContain('value="DE"');
  const chosen = form.match(/<input[^>]*type="radio"[^>]*>/g)?.filter((tag) => / checked/.test(tag));
  expect(chosen).toEqual([expect.stringContaining('value="interior"')]);
  const other = formOf(main, 'contact');
  expect(other).not.toMatch(/aria-invalid/);
  expect(inputOf(other, 'email')).not.toContain('value=');
});
