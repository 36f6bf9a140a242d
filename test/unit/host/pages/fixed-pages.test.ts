import { describe, expect, it } from 'vitest';
import { faq } from '../../../../catalogue/company/faq.ts';
import { testimonials } from '../../../../catalogue/company/testimonials.ts';
import type { Testimonial } from '../../../../catalogue/contracts/content.ts';
import { portfolio } from '../../../../catalogue/services/portfolio.ts';
import { serviceOverview } from '../../../../catalogue/services/services.ts';
import { sitemapCityNames } from '../../../../catalogue/towns/area-names.ts';
import { areas } from '../../../../catalogue/towns/counties.ts';
import { areaSlug } from '../../../../catalogue/towns/places.ts';
import { elementOf, readable, renderPage } from '../support/rendered-page.ts';

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

/** The sections of a document from one heading to the next of the same level. */
const parts = (main: string, order: number) => main.split(new RegExp(`(?=<h${order}[ >])`)).slice(1);
/** Links to the contact page point to its estimate form, some with a package. */
const pathOf = (href: string) => href.replace(/^\/contact(\?package=[^#]+)?#estimate$/, '/contact');
const hrefs = (html: string) => [...html.matchAll(/<a [^>]*href="([^"]+)"/g)].map(([, href]) => href ?? '');

describe('/services', () => {
  it('shows the 23 entries in their four categories, each linked to its detail page or to contact', async () => {
    const { status, main } = await renderPage('/services');
    expect(status).toBe(200);
    const groups = parts(main, 2).slice(0, 4);
    expect(groups.map((group) => readable(elementOf(group, /<h2/, '</h2>')).trim())).toEqual([
      'Main Services',
      'Specialty Services',
      'Premium Packages',
      'Commercial Services',
    ]);
    expect(groups.map((group) => parts(group, 3).length)).toEqual([3, 14, 3, 3]);
    for (const { name, description, href } of serviceOverview) {
      const link = [...main.matchAll(/<a [^>]*>.*?<\/a>/gs)].find(([text]) =>
        readable(text).includes(`${name}\n`),
      )?.[0];
      expect(readable(link ?? ''), name).toContain(description);
      expect(hrefs(link ?? '').map(pathOf), name).toEqual([href]);
    }
  });
});

describe('/all-services', () => {
  it('shows the portfolio of 37 in eight categories, each card linked to one of four pages', async () => {
    const { main } = await renderPage('/all-services');
    const chart = parts(main, 2).find((part) => readable(part).startsWith('The Full Portfolio')) ?? '';
    const groups = parts(chart, 3);
    expect(groups.map((group) => readable(elementOf(group, /<h3/, '</h3>')).trim())).toEqual(
      portfolio.map(({ category }) => category),
    );
    const links = groups.flatMap(hrefs).map(pathOf);
    expect(links).toHaveLength(37);
    for (const href of links) expect(['/interior', '/exterior', '/pressure-washing', '/contact']).toContain(href);
  });
});

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

it('the about page works without areas and without testimonials', async () => {
  const failing = () => Promise.reject(new Error('down'));
  const { status, main } = await renderPage('/about', { content: { areas: failing, testimonials: failing } });
  expect(status).toBe(200);
  expect(main).not.toMatch(/href="\/service-areas\/|<blockquote/);
  expect(main).toContain('href="/service-areas"');
});

const townsOf = (main: string) => elementOf(main.slice(main.indexOf('<h2 id="where">')), /<ul/, '</ul>');

describe.each(['exterior', 'interior', 'pressure-washing'] as const)('the page /%s', (serviceType) => {
  const path = `/${serviceType}`;

  it('requests an estimate for its own service only', async () => {
    const { main } = await renderPage(path);
    expect(main).toContain(`<input type="hidden" name="serviceType" value="${serviceType}"`);
    expect(main).not.toMatch(/<select|type="radio"/);
  });

  it('answers frequent questions about its service, collapsed natively', async () => {
    const { main } = await renderPage(path);
    const folded = [
      ...main.matchAll(/<details[^>]*><summary[^>]*><h3[^>]*>(.*?)<\/h3><\/summary><p[^>]*>(.*?)<\/p><\/details>/g),
    ];
    expect(folded.map(([, question = '', answer = '']) => [readable(question), readable(answer)])).toEqual(
      Object.entries(faq[serviceType]),
    );
  });
});

it.each([
  ['are not active', async () => []],
  ['cannot be loaded', () => Promise.reject(new Error('no store'))],
])('the places of a service page are text if the areas %s', async (_, areas) => {
  const { status, main } = await renderPage('/exterior', { content: { areas } });
  expect(status).toBe(200);
  expect(townsOf(main)).not.toContain('<a');
  expect(readable(townsOf(main))).toMatch(/^Kent Island\n.*\nWyemills\n/s);
});
