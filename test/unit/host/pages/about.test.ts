import { describe, expect, it } from 'vitest';
import { testimonials } from '../../../../catalogue/company/testimonials.ts';
import type { Testimonial } from '../../../../catalogue/contracts/testimonial.ts';
import { areas } from '../../../../catalogue/towns/areas.ts';
import { elementOf, readable, renderPage } from '../support/rendered-page.ts';
import { streamPage } from '../support/streamed-page.ts';

const placesOf = (main: string) => {
  const section = elementOf(main, /<section [^>]*aria-labelledby="served"/, '</section>');
  return [...section.matchAll(/href="\/service-areas\/([^"]+)">([^<]+)/g)].map(([, slug, name]) => `${slug} ${name}`);
};

describe('the about page', () => {
  it('shows the crew, with alternative text, and an introduction', async () => {
    const { status, main } = await renderPage('/about');
    expect(status).toBe(200);
    expect(main).toMatch(/<img src="\/assets\/team.svg"[^>]* alt="Four painters in whites, [^"]+"/);
    expect(readable(main)).toContain('More than 50 years on, it is still run by the family.');
  });

  it('lists the fixed areas that are active, each with a link', async () => {
    const places = placesOf((await renderPage('/about')).main);
    expect(places).toHaveLength(14);
    expect(places[0]).toBe('kent-island Kent Island');
    expect(places[8]).toBe('st-michaels St. Michaels');
    expect(places.join()).not.toContain('Oxford');
    const fewer = areas.map((area) => (area.name === 'Kent Island' ? { ...area, active: false } : area));
    expect(placesOf((await renderPage('/about', { content: { areas: async () => fewer } })).main)[0]).toBe(
      'centreville Centreville',
    );
  });

  it('shows three badges', async () => {
    const text = readable((await renderPage('/about')).main);
    for (const badge of ['50+ Years', '100% Satisfaction', 'Quality Guarantee']) expect(text).toContain(badge);
  });

  it('shows the featured testimonials, samples marked as such', async () => {
    const { main } = await renderPage('/about', { content: { testimonials: async () => testimonials } });
    expect(main.match(/<blockquote/g)).toHaveLength(testimonials.length);
    expect(main.match(/Sample review/g)).toHaveLength(testimonials.length);
  });

  it('works without areas and without testimonials', async () => {
    const failing = () => Promise.reject(new Error('down'));
    const { status, main } = await renderPage('/about', { content: { areas: failing, testimonials: failing } });
    expect(status).toBe(200);
    expect(placesOf(main)).toEqual([]);
    expect(main).toContain('href="/service-areas"');
    expect(main).not.toContain('<blockquote');
  });

  it('shows three placeholders while the testimonials load', async () => {
    let arrive = () => {};
    const late = new Promise<readonly Testimonial[]>((resolve) => {
      arrive = () => resolve(testimonials);
    });
    const { early, whole } = await streamPage('/about', { testimonials: () => late }, () => arrive());
    expect(early.match(/Loading a review/g)).toHaveLength(3);
    expect(early).not.toContain('<blockquote');
    expect(whole.match(/<blockquote/g)).toHaveLength(testimonials.length);
  });
});
