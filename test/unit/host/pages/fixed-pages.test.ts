import { describe, expect, it } from 'vitest';
import { faq } from '../../../../catalogue/company/faq.ts';
import { testimonials } from '../../../../catalogue/company/testimonials.ts';
import type { Testimonial } from '../../../../catalogue/contracts/content.ts';
import { type PageKind, pageKinds } from '../../../../catalogue/metrics/metric-names.ts';
import { paintColors } from '../../../../catalogue/paint/paint-colors.ts';
import { portfolio } from '../../../../catalogue/services/portfolio.ts';
import { serviceOverview } from '../../../../catalogue/services/services.ts';
import { sitemapCityNames } from '../../../../catalogue/towns/area-names.ts';
import { areas } from '../../../../catalogue/towns/counties.ts';
import { areaSlug } from '../../../../catalogue/towns/places.ts';
import { widgetFacts } from '../../../../host/pages/embed/words.ts';
import { builtFiles } from '../../../api/support/build.ts';
import { elementOf, linksOf, readable, renderPage } from '../support/rendered-page.ts';

const headerOf = async (path: string, options?: Parameters<typeof renderPage>[1]) =>
  elementOf((await renderPage(path, options)).html, /<header/, '</header>');

describe('the header', () => {
  it('has the logo, the phone and the plain links', async () => {
    const header = await headerOf('/');
    expect(header).toMatch(/<a [^>]*href="\/">.*?Brushline<\/a>/);
    expect(header).toMatch(/<a [^>]*href="tel:\+14105550142"[^>]*>\(410\) 555-0142<\/a>/);
    const links = { '/about': 'ABOUT', '/blog': 'BLOG', '/review-us': 'REVIEW US', '/contact': 'CONTACT' };
    for (const [path, name] of Object.entries(links)) expect(header).toContain(`<a href="${path}">${name}</a>`);
  });

  it('links only the areas of its groups, by the given slugs', async () => {
    const renamed = areas.map((area) => (area.name === 'Easton' ? { ...area, slug: 'easton-md' } : area));
    const header = await headerOf('/', { content: { areas: async () => renamed } });
    const panel = elementOf(header, /<div [^>]*id="nav-areas"/, 'View All Areas');
    expect(panel.match(/href="\/service-areas\//g)).toHaveLength(18);
    expect(panel).toContain('<a href="/service-areas/easton-md">Easton</a>');
    const groups = panel
      .split(/(?=<p[ >])/)
      .map((group) => [...group.matchAll(/>([^<>]+)<\/(?:p|a)>/g)].map(([, text]) => text));
    expect(groups).toContainEqual(['MAJOR CITIES', 'Annapolis', 'Easton', 'Chestertown', 'Cambridge']);
    expect(panel).not.toContain('Bozman');
  });

  it.each(['/contact', '/interior'])('marks %s as the current page, and only that', async (path) => {
    const marked = [...(await headerOf(path)).matchAll(/<a href="([^"]+)" aria-current="page"/g)];
    expect(new Set(marked.map((match) => match[1]))).toEqual(new Set([path]));
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

it('/all-services shows the portfolio of 37 in eight categories, each card linked to one of four pages', async () => {
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

const home = async (reviews: () => Promise<readonly Testimonial[]>) =>
  (await renderPage('/', { content: { testimonials: reviews } })).main;

describe('the reviews on the home page', () => {
  it('are three, real ones first, below the note that they are samples, without a script', async () => {
    const main = await home(async () => testimonials);
    expect(main.match(/<figure>/g)).toHaveLength(3);
    const real = testimonials.map((one, index) => ({ ...one, isSample: index < 5 }));
    expect(await home(async () => real)).toMatch(/Joan Whitcomb.*Marian Hale/);
    expect(main.match(/Sample reviews?/g)).toEqual(['Sample reviews']);
    expect(main.slice(main.indexOf('What the neighbors say'))).not.toMatch(/data-(src|widget|props)/);
  });

  it('are an empty list if there are none or loading fails', async () => {
    for (const none of [async () => [], () => Promise.reject(new Error('down'))])
      expect(elementOf(await home(none), /<ul[^>]*aria-label="Reviews"/, '</ul>')).toMatch(/^<ul[^>]*><\/ul>$/);
  });
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
      ...main.matchAll(/<details[^>]*><summary[^>]*><h3[^>]*>(.*?)<\/h3><\/summary><div[^>]*>(.*?)<\/div><\/details>/g),
    ].map(([, question = '', answer = '']) => [readable(question), words(answer).replace(/\s↗.*/, '')]);
    expect(folded).toEqual(
      Object.entries(faq[serviceType]).map(([question, { text, parts = [], end = [], link = [] }]) => [
        question,
        [text, parts.map(({ title, text }) => `${title} ${text}`), end, Object(link).text ?? []].flat(2).join(' '),
      ]),
    );
    expect(folded[0]?.[0]).toBe('What will it cost?');
    expect(main).toContain('id="sample-estimate"');
    expect(main).not.toContain('$');
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

describe('the contact page', () => {
  it('fills the form with a link’s values: service, package, colors, town and ZIP code', async () => {
    const { main } = await renderPage('/contact', {
      query: 'service=interior&package=Refresh+%26+List&c=sw-7008.sw-7008.plaid&city=St.+Michaels&zip=21663',
    });
    expect(main).toMatch(/<input[^>]*value="interior"[^>]*checked/);
    for (const value of ['St. Michaels', '21663']) expect(main).toMatch(new RegExp(`<input[^>]*value="${value}"`));
    const message = readable(elementOf(main, /<textarea[^>]*id="e-message"/, '</textarea>'));
    expect(message.match(/Package:/g)).toHaveLength(1);
    expect(message.trim()).toBe('Package: Refresh & List\nMy chosen colors:\nAlabaster (SW 7008), Sherwin-Williams');
  });

  it.each([
    'service=plumbing&package=%3Cb%3E&c=x&city=%3Cb%3E&zip=2166',
    'package=',
    'package=Move-in+ready',
    `c=${'sw-1.'.repeat(500)}`,
  ])('ignores unknown values: %#', async (query) => {
    const { main } = await renderPage('/contact', { query });
    const plain = await renderPage('/contact');
    expect(main).toBe(plain.main);
  });
});

describe('/embed', () => {
  it('lists every embeddable widget with all its options', async () => {
    const built = Object.keys(builtFiles().files).flatMap((url) => /v1\/([\w-]+)\.iife\.js$/.exec(url)?.[1] ?? []);
    expect(widgetFacts.map(({ name }) => name).sort()).toEqual(built.sort());
    const { main } = await renderPage('/embed');
    for (const { name, title, options } of widgetFacts) {
      const at = main.indexOf(`id="w-${name}"`);
      const part = readable(main.slice(at, main.indexOf('</section>', at)));
      expect(part).toContain(title);
      expect(options.map(({ name }) => name)).toContain('mode');
      expect(options.at(-1)).toMatchObject({ name: 'theme', words: ['light', 'dark', 'auto'], fallback: 'light' });
      for (const { name: option, means, words = [] } of options) {
        expect([name, option, means]).not.toContain('');
        expect(part).toContain(option);
        expect(part).toContain(words.join(', '));
      }
    }
  });

  it.each([
    ['script-src <b>"; connect-src *', 'script-src &lt;b>&quot; <mark>https://site.example</mark>; connect-src *'],
    ["img-src 'self'", 'Your policy lets the widgets work.'],
    ["script-src 'nonce-a' 'strict-dynamic'", 'Your policy trusts scripts by nonce alone.'],
    [' ;; , ', 'That is not a policy.'],
  ])('says about the policy %j: %s', async (policy, verdict) => {
    const { main } = await renderPage('/embed', { query: new URLSearchParams({ policy }).toString() });
    expect(main.replace(/<\/?span>|<!-- -->|&#x27;/g, (one) => (one === '&#x27;' ? "'" : ''))).toContain(verdict);
  });
});

const pathsOf: Readonly<Record<PageKind, readonly string[]>> = {
  home: ['/'],
  services: ['/services', '/all-services'],
  service: ['/interior', '/exterior', '/pressure-washing'],
  local: ['/chestertown-services', '/easton-exterior-painting'],
  areas: ['/service-areas'],
  area: ['/service-areas/easton', '/service-areas/nowhere'],
  blog: ['/blog'],
  post: ['/blog/paint-season-on-the-bay', '/blog/nowhere'],
  palette: ['/color-palette', '/color-quiz'],
  contact: ['/contact'],
  other: ['/about', '/review-us', '/privacy-policy', '/terms-of-service', '/sitemap', '/embed', '/admin', '/nowhere'],
};

it.each(pageKinds)('documents of the kind %s name it', async (kind) => {
  for (const path of pathsOf[kind]) {
    const { html } = await renderPage(path);
    expect([path, /^<!doctype html><html[^>]* data-page-kind="([^"]*)"/.exec(html)?.[1]]).toEqual([path, kind]);
  }
});

const words = (html: string) => readable(html).replace(/\s+/g, ' ').trim();

async function palette(query = '') {
  const { status, html, main } = await renderPage('/color-palette', { query });
  const swatches = [...main.matchAll(/<li id="([^>]*)>(<button.*?<\/button>)(.*?)<\/li>/gs)]
    .filter(([, item = '']) => !item.includes(' hidden'))
    .map(([, _item = '', field = '', label = '']) => ({
      fill: /fill="([^"]*)"/.exec(field)?.[1],
      field: words(field),
      label: words(label),
    }));
  const count = words(elementOf(main, /<p [^>]*role="status"/, '</p>'));
  return { status, html, main, swatches, count };
}

describe('/color-palette', () => {
  it('shows every color with its brand, name, code and a fill of its hex', async () => {
    const { status, swatches, count } = await palette();
    expect(status).toBe(200);
    expect(count).toBe('214 colors');
    expect(swatches).toHaveLength(paintColors.length);
    for (const { name, code, brand, hex } of paintColors) {
      const swatch = swatches.find(({ label }) => label === `Copy ${code} ${brand}`);
      expect([swatch?.fill, swatch?.field], `${brand} ${code}`).toEqual([hex, `Select ${name}`]);
    }
  });

  it('says so when nothing matches, and links back to all colors with the list unchanged', async () => {
    const { main, swatches, count } = await palette('q=no+such+color&c=sw-7008');
    expect(swatches).toEqual([]);
    expect(count).toBe('0 colors');
    expect(readable(main)).toContain('No colors match your filters.');
    expect(main).toContain('<a href="/color-palette?c=sw-7008">Show all colors</a>');
  });

  it('shows hostile text as text', async () => {
    const { html } = await palette(new URLSearchParams({ q: '"><script>alert(1)</script>', c: '"><u>' }).toString());
    expect(html).not.toContain('<script>alert');
    expect(html).not.toContain('<u>');
  });

  it('says how many colors of a link are unknown', async () => {
    expect(readable((await palette('c=sw-7008.nonsense')).main)).toContain(
      'One color of this link is not in our list and was left out.',
    );
    expect(readable((await palette('c=one.two')).main)).toContain('2 colors of this link are not in our list');
    expect(readable((await palette('c=sw-7008')).main)).not.toContain('left out');
  });
});
