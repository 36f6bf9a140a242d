import { describe, expect, it } from 'vitest';
import { renderPage } from '../support/rendered-page.ts';

const paths = [
  '/contact',
  '/exterior',
  '/interior',
  '/pressure-washing',
  '/about',
  '/review-us',
  '/blog',
  '/blog/paint-season-on-the-bay',
  '/blog/nope',
  '/foo/bar',
];

describe.each(paths)('the markup of %s', (path) => {
  it('has no inline style and no inline handler, which its security policy would block', async () => {
    const { html } = await renderPage(path);
    expect(html).not.toMatch(/<[^>]* style="/);
    expect(html).not.toMatch(/<[^>]* on[a-z]+="/);
  });

  it('has unique ids, and every reference has a target', async () => {
    const { html } = await renderPage(path);
    const ids = [...html.matchAll(/<[^>]* id="([^"]+)"/g)].map(([, id]) => id);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    const references = [
      ...html.matchAll(
        /<[^>]* (?:href="#|for="|aria-labelledby="|aria-describedby="|popovertarget="|fill="url\(#)([^")]+)/gi,
      ),
    ].map(([, id]) => id);
    expect(references.length).toBeGreaterThan(0);
    expect(references.filter((id) => !ids.includes(id))).toEqual([]);
  });

  it('has one h1, and skips no level on the way down', async () => {
    const { main } = await renderPage(path);
    const orders = [...main.matchAll(/<h([1-6])/g)].map(([, order]) => Number(order));
    expect(orders.filter((order) => order === 1)).toHaveLength(1);
    expect(orders[0]).toBe(1);
    orders.reduce((above, order) => {
      expect(order).toBeLessThanOrEqual(above + 1);
      return order;
    });
  });
});
