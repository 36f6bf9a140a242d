import { describe, expect, it } from 'vitest';
import type { PostedForm } from '../../../../host/rendering/posted-form.ts';
import { assets, elementOf, readable, renderPage } from '../support/rendered-page.ts';
import { streamPage } from '../support/streamed-page.ts';

interface Sample {
  form: PostedForm['form'];
  path: string;
  /** Its anchor on the page. */
  anchor: string;
  values: Record<string, string>;
  nameField: 'name' | 'firstName';
  failed: string;
  thanks: [title: string, text: string];
}

const name = 'Margaret "Meg" <Tilghman>';
const shownName = /value="Margaret &quot;Meg&quot; (<|&lt;)Tilghman(>|&gt;)?/;
const message = 'Cedar clapboard, two stories.';

const estimate: Omit<Sample, 'path'> = {
  form: 'estimate',
  anchor: 'e-answer',
  values: { name, email: 'nope', phone: '(410) 555-0187', state: 'DE', message, serviceType: 'interior' },
  nameField: 'name',
  failed: 'Failed to send estimate request. Please try again.',
  thanks: ['Estimate request sent!', "We'll contact you soon to schedule your free estimate."],
};
const contact: Omit<Sample, 'path'> = {
  form: 'contact',
  anchor: 'm-answer',
  values: { firstName: name, email: 'nope', phone: '', message },
  nameField: 'firstName',
  failed: 'Failed to send message. Please try again.',
  thanks: ['Message sent!', "Thank you for your message. We'll get back to you soon."],
};
const samples: Sample[] = [
  ...['/contact', '/exterior', '/interior', '/pressure-washing'].map((path) => ({ ...estimate, path })),
  { ...contact, path: '/contact' },
];

const posted = ({ form, values }: Omit<Sample, 'path'>, outcome: PostedForm['outcome']) => ({ form, values, outcome });
const refused = { status: 'refused', errors: { email: 'Please enter a valid email' } } as const;

/** The form with that name in a page. */
function formOf(main: string, name: string): string {
  const form = main.split(/(?=<form)/).find((part) => part.includes(`name="form" value="${name}"`)) ?? '';
  return elementOf(form, /<form/, '</form>');
}
const inputOf = (form: string, name: string) => elementOf(form, new RegExp(`<input[^>]* name="${name}"`), '>');

describe.each(samples)('the $form form of $path', (sample) => {
  const { form: formName, path, anchor, values, nameField, failed, thanks } = sample;

  it('posts to its own page, with the name that the server expects', async () => {
    const form = formOf((await renderPage(path)).main, formName);
    expect(form).toMatch(/^<form[^>]* method="post"/);
    expect(form).toContain(`action="${path}#${anchor}"`);
    expect(form).toContain(`<input type="hidden" name="form" value="${formName}"`);
  });

  it('shows the input and the errors again', async () => {
    const { status, main } = await renderPage(path, { posted: posted(sample, refused) });
    const form = formOf(main, formName);
    expect(status).toBe(422);
    expect(readable(form)).toContain('Please enter a valid email');
    expect(inputOf(form, 'email')).toMatch(/aria-invalid/);
    expect(inputOf(form, nameField)).not.toMatch(/aria-invalid/);
    expect(inputOf(form, nameField)).toMatch(shownName);
    expect(inputOf(form, 'phone').includes('value=')).toBe(values.phone !== '');
    expect(form).toContain(`${message}</textarea>`);
  });

  it('keeps the input while other parts of the page are still loading, and never loads it again', async () => {
    let arrive = (_: readonly []) => {};
    const areas = new Promise<readonly []>((resolve) => {
      arrive = resolve;
    });
    const answer = posted(sample, refused);
    const { early, whole } = await streamPage(path, { areas: () => areas }, () => arrive([]), answer);
    expect(early).toContain(`${message}</textarea>`);
    expect(whole).not.toContain('http-equiv="refresh"');
  });

  it('keeps the input if it could not be stored, and shows the phone number', async () => {
    const { status, main } = await renderPage(path, { posted: posted(sample, { status: 'failed' }) });
    const form = formOf(main, formName);
    expect(status).toBe(503);
    expect(readable(form)).toContain(failed);
    expect(inputOf(form, nameField)).toMatch(shownName);
    expect(form).toMatch(/href="tel:/);
    expect(form).toMatch(/href="mailto:/);
  });

  it('confirms that it was sent, and is empty again', async () => {
    const { status, main } = await renderPage(path, {
      posted: { form: formName, values: {}, outcome: { status: 'sent', receivedAt: '2026-06-03T18:14:00.000Z' } },
    });
    const form = formOf(main, formName);
    expect(status).toBe(200);
    for (const words of thanks) expect(readable(form)).toContain(words);
    expect(inputOf(form, nameField)).not.toContain('value=');
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
  const { main } = await renderPage('/contact', { posted: posted(estimate, refused) });
  const form = formOf(main, 'estimate');
  expect(inputOf(form, 'state')).toContain('value="DE"');
  const chosen = [...form.matchAll(/<input[^>]*type="radio"[^>]*>/g)]
    .map(([tag]) => tag)
    .filter((tag) => / checked/.test(tag));
  expect(chosen).toHaveLength(1);
  expect(chosen[0]).toContain('value="interior"');
  const other = formOf(main, 'contact');
  expect(other).not.toMatch(/aria-invalid/);
  expect(inputOf(other, 'email')).not.toContain('value=');
});
