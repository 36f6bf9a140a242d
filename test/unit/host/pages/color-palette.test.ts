import { describe, expect, it } from 'vitest';
import { business } from '../../../../catalogue/business.ts';
import { paintBrands, paintCategories } from '../../../../catalogue/contracts/paint-color.ts';
import { paintColors } from '../../../../catalogue/paint/paint-colors.ts';
import { elementOf, readable, renderPage } from '../support/rendered-page.ts';

interface Swatch {
  id: string;
  fill: string;
  /** The names of a chip's color area and of its label. */
  field: string;
  label: string;
  /** Target of the color area without JavaScript: the list that it sends, and the anchor. */
  list: string;
  place: string;
}

const attribute = (tag: string, name: string) =>
  new RegExp(`${name}="([^"]*)"`).exec(tag)?.[1]?.replaceAll('&amp;', '&') ?? '';
const words = (html: string) => readable(html).replace(/\s+/g, ' ').trim();

async function palette(query = '') {
  const { status, html, main } = await renderPage('/color-palette', { query });
  const swatches = [...main.matchAll(/<li (id="[^>]*)>(<button.*?<\/button>)(.*?)<\/li>/gs)]
    .filter(([, item = '']) => !/ hidden/.test(item))
    .map(([, item = '', field = '', label = '']): Swatch => {
      const [button = ''] = /<button[^>]*>/.exec(field) ?? [];
      return {
        id: attribute(item, 'id'),
        fill: attribute(field, 'fill'),
        field: words(field),
        label: words(label),
        list: attribute(button, 'value'),
        place: attribute(button, 'formaction'),
      };
    });
  const groups = [...main.matchAll(/<section([^>]*)><h2>(.*?)<\/h2>/gs)]
    .filter(([, section = '']) => !/ hidden/.test(section))
    .map(([, , heading = '']) => words(heading));
  const count = words(elementOf(main, /<p [^>]*role="status"/, '</p>'));
  return { status, html, main, swatches, groups, count };
}

describe('/color-palette', () => {
  it('shows every color with its brand, name, code and a fill of its hex', async () => {
    const { status, swatches, count } = await palette();
    expect(status).toBe(200);
    expect(count).toBe('214 colors');
    expect(swatches).toHaveLength(paintColors.length);
    for (const { name, code, brand, hex } of paintColors) {
      const swatch = swatches.find(({ label }) => label === `${name} ${code} Copy ${brand}`);
      expect([swatch?.fill, swatch?.field], `${brand} ${code}`).toEqual([hex, `Select ${name}`]);
    }
  });

  it('offers its filters as a GET form with the values of the URL', async () => {
    const { main } = await palette('brand=Sherwin-Williams&category=Blues&q=navy&c=sw-7008');
    const form = elementOf(main, /<form/, '</form>');
    expect(form).toMatch(/<form [^>]*action="\/color-palette#p-n"/);
    expect(main).toContain('id="p-n"');
    expect(form).not.toContain('method=');
    const choices = (name: string) =>
      [...form.matchAll(new RegExp(`<input[^>]*name="${name}"[^>]*>`, 'g'))].map(([tag]) => ({
        value: attribute(tag, 'value'),
        isChecked: tag.includes('checked'),
      }));
    expect(choices('brand').map(({ value }) => value)).toEqual(['', ...paintBrands]);
    expect(choices('category').map(({ value }) => value)).toEqual(['', ...paintCategories]);
    expect(choices('brand').find(({ isChecked }) => isChecked)?.value).toBe('Sherwin-Williams');
    expect(choices('category').find(({ isChecked }) => isChecked)?.value).toBe('Blues');
    expect(choices('q')[0]?.value).toBe('navy');
    expect(main).toMatch(/<\/button><\/li>.*<input type="hidden" form="p-f" name="c" value="sw-7008"/s);
  });

  it('says so when nothing matches, and links back to all colors with the list unchanged', async () => {
    const { main, swatches, groups, count } = await palette('q=no+such+color&c=sw-7008');
    expect(groups).toEqual([]);
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

  it('selects with buttons of the form: each sends the list with its color added or removed, and keeps the scroll position', async () => {
    const { swatches, main } = await palette('brand=Sherwin-Williams&c=sw-7008.bm-oc-117');
    const alabaster = swatches.find(({ id }) => id === 'sw-7008');
    expect(alabaster).toMatchObject({ field: 'Selected Alabaster', list: 'bm-oc-117', place: '#sw-7008' });
    const naval = swatches.find(({ id }) => id === 'sw-6244');
    expect(naval).toMatchObject({ field: 'Select Naval', list: 'sw-7008.bm-oc-117.sw-6244', place: '#sw-6244' });
    expect(swatches.filter(({ field }) => field.startsWith('Selected'))).toHaveLength(1);
    expect(main.match(/aria-pressed="true"/g)).toHaveLength(2);
  });

  it('says how many colors of a link are unknown', async () => {
    expect(readable((await palette('c=sw-7008.nonsense')).main)).toContain(
      'One color of this link is not in our list and was left out.',
    );
    expect(readable((await palette('c=one.two')).main)).toContain('2 colors of this link are not in our list');
    expect(readable((await palette('c=sw-7008')).main)).not.toContain('left out');
  });

  it('counts the selection and puts it into a mail, grouped by brand', async () => {
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
    expect(main).toContain('href="/contact?c=sw-7008.bm-oc-117#estimate"');
  });
});
