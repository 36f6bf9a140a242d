import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { business } from '../../../catalogue/business.ts';
import { paintBrands, paintCategories } from '../../../catalogue/contracts/paint-color.ts';
import { paintColors } from '../../../catalogue/paint-colors.ts';
import { elementOf, readable, renderPage } from './rendered-page.ts';

interface Swatch {
  id: string;
  fill: string;
  text: string;
  href: string;
}

async function palette(query = '') {
  const { status, html, main } = await renderPage('/color-palette', { query });
  const swatches = [...main.matchAll(/<li id="([^"]+)"[^>]*>(.*?)<\/li>/gs)].map(
    ([, id = '', inner = '']): Swatch => ({
      id,
      fill: /fill="([^"]+)"/.exec(inner)?.[1] ?? '',
      text: readable(inner).replace(/\s+/g, ' ').trim(),
      href: (/href="([^"]+)"/.exec(inner)?.[1] ?? '').replaceAll('&amp;', '&'),
    }),
  );
  const groups = [...main.matchAll(/<h2>(.*?)<\/h2>/gs)].map(([, heading = '']) => readable(heading).trim());
  const count = readable(elementOf(main, /<p [^>]*role="status"/, '</p>')).trim();
  return { status, html, main, swatches, groups, count };
}

describe('/color-palette', () => {
  it('shows every color with its brand, name, code and a fill of its hex', async () => {
    const { status, swatches, count } = await palette();
    expect(status).toBe(200);
    expect(count).toBe('214 colors');
    expect(swatches).toHaveLength(paintColors.length);
    for (const { name, code, brand, hex } of paintColors) {
      const swatch = swatches.find(({ text }) => text === `${name} ${code} ${brand} Select`);
      expect(swatch?.fill, `${brand} ${code}`).toBe(hex);
    }
  });

  it('groups by category, and the counts of the headings come to the count of results', async () => {
    for (const query of ['', 'q=white', 'brand=Benjamin+Moore&q=a', 'category=Reds']) {
      const { groups, swatches, count } = await palette(query);
      const counts = groups.map((heading) => Number(/(\d+) colors?$/.exec(heading)?.[1]));
      expect(counts.reduce((sum, one) => sum + one, 0)).toBe(swatches.length);
      expect(count).toBe(swatches.length === 1 ? '1 color' : `${swatches.length} colors`);
    }
    const { groups } = await palette();
    expect(groups.map((heading) => heading.replace(/ \d+ colors$/, ''))).toEqual(paintCategories);
  });

  it('offers its filters as a form of GET whose choices are those of the address', async () => {
    const { main } = await palette('brand=Sherwin-Williams&category=Blues&q=navy&c=sw-7008');
    const form = elementOf(main, /<form/, '</form>');
    expect(form).toMatch(/<form [^>]*action="\/color-palette#colors"/);
    expect(form).not.toContain('method=');
    const choices = (name: string) =>
      [...form.matchAll(new RegExp(`<input[^>]*name="${name}"[^>]*>`, 'g'))].map(([tag]) => ({
        value: /value="([^"]*)"/.exec(tag)?.[1]?.replaceAll('&amp;', '&'),
        isChecked: tag.includes('checked'),
      }));
    expect(choices('brand').map(({ value }) => value)).toEqual(['', ...paintBrands]);
    expect(choices('category').map(({ value }) => value)).toEqual(['', ...paintCategories]);
    expect(choices('brand').find(({ isChecked }) => isChecked)?.value).toBe('Sherwin-Williams');
    expect(choices('category').find(({ isChecked }) => isChecked)?.value).toBe('Blues');
    expect(choices('q')[0]?.value).toBe('navy');
    expect(choices('c')[0]?.value).toBe('sw-7008');
  });

  it('says so when nothing matches, and leads back to everything with the list kept', async () => {
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

  it('chooses by links: each leads to the same filters with its color added or taken back', async () => {
    const { swatches } = await palette('brand=Sherwin-Williams&c=sw-7008.bm-oc-117');
    const alabaster = swatches.find(({ id }) => id === 'sw-7008');
    expect(alabaster?.text).toMatch(/ Selected$/);
    expect(alabaster?.href).toBe('/color-palette?brand=Sherwin-Williams&c=bm-oc-117#sw-7008');
    const naval = swatches.find(({ id }) => id === 'sw-6244');
    expect(naval?.text).toMatch(/ Select$/);
    expect(naval?.href).toBe('/color-palette?brand=Sherwin-Williams&c=sw-7008.bm-oc-117.sw-6244#sw-6244');
    expect(swatches.filter(({ text }) => text.endsWith('Selected'))).toHaveLength(1);
  });

  it('counts what is chosen and puts it into a mail, in which every color stands by brand', async () => {
    const { main } = await palette('c=sw-7008.bm-oc-117');
    expect(readable(main)).toContain('2 selected');
    const mail = new URL(/href="(mailto:[^"]+)"/.exec(main)?.[1]?.replaceAll('&amp;', '&') ?? '');
    expect(mail.pathname).toBe(business.email);
    expect(mail.searchParams.get('body')?.split('\r\n')).toEqual([
      'My colors, for samples at the estimate:',
      '',
      'Benjamin Moore:',
      'Simply White (OC-117)',
      '',
      'Sherwin-Williams:',
      'Alabaster (SW 7008)',
      '',
    ]);
    expect(elementOf(main, /<a [^>]*mailto:/, '</a>')).toContain('Email My Color List');
  });

  it('offers no mail while nothing is chosen', async () => {
    for (const query of ['', 'c=', 'c=nonsense']) {
      const { main } = await palette(query);
      expect(readable(main)).not.toMatch(/selected|Email My Color List/);
      expect(main).not.toContain('mailto:');
    }
  });

  it('stays within 20 KB over the wire, also with a long list', async () => {
    const list = paintColors.slice(0, 30).map(({ code }) => code.toLowerCase().replaceAll(' ', '-'));
    for (const query of ['', `c=${list.map((mark) => (mark.startsWith('sw') ? mark : `bm-${mark}`)).join('.')}`]) {
      const { html } = await palette(query);
      expect(brotliCompressSync(html).length).toBeLessThanOrEqual(20 * 1024);
    }
  });
});
