import { describe, expect, it } from 'vitest';
import { testimonials } from '../../../../catalogue/company/testimonials.ts';
import type { Testimonial } from '../../../../catalogue/contracts/content.ts';
import { elementOf, renderPage } from '../support/rendered-page.ts';

const home = async (reviews: () => Promise<readonly Testimonial[]>) =>
  (await renderPage('/', { content: { testimonials: reviews } })).main;

describe('the reviews on the home page', () => {
  it('are all shown, with samples marked as such, without a script', async () => {
    const main = await home(async () => testimonials);
    expect(main.match(/<figure>/g)).toHaveLength(testimonials.length);
    expect(main.match(/Sample review/g)).toHaveLength(testimonials.length);
    expect(main).not.toMatch(/data-(src|widget|props)/);
  });

  it('are an empty list if there are none or loading fails', async () => {
    for (const none of [async () => [], () => Promise.reject(new Error('down'))])
      expect(elementOf(await home(none), /<ul[^>]*aria-label="Reviews"/, '</ul>')).toMatch(/^<ul[^>]*><\/ul>$/);
  });
});
