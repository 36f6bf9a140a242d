import { expect, it } from 'vitest';
import { readable, renderPage } from '../support/rendered-page.ts';

it('answers an unknown address of several segments with 404 and the router’s question', async () => {
  for (const path of ['/foo/bar', '/blog/a/b', '/admin/x']) {
    const { status, html, main } = await renderPage(path);
    expect(status).toBe(404);
    expect(readable(main)).toContain('Did you forget to add the page to the router?');
    expect(html).toContain('<meta name="robots" content="noindex"/>');
  }
});

it('links to other pages', async () => {
  const { main } = await renderPage('/foo/bar');
  expect(main).toMatch(/href="\/"/);
  expect(main).toMatch(/href="\/contact"/);
  expect(main).toMatch(/href="\/service-areas"/);
});
