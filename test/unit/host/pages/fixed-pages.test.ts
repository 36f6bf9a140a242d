import { describe, expect, it } from 'vitest';
import { sitemapCityNames } from '../../../../catalogue/towns/area-names.ts';
import { areas } from '../../../../catalogue/towns/counties.ts';
import { areaSlug } from '../../../../catalogue/towns/places.ts';
import { readable, renderPage } from '../support/rendered-page.ts';

const linksOf = (html: string) =>
  [...html.matchAll(/<a [^>]*href="([^"]+)"[^>]*>(.*?)<\/a>/gs)].map(([, href = '', text = '']) => [
    readable(text).trim(),
    href,
  ]);

describe('/sitemap', () => {
  const cityLinks = sitemapCityNames.flatMap((name) => [
    ['Interior Painting', `/${areaSlug(name)}-interior-painting`],
    ['Exterior Painting', `/${areaSlug(name)}-exterior-painting`],
    ['Pressure Washing', `/${areaSlug(name)}-pressure-washing`],
  ]);
  const locations = (main: string) => main.slice(main.indexOf('id="locations"'));

  it('has three links for each of the fourteen cities', async () => {
    const { main } = await renderPage('/sitemap');
    expect(cityLinks).toHaveLength(42);
    expect(linksOf(locations(main))).toEqual(cityLinks);
    const cities = [...main.matchAll(/<h3[^>]*>(.*?)<\/h3>/g)].map(([, name = '']) => name);
    expect(cities).toEqual(sitemapCityNames);
  });

  it('has no links for an inactive city, and keeps all links before the first load', async () => {
    const others = areas.filter(({ slug }) => slug !== 'bozman');
    const without = await renderPage('/sitemap', { content: { areas: async () => others } });
    expect(linksOf(locations(without.main))).toHaveLength(39);
    expect(without.main).toMatch(/<h3[^>]*>Bozman<\/h3>/);
    expect(without.main).not.toContain('/bozman-');
    const failing = await renderPage('/sitemap', { content: { areas: () => Promise.reject(new Error('down')) } });
    expect(failing.status).toBe(200);
    expect(linksOf(locations(failing.main))).toEqual(cityLinks);
  });
});
