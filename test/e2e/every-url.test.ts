import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type BuiltServer, startBuiltServer } from '../support/built-server.ts';

const publicUrl = 'https://brushline.example';
let server: BuiltServer;
/** Every page that can be reached from / by links without a query, and every URL of sitemap.xml. */
const pages = new Map<string, { status: number; html: string }>();

beforeAll(async () => {
  server = await startBuiltServer({ env: { PUBLIC_URL: publicUrl, TRUST_PROXY_HOPS: '1' } });
  const listed = await pageUrlsOf(await (await fetch(`${server.url}/sitemap.xml`)).text());
  const waiting = ['/', ...listed];
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (pages.has(path)) continue;
    const response = await fetch(server.url + path, { redirect: 'manual' });
    const html = await response.text();
    // A server on a busy machine renders a page only later.
    if (response.status === 503) {
      waiting.push(path);
      await new Promise((resolve) => setTimeout(resolve, 200));
      continue;
    }
    pages.set(path, { status: response.status, html });
    waiting.push(...linksIn(html));
  }
});
afterAll(() => server[Symbol.asyncDispose]());

const pageUrlsOf = (xml: string) =>
  [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);

/** Links to our pages; the palette's toggles differ only in their query. */
const linksIn = (html: string) =>
  [...html.matchAll(/<a\b[^>]*?\bhref="(\/[^"]*)"/g)]
    .map(([, href = '']) => href.replaceAll('&amp;', '&'))
    .filter((href) => !href.includes('?'))
    .map((href) => href.replace(/#.*/, ''))
    .filter((path) => path !== '' && !/^\/(api|assets|widgets)\//.test(path) && path !== '/feed.xml');

const all = () => [...pages];
const broken = (isBroken: (html: string) => boolean) =>
  all().flatMap(([path, { html }]) => (isBroken(html) ? [path] : []));

describe('every URL of the site', () => {
  it('answers 200 if it is in a link or the sitemap', () => {
    expect(pages.size).toBeGreaterThan(420);
    expect(all().flatMap(([path, { status }]) => (status === 200 ? [] : [`${path} ${status}`]))).toEqual([]);
  });

  it('is indexable and reachable from / if it is in the sitemap, and no indexable one is missing', async () => {
    const listed = new Set(pageUrlsOf(await (await fetch(`${server.url}/sitemap.xml`)).text()));
    const indexable = all().flatMap(([path, { html }]) => (/name="robots" content="noindex/.test(html) ? [] : [path]));
    expect(new Set(indexable)).toEqual(listed);
  });

  it('has a preview picture that social networks can show', async () => {
    const pictures = new Set(
      all().map(([, { html }]) => /property="og:image" content="([^"]*)"/.exec(html)?.[1] ?? ''),
    );
    expect(pictures.size).toBeGreaterThan(10);
    for (const picture of pictures) {
      const { status, headers } = await fetch(server.url + picture.slice(publicUrl.length), { method: 'HEAD' });
      expect([picture, status, headers.get('content-type')]).toEqual([picture, 200, 'image/png']);
    }
  });

  it('has unique ids and no style attribute', () => {
    const hasTwins = (html: string) => {
      const ids = [...html.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id);
      return new Set(ids).size !== ids.length;
    };
    expect(broken(hasTwins)).toEqual([]);
    expect(broken((html) => /<[^>]+\sstyle="/.test(html))).toEqual([]);
  });
});
