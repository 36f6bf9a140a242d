import { describe, expect, it } from 'vitest';
import type { PostedForm } from '../../../host/posted-form.ts';
import { assets, elementOf, readable, renderPage } from './rendered-page.ts';

const values = {
  name: 'Margaret "Meg" <Tilghman>',
  email: 'nope',
  phone: '(410) 555-0187',
  address: '118 Cox Creek Road',
  city: 'Stevensville',
  state: 'DE',
  zipCode: '21666',
  message: 'Cedar clapboard, two stories.',
  serviceType: 'interior',
};
const posted = (outcome: PostedForm['outcome']): PostedForm => ({ form: 'estimate', values, outcome });
const refused = posted({ status: 'refused', errors: { email: 'Please enter a valid email' } });

const formOf = (main: string) => elementOf(main, /<form/, '</form>');
const inputOf = (form: string, name: string) => elementOf(form, new RegExp(`<input[^>]* name="${name}"`), '>');

describe.each(['/contact', '/exterior', '/interior', '/pressure-washing'])('the form of %s', (path) => {
  it('posts to its own page and comes back to itself, with the name by which the server knows it', async () => {
    const form = formOf((await renderPage(path)).main);
    expect(form).toMatch(/^<form[^>]* method="post"/);
    expect(form).toContain(`action="${path}#estimate"`);
    expect(form).toContain('<input type="hidden" name="form" value="estimate"');
  });

  it('comes back with what was typed and what is wrong with it', async () => {
    const { status, main } = await renderPage(path, { posted: refused });
    const form = formOf(main);
    expect(status).toBe(422);
    expect(readable(form)).toContain('Please enter a valid email');
    expect(inputOf(form, 'email')).toMatch(/aria-invalid/);
    expect(inputOf(form, 'name')).not.toMatch(/aria-invalid/);
    expect(inputOf(form, 'state')).toContain('value="DE"');
    expect(inputOf(form, 'name')).toMatch(/value="Margaret &quot;Meg&quot; (<|&lt;)Tilghman(>|&gt;)?/);
    expect(form).toContain('Cedar clapboard, two stories.</textarea>');
  });

  it('keeps what was typed when it could not be kept, and says whom to call', async () => {
    const { status, main } = await renderPage(path, { posted: posted({ status: 'failed' }) });
    expect(status).toBe(503);
    expect(readable(main)).toContain('Failed to send estimate request. Please try again.');
    expect(inputOf(formOf(main), 'city')).toContain('value="Stevensville"');
    expect(formOf(main)).toMatch(/href="tel:/);
    expect(formOf(main)).toMatch(/href="mailto:/);
  });

  it('says that it was sent, and is empty again', async () => {
    const { status, main } = await renderPage(path, { query: 'sent=estimate' });
    expect(status).toBe(200);
    expect(readable(main)).toContain('Estimate request sent!');
    expect(readable(main)).toContain("We'll contact you soon to schedule your free estimate.");
    expect(inputOf(formOf(main), 'name')).not.toContain('value=');
    expect(inputOf(formOf(main), 'state')).toContain('value="MD"');
  });

  it('says nothing of the kind before it was posted', async () => {
    expect(readable((await renderPage(path)).main)).not.toContain('Estimate request sent!');
  });

  it('has its modules fetched along with the page', async () => {
    const { html } = await renderPage(path);
    const { src, imports } = assets.islands['estimate-form'];
    for (const module of [src, ...imports]) expect(html).toContain(`<link rel="modulepreload" href="${module}"/>`);
  });
});

it('keeps the service that was chosen on the contact page', async () => {
  const form = formOf((await renderPage('/contact', { posted: refused })).main);
  const chosen = [...form.matchAll(/<input[^>]*type="radio"[^>]*>/g)]
    .map(([tag]) => tag)
    .filter((tag) => / checked/.test(tag));
  expect(chosen).toHaveLength(1);
  expect(chosen[0]).toContain('value="interior"');
});
