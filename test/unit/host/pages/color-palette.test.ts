import { describe, expect, it } from 'vitest';
import { paintColors } from '../../../../catalogue/paint/paint-colors.ts';
import { elementOf, readable, renderPage } from '../support/rendered-page.ts';

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
      const swatch = swatches.find(({ label }) => label === `${name} ${code} Copy ${brand}`);
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
