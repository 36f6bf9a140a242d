import { expect, it } from 'vitest';
import { renderPage } from '../support/rendered-page.ts';

it('the about page works without areas and without testimonials', async () => {
  const failing = () => Promise.reject(new Error('down'));
  const { status, main } = await renderPage('/about', { content: { areas: failing, testimonials: failing } });
  expect(status).toBe(200);
  expect(main).not.toMatch(/href="\/service-areas\/|<blockquote/);
  expect(main).toContain('href="/service-areas"');
});
