import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { business } from '../../../../catalogue/business.ts';
import { jsonLdShapes } from '../../../support/cases/json-ld-shapes.ts';
import { linksOf, readable, rendererOf, renderPage, structuredDataOf } from '../support/rendered-page.ts';
import { contentRows, fixedRows } from '../support/route-rows.ts';

const origin = 'https://site.example';
const metaOf = (html: string, name: string) =>
  [...html.matchAll(new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`, 'g'))].map(([, content = '']) =>
    readable(content),
  );
const titleOf = (html: string) => readable(/<title>(.*?)<\/title>/.exec(html)?.[1] ?? '');
const textOf = (html: string) => readable(html.replaceAll('\u00a0', ' '));

describe.each([...fixedRows, ...contentRows])('$path', (row) => {
  const page = renderPage(row.path);

  it('has its status, its title and a description, also in its link preview', async () => {
    const { status, html } = await page;
    expect([status, titleOf(html)]).toEqual([row.status ?? 200, row.title]);
    const [description = '', ...others] = metaOf(html, 'description');
    expect(others).toEqual([]);
    expect(description.length).toBeGreaterThan(25);
    expect(metaOf(html, 'og:title')).toEqual([row.title]);
    expect(metaOf(html, 'og:description')).toEqual([description]);
    expect(metaOf(html, 'og:url')).toEqual([origin + row.path]);
    expect(metaOf(html, 'og:image')).toEqual([expect.stringMatching(/^https:\/\/site\.example\/assets\/.+\.png$/)]);
    expect(metaOf(html, 'twitter:card')).toEqual(['summary_large_image']);
  });

  it('names its canonical URL, and whether it is indexed', async () => {
    const { html } = await renderPage(row.path, { query: 'service=interior-painting&utm_source=x' });
    expect([...html.matchAll(/<link rel="canonical" href="([^"]*)"/g)].map(([, url]) => url)).toEqual([
      origin + row.path,
    ]);
    expect(metaOf(html, 'robots')).toEqual(row.robots ? [row.robots] : []);
  });

  it('has one h1, skips no heading level, and has header and footer', async () => {
    const { html, main } = await page;
    const headings = [...main.matchAll(/<h([1-6])[^>]*>(.*?)<\/h\1>/gs)];
    const first = headings.filter(([, order]) => order === '1').map(([, , text = '']) => textOf(text).trim());
    expect(first).toHaveLength(1);
    if (row.h1 instanceof RegExp) expect(first[0]).toMatch(row.h1);
    else if (row.h1) expect(first[0]).toBe(row.h1);
    const orders = headings.map(([, order]) => Number(order));
    expect(orders.filter((order, at) => order > (orders[at - 1] ?? 0) + 1)).toEqual([]);
    expect(html).toMatch(/<header\b.*<main\b.*<footer\b/s);
    expect(textOf(html.slice(html.indexOf('<footer')))).toContain('© 2025');
  });

  it('has the specified text and links', async () => {
    const { main } = await page;
    const text = textOf(main);
    for (const sentence of row.says ?? []) expect(text).toContain(sentence);
    for (const [part, times] of Object.entries(row.counts ?? {}))
      expect([part, text.split(part).length - 1]).toEqual([part, times]);
    const links = linksOf(main);
    for (const [href, labels] of Object.entries(row.leads ?? {})) {
      const there = links.filter(([, to]) => to === href).map(([label]) => label.replaceAll('\u00a0', ' '));
      for (const label of [labels].flat()) expect(there).toContainEqual(expect.stringContaining(label));
    }
  });

  it('has the structured data of its row', async () => {
    const { html } = await page;
    expect(structuredDataOf(html).map((node) => node['@type'])).toEqual(row.types ?? ['BreadcrumbList']);
  });
});

describe('all 400 pages', () => {
  const renderer = rendererOf();
  const pages = Promise.all(
    renderer.pageUrls().map(async (address) => ({ ...address, html: (await renderPage(address.path)).html })),
  );

  it('have structured data with the required fields of its kind', async () => {
    for (const { path, html } of await pages) {
      for (const node of structuredDataOf(html)) {
        const checked = v.safeParse(jsonLdShapes[String(node['@type'])] ?? v.never(), node);
        expect([path, checked.issues?.map((issue) => `${v.getDotPath(issue)}: ${issue.message}`)]).toEqual([
          path,
          undefined,
        ]);
      }
    }
  });

  it('have titles and descriptions short enough for search results, unique if indexed', async () => {
    const found = (await pages).filter(({ isIndexable }) => isIndexable);
    const heads = found.map(({ path, html }) => ({
      path,
      title: titleOf(html),
      description: metaOf(html, 'description')[0] ?? '',
    }));
    expect(heads.filter(({ title }) => title.length > 70 || !title.includes(business.name))).toEqual([]);
    expect(heads.filter(({ description }) => description.length > 160 || description.length < 70)).toEqual([]);
    expect(new Set(heads.map(({ title }) => title)).size).toBe(heads.length);
    expect(new Set(heads.map(({ description }) => description)).size).toBe(heads.length);
  });
});
