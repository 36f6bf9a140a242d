import { expect, it } from 'vitest';
import { business } from '../../../../catalogue/business.ts';
import { readable, renderPage } from '../support/rendered-page.ts';

it('links to both review pages in new tabs, and says so', async () => {
  const { status, main } = await renderPage('/review-us');
  expect(status).toBe(200);
  expect(business.reviewPages).toHaveLength(2);
  for (const { name, url } of business.reviewPages) {
    expect(main).toMatch(new RegExp(`<a [^>]*href="${url}" target="_blank" rel="noopener">`));
    expect(readable(main)).toContain(`Review us on ${name} ↗ (opens in a new tab)`);
  }
});

it('links to /contact and to the phone', async () => {
  const { main } = await renderPage('/review-us');
  expect(main).toContain('href="/contact"');
  expect(main).toContain(`href="tel:${business.phone.dial}"`);
});

it('neither requests stars nor claims any', async () => {
  const { html, main } = await renderPage('/review-us');
  expect(readable(main)).not.toMatch(/star/i);
  expect(html).not.toMatch(/aggregateRating|"Review"/);
});
