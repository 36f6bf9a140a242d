import { describe, expect, it } from 'vitest';
import { portfolio } from '../../../../catalogue/services/portfolio.ts';
import { serviceOverview } from '../../../../catalogue/services/services.ts';
import { elementOf, readable, renderPage } from '../support/rendered-page.ts';

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
