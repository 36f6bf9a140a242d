import { describe, expect, it } from 'vitest';
import { business } from '../../../../catalogue/business.ts';
import { sitemapCityNames } from '../../../../catalogue/towns/area-names.ts';
import { areas } from '../../../../catalogue/towns/counties.ts';
import { areaSlug } from '../../../../catalogue/towns/places.ts';
import { elementOf, readable, renderPage } from '../support/rendered-page.ts';

const linksOf = (html: string) =>
  [...html.matchAll(/<a [^>]*href="([^"]+)"[^>]*>(.*?)<\/a>/gs)].map(([, href = '', text = '']) => [
    readable(text).trim(),
    href,
  ]);

describe.each([
  { path: '/privacy-policy', headings: ['Introduction', 'Information Collected', 'Use of Information', 'Contact'] },
  {
    path: '/terms-of-service',
    headings: ['Agreement', 'Services', 'Estimates and Pricing', 'Service Areas', 'Limitation of Liability'],
  },
])('$path', ({ path, headings }) => {
  it('has its sections, its date, and contact details', async () => {
    const { status, main } = await renderPage(path);
    expect(status).toBe(200);
    expect([...main.matchAll(/<h2 id="([^"]+)">(.*?)<\/h2>/g)].map(([, , text]) => text)).toEqual(headings);
    for (const [, id] of main.matchAll(/<h2 id="([^"]+)"/g)) expect(main).toContain(`href="#${id}"`);
    expect(readable(main)).toContain('Last Updated: January 2025');
    const address = elementOf(main, /<address/, '</address>');
    expect(readable(address)).toContain(`${business.address.poBox}\nChester, MD 21619`);
    expect(linksOf(address)).toEqual([
      [business.phone.shown, `tel:${business.phone.dial}`],
      [business.email, `mailto:${business.email}`],
    ]);
  });
});

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

it('keeps /admin out of search results, names the owner and requests the password', async () => {
  const { status, html, main } = await renderPage('/admin');
  expect(status).toBe(200);
  expect(html).toContain('<meta name="robots" content="noindex"/>');
  expect(html).toContain('<title>Owner’s Area');
  expect(readable(main)).toMatch(/Password\s+Show\s+Stay signed in on this device for 30 days\s+Login/);
});
