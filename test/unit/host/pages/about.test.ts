import { describe, expect, it } from 'vitest';
import { areas } from '../../../../catalogue/towns/counties.ts';
import { elementOf, renderPage } from '../support/rendered-page.ts';

const placesOf = (main: string) => {
  const section = elementOf(main, /<section [^>]*aria-labelledby="served"/, '</section>');
  return [...section.matchAll(/href="\/service-areas\/([^"]+)">([^<]+)/g)].map(([, slug, name]) => `${slug} ${name}`);
};

describe('the about page', () => {
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

  it('works without areas and without testimonials', async () => {
    const failing = () => Promise.reject(new Error('down'));
    const { status, main } = await renderPage('/about', { content: { areas: failing, testimonials: failing } });
    expect(status).toBe(200);
    expect(placesOf(main)).toEqual([]);
    expect(main).toContain('href="/service-areas"');
    expect(main).not.toContain('<blockquote');
  });
});
