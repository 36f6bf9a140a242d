import { expect, it } from 'vitest';
import { builtSite } from '../support/built-site.ts';

const site = builtSite();

const valuesIn = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, value = '']) => value);

/** Links to our pages; the palette's toggles differ only in their query. */
const linksIn = (html: string) =>
  valuesIn(html, /<a\b[^>]*?\bhref="(\/[^"]*)"/g)
    .filter((href) => !href.includes('?'))
    .map((href) => href.replace(/#.*/, ''))
    .filter((path) => path !== '' && !/^\/(api|assets|widgets)\//.test(path) && path !== '/feed.xml');

it('every page of the sitemap, or that links lead to, answers 200 and has a preview picture for social networks', async () => {
  const sitemap = await (await fetch(`${site.url}/sitemap.xml`)).text();
  const waiting = ['/', ...valuesIn(sitemap, /<loc>([^<]+)<\/loc>/g).map((url) => new URL(url).pathname)];
  const statuses = new Map<string, number>();
  const pictures = new Set<string>();
  const withoutPicture: string[] = [];
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (statuses.has(path)) continue;
    const response = await fetch(site.url + path, { redirect: 'manual' });
    const html = await response.text();
    // A server on a busy machine renders a page only later.
    if (response.status === 503) {
      waiting.push(path);
      await new Promise((resolve) => setTimeout(resolve, 200));
      continue;
    }
    statuses.set(path, response.status);
    waiting.push(...linksIn(html));
    const [picture] = valuesIn(html, /property="og:image" content="([^"]*)"/g);
    if (picture) pictures.add(picture);
    else withoutPicture.push(path);
  }
  expect(statuses.size).toBeGreaterThan(420);
  expect([...statuses].filter(([, status]) => status !== 200)).toEqual([]);
  expect(withoutPicture).toEqual([]);
  expect(pictures.size).toBeGreaterThan(10);
  for (const picture of pictures) {
    const { status, headers } = await fetch(site.url + new URL(picture).pathname, { method: 'HEAD' });
    expect([picture, status, headers.get('content-type')]).toEqual([picture, 200, 'image/png']);
  }
  // Servers of end-to-end tests do not render ahead, which takes their time; test/support/no-prerendering.mjs sees to it.
  expect(site.server.output()).not.toContain('"warmed_up"');
});
