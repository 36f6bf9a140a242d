import { describe, expect, it } from 'vitest';
import type { ServiceArea } from '../../../../catalogue/contracts/content.ts';
import { localServices } from '../../../../catalogue/services/services.ts';
import { areas } from '../../../../catalogue/towns/counties.ts';
import { elementOf, linksOf, readable, renderPage } from '../support/rendered-page.ts';

/** The client’s own words, which keep their `in`. */
const literal = /(?:Painting Services|Trusted) in Kent Island/g;

/** The names on the cards of the list, in order. */
const namesOn = (main: string) => linksOf(main).flatMap(([label]) => /^All (.+) Services$/.exec(label)?.[1] ?? []);

const list = async (parameters: Record<string, string> = {}) =>
  (await renderPage('/service-areas', { query: new URLSearchParams(parameters).toString() })).main;

describe('the list of areas, by URL alone', () => {
  it.each([
    [{}, 23],
    [{ q: 'KENT' }, ['Chestertown', 'Galena', 'Millington', 'Rock Hall', 'Kent Island']],
    [{ county: 'Dorchester County' }, ['Cambridge']],
    [{ q: 'den', county: 'Caroline County' }, ['Denton']],
    [{ q: 'den', county: 'Talbot County' }, []],
  ])('%j shows %j', async (parameters, expected) => {
    const names = namesOn(await list(parameters));
    expect(typeof expected === 'number' ? names.length : names).toEqual(expected);
  });

  it('is searched by a GET form that keeps its values', async () => {
    const form = elementOf(await list({ q: 'Den', county: 'Caroline County' }), /<form/, '</form>');
    expect(form).toMatch(/<form [^>]*action="\/service-areas#answer"/);
    expect(form).not.toMatch(/method="post"/i);
    expect(form).toMatch(/<input [^>]*placeholder="Search by city or county\.\.\."/);
    expect(form).toMatch(/<input [^>]*value="Den"/);
    const options = [...form.matchAll(/<option([^>]*)>(.*?)<\/option>/g)];
    expect(options.map(([, , name = '']) => readable(name))).toEqual([
      'All Counties',
      ...[...new Set(areas.map(({ county }) => county))].sort(),
    ]);
    expect(options.filter(([, attributes]) => attributes?.includes('selected')).map(([, , name]) => name)).toEqual([
      'Caroline County',
    ]);
  });

  it('answers under the field, and says that nothing was found only where it does not say yes', async () => {
    for (const [q, said, isFound] of [
      ['21601', 'Yes. 21601 is Easton.', true],
      ['arnold', 'Severna Park is next door, about 3 miles', true],
      ['Chestertwn', 'Did you mean Chestertown?', false],
      ['Tilghman', 'Not on our list. We may still come: ask.', false],
    ] as const) {
      const main = await list({ q });
      expect(readable(elementOf(main, /<div id="answer"/, '</form>')).replace(/\s+/g, ' ')).toContain(said);
      expect([q, readable(main).includes('No service areas found')]).toEqual([q, !isFound]);
      expect(linksOf(main).some(([name]) => name === 'Contact Us')).toBe(!isFound);
    }
  });
});

describe('the page of one area', () => {
  const easton = areas.find(({ slug }) => slug === 'easton') as ServiceArea;
  const pageOf = (fields: Partial<ServiceArea>, query = '') =>
    renderPage('/service-areas/easton', { query, content: { areas: async () => [{ ...easton, ...fields }] } });
  const descriptionOf = (html: string) => readable(/name="description" content="([^"]*)"/.exec(html)?.[1] ?? '');

  it('uses its metaDescription, or its description without one', async () => {
    expect(descriptionOf((await pageOf({ metaDescription: 'For machines.' })).html)).toBe('For machines.');
    const { metaDescription: _, ...plain } = easton;
    const { html } = await renderPage('/service-areas/easton', {
      content: { areas: async () => [{ ...plain, description: 'For people.' }] },
    });
    expect(descriptionOf(html)).toBe('For people.');
  });

  it('lists ZIP codes only if there are any', async () => {
    expect(readable((await pageOf({ zipCodes: ['21601', '21606'] })).main)).toMatch(/21601.*21606/s);
    const { zipCodes: _, ...without } = easton;
    for (const area of [without, { ...easton, zipCodes: [] }]) {
      const { main } = await renderPage('/service-areas/easton', { content: { areas: async () => [area] } });
      expect(readable(main)).not.toMatch(/ZIP codes|\b21\d{3}\b/);
      expect(readable(main)).toContain('Serving All of Talbot County');
    }
  });

  it('lists the chosen service first, and ignores unknown values', async () => {
    const first = async (query: string) => {
      const { main } = await pageOf({}, query);
      return linksOf(main.slice(main.indexOf('Main Services'))).map(([, href]) => href)[0];
    };
    expect(await first('')).toBe('/easton-interior-painting');
    expect(await first('service=pressure-washing')).toBe('/easton-pressure-washing');
    expect(await first('service=nonsense')).toBe('/easton-interior-painting');
    const chosen = await pageOf({}, 'service=deck-staining');
    expect(readable(chosen.main)).toContain('You chose Deck Staining');
    expect(readable((await pageOf({}, 'service=nonsense')).main)).not.toContain('You chose');
  });

  it('works for an area without optional data', async () => {
    const area = { ...easton, id: 'new', slug: 'newtown', name: 'Newtown', county: 'Nowhere County' };
    const content = {
      areas: async () => [area],
      index: () => ({ areas: new Map([[area.slug, area]]), posts: new Map() }),
    };
    for (const path of ['/service-areas/newtown', '/newtown-services', '/newtown-interior-painting']) {
      const { status, html, main } = await renderPage(path, { content });
      expect([path, status, html.includes('name="robots"')]).toEqual([path, 200, false]);
      expect(readable(main)).toContain('Newtown');
    }
  });
});

it('the page of a service in a town has a heading in correct English, also for several walls', async () => {
  const heading = async (path: string) =>
    readable(elementOf((await renderPage(path)).main, /<h2 id="work"/, '</h2>')).trim();
  expect(await heading('/easton-fence-painting')).toBe('What fence painting takes in Easton');
  expect(await heading('/kent-island-accent-walls')).toBe('What accent walls take on Kent Island');
});

it('says “on Kent Island” wherever the words are ours: text, titles, descriptions and structured data', async () => {
  const keys = ['services', ...localServices.map(({ key }) => key)];
  const paths = ['/service-areas', '/service-areas/kent-island', ...keys.map((key) => `/kent-island-${key}`)];
  const pages = await Promise.all(paths.map(async (path) => ({ path, html: (await renderPage(path)).html })));
  const wrong = pages.filter(({ html }) =>
    [html, readable(html)].some((words) => words.replace(literal, '').includes(' in Kent Island')),
  );
  expect(wrong.map(({ path }) => path)).toEqual([]);
  expect(pages.filter(({ html }) => / on Kent Island, MD \| /.test(html))).toHaveLength(localServices.length);
});
