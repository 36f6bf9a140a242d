import { brotliDecompressSync } from 'node:zlib';
import { optimize, type XastChild, type XastRoot } from 'svgo';
import { describe, expect, it } from 'vitest';
import { posts } from '../../../catalogue/blog/posts.ts';
import { business } from '../../../catalogue/business.ts';
import { embeddableWidgets } from '../../../catalogue/embeddable-widgets.mjs';
import { localServices } from '../../../catalogue/services/services.ts';
import { areas } from '../../../catalogue/towns/counties.ts';
import { builtFiles, builtRenderer } from '../support/build.ts';
import { faultyStore } from '../support/faulty-site.ts';
import { sharedServer, startServer } from '../support/test-server.ts';

const localServiceKeys = localServices.map(({ key }) => key);
const publicUrl = 'https://www.site.example';
const now = () => new Date('2026-11-21T12:00:00Z');
const server = sharedServer({ config: { publicUrl }, renderer: builtRenderer, published: builtFiles(), now });

const get = async (path: string) => readXml((await server.call(path)).text);

describe('/sitemap.xml', () => {
  const locations = async () =>
    textsOf(await get('/sitemap.xml'), 'loc').map((url) => url.slice(publicUrl.length) || '/');

  it('lists the fixed pages, posts, areas, their services and the three main services of each, once', async () => {
    const fixed =
      '/ /about /services /all-services /interior /exterior /pressure-washing /blog /review-us /color-quiz /contact /service-areas /color-palette /embed /privacy-policy /terms-of-service /sitemap';
    const ofArea = ['services', ...localServiceKeys.slice(0, 3)];
    const expected = [
      ...fixed.split(' '),
      ...posts.map(({ slug }) => `/blog/${slug}`),
      ...areas.flatMap(({ slug }) => [`/service-areas/${slug}`, ...ofArea.map((key) => `/${slug}-${key}`)]),
    ];
    expect((await locations()).sort()).toEqual(expected.sort());
  });

  it('names only URLs of this site, with the time of a post’s change', async () => {
    const sitemap = await get('/sitemap.xml');
    expect(sitemap.attributes.xmlns).toBe('http://www.sitemaps.org/schemas/sitemap/0.9');
    for (const url of textsOf(sitemap, 'loc')) expect(url.startsWith(`${publicUrl}/`)).toBe(true);
    const changed = new Map(sitemap.children.map((url) => [textsOf(url, 'loc')[0], textsOf(url, 'lastmod')[0]]));
    for (const { slug, updatedAt } of posts) expect(changed.get(`${publicUrl}/blog/${slug}`)).toBe(updatedAt);
    expect([...changed.values()].filter(Boolean)).toHaveLength(posts.length);
  });

  it('lists exactly the pages that answer 200 and are indexed, by canonical URL', async () => {
    const listed = await locations();
    const others = areas.flatMap(({ slug }) => localServiceKeys.slice(3).map((key) => `/${slug}-${key}`));
    for (const path of [...listed, ...others, '/admin', '/no-such-page']) {
      const { status, text } = await server.call(path);
      const canonical = /<link rel="canonical" href="([^"]*)"/.exec(text)?.[1];
      const isShown = status === 200 && !/<meta name="robots" content="noindex/.test(text);
      expect([path, isShown, canonical]).toEqual([path, listed.includes(path), publicUrl + path]);
    }
  });

  it('includes changed areas and posts as soon as pages do, and a twin keeps what the owner wrote as text', async () => {
    await using changing = await startServer({ renderer: builtRenderer, now });
    const has = async (path: string) => (await changing.call('/sitemap.xml')).text.includes(`${path}</loc>`);
    expect(await has('/denton-services')).toBe(true);
    const denton = (await changing.store.contentOf('areas')).find(({ slug }) => slug === 'denton');
    if (denton) await changing.store.removeContent('areas', denton.id, denton);
    const hostile = {
      id: 'x',
      slug: 'x',
      name: '# <b>',
      county: '[a](b)',
      description: '*c* `d`',
      metaDescription: '',
    };
    if (denton) await changing.store.saveContent('areas', { ...denton, ...hostile });
    const [post] = posts;
    if (post) await changing.store.saveContent('posts', { ...post, id: 'new', slug: 'quite-new' });
    await changing.checkContent();
    expect([await has('/denton-services'), await has('/blog/quite-new')]).toEqual([false, true]);
    const { text } = await changing.call('/service-areas/x.md');
    expect(text).toMatch(/in \\# \\<b\\>, MD\n\n\\\*c\\\* \\`d\\`\n\n- County: \\\[a\\\]\(b\)\n/);
  });

  it('answers with an error instead of an incomplete list while the store fails', async () => {
    const store = faultyStore();
    await using fragile = await startServer({ renderer: builtRenderer, store: store.wrap, now });
    store.become('failing');
    await fragile.checkContent();
    for (const path of ['/sitemap.xml', '/feed.xml']) {
      const answer = await fragile.call(path);
      expect([path, answer.status]).toEqual([path, 503]);
      expect(answer.headers).toHaveProperty('retry-after');
    }
    expect((await fragile.call('/robots.txt')).status).toBe(200);
    store.become('well');
    await fragile.checkContent();
    expect((await fragile.call('/sitemap.xml')).status).toBe(200);
  });
});

it('/robots.txt names the sitemap and excludes the API and private pages', async () => {
  const { headers, text } = await server.call('/robots.txt');
  expect(headers['content-type']).toBe('text/plain; charset=utf-8');
  const lines = ['User-agent: *', 'Disallow: /api', 'Disallow: /request', `Sitemap: ${publicUrl}/sitemap.xml`];
  expect(text.split('\n')).toEqual(expect.arrayContaining(lines));
  // Crawlers that must not fetch the office would never learn that it asks not to be listed.
  expect(text).not.toContain('/admin');
  expect((await server.call('/admin')).text).toContain('<meta name="robots" content="noindex"');
  expect((await server.call('/')).text).toMatch(/<a [^>]*href="\/admin"[^>]* rel="nofollow"/);
});

it('/llms.txt names every town’s, service’s and the contact page in Markdown, which has phone, license and hours', async () => {
  const { headers, text } = await server.call('/llms.txt');
  expect(headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(text).toMatch(/^# [^\n]+\n\n> [^\n]+\n\n/);
  const twins = [...text.matchAll(/\]\(https:\/\/www\.site\.example(\/[^)]+)\.md\)/g)].map(([, path = '']) => path);
  const expected = ['/exterior', '/interior', '/pressure-washing', '/contact'];
  expect(twins.sort()).toEqual([...expected, ...areas.map(({ slug }) => `/service-areas/${slug}`)].sort());
  for (const path of twins) {
    const twin = await server.call(`${path}.md`);
    const { 'content-type': type, 'x-robots-tag': robots } = twin.headers;
    expect([path, twin.status, type, robots]).toEqual([path, 200, 'text/markdown; charset=utf-8', 'noindex']);
    for (const fact of [business.phone.shown, business.license, 'Mon-Fri 7:00 AM-6:00 PM', '\n> '])
      expect(twin.text).toContain(fact);
    expect(twin.text).not.toContain('undefined');
    expect((await server.call(path)).text).toContain(`<link rel="alternate" type="text/markdown" href="${path}.md"/>`);
  }
  for (const path of ['/service-areas/nowhere.md', '/about.md'])
    expect([path, (await server.call(path)).status]).toEqual([path, 404]);
});

it('tells browsers’ agents what the forms do, and to leave the trap empty', async () => {
  const { text } = await server.call('/contact');
  expect(text.match(/ toolname="\w+" tooldescription="/g)).toHaveLength(2);
  expect(text.match(/ toolparamdescription="Leave this empty\."/g)).toHaveLength(2);
});

describe('/feed.xml', () => {
  const childrenOf = (element: XmlElement, name: string) => element.children.filter((child) => child.name === name);
  const textOf = (element: XmlElement | undefined, name: string) => element && childrenOf(element, name)[0]?.text;

  it('is an Atom feed of the published posts, newest first', async () => {
    const feed = await get('/feed.xml');
    expect([feed.name, feed.attributes.xmlns]).toEqual(['feed', 'http://www.w3.org/2005/Atom']);
    for (const name of ['id', 'title', 'updated', 'author']) expect(childrenOf(feed, name)).toHaveLength(1);
    const entries = childrenOf(feed, 'entry');
    const newest = [...posts].sort((a, b) => (a.publishedAt < b.publishedAt ? 1 : -1));
    expect(entries.map((entry) => textOf(entry, 'title'))).toEqual(newest.map(({ title }) => title));
    expect(new Set(entries.map((entry) => textOf(entry, 'id'))).size).toBe(posts.length);
    const updates = entries.map((entry) => String(textOf(entry, 'updated')));
    for (const time of updates) expect(time).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
    expect(textOf(feed, 'updated')).toBe(updates.sort().at(-1));
    const self = feed.children.find(({ attributes }) => attributes.rel === 'self');
    expect(self?.attributes.href).toBe(`${publicUrl}/feed.xml`);
  });

  it('contains each post in full, as escaped HTML with absolute links', async () => {
    const [entry] = childrenOf(await get('/feed.xml'), 'entry');
    const [content] = entry ? childrenOf(entry, 'content') : [];
    expect([content?.attributes.type, content?.children]).toEqual(['html', []]);
    expect(content?.text).toMatch(/^<p>You kept the can\./);
    const links = [...(content?.text ?? '').matchAll(/href="([^"]*)"/g)].map(([, href = '']) => href);
    expect(links.length).toBeGreaterThan(0);
    for (const href of links) expect(href).toMatch(/^(https:\/\/|#)/);
  });

  it('stays well-formed and harmless no matter what a post contains', async () => {
    await using hostile = await startServer({ config: { publicUrl }, now });
    const evil = '</content><script>alert(1)</script> ]]> & &amp; \u0000\u0008\uffff <![CDATA[ "\'';
    await hostile.store.saveContent('posts', {
      ...{ id: 'evil', slug: 'evil', title: evil, excerpt: evil, category: evil, imageUrl: '' },
      content: `${evil}\n\n[link](javascript:alert(1))`,
      ...{ publishedAt: '2026-11-20', updatedAt: '2026-11-20T10:00:00+02:00' },
    });
    await hostile.checkContent();
    const feed = readXml((await hostile.call('/feed.xml')).text);
    const [entry] = childrenOf(feed, 'entry');
    expect(entry?.children.map(({ name }) => name)).not.toContain('script');
    expect(textOf(entry, 'updated')).toBe('2026-11-20T08:00:00.000Z');
    expect(textOf(entry, 'content')).not.toMatch(/<script|href="javascript/i);
    expect(textOf(entry, 'content')).toContain('&lt;script&gt;');
  });

  it('is valid without posts too', async () => {
    const store = faultyStore();
    store.become('empty');
    await using empty = await startServer({ store: store.wrap });
    const feed = readXml((await empty.call('/feed.xml')).text);
    expect(childrenOf(feed, 'entry')).toEqual([]);
    expect(textOf(feed, 'updated')).toBe('1970-01-01T00:00:00.000Z');
  });
});

/** From a PNG's first chunk. */
function pngSize(bytes: Buffer): string {
  if (bytes.toString('latin1', 1, 4) !== 'PNG') throw new Error('No PNG');
  return `${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`;
}

it('/manifest.webmanifest names the business and existing icons', async () => {
  const { headers, json } = await server.call('/manifest.webmanifest');
  expect(headers['content-type']).toBe('application/manifest+json');
  const manifest = json();
  expect(manifest).toMatchObject({ short_name: 'Brushline', start_url: '/', theme_color: '#fbf8f1' });
  expect(manifest.icons.length).toBeGreaterThanOrEqual(2);
  for (const { src, sizes, type } of manifest.icons) {
    const icon = await server.call(src);
    expect([src, icon.status, icon.headers['content-type']]).toEqual([src, 200, type]);
    expect(pngSize(icon.bytes)).toBe(sizes);
  }
});

describe('icons', () => {
  it('exist for browsers that request /favicon.ico', async () => {
    const { status, headers, bytes } = await server.call('/favicon.ico');
    expect([status, headers['content-type']]).toEqual([200, 'image/x-icon']);
    expect([bytes.readUInt16LE(0), bytes.readUInt16LE(2), bytes.readUInt16LE(4)]).toEqual([0, 1, 1]);
    expect(bytes.readUInt32LE(14)).toBe(bytes.length - bytes.readUInt32LE(18));
    expect(pngSize(bytes.subarray(bytes.readUInt32LE(18)))).toBe('32x32');
  });

  it('are linked by every page, as is the feed', async () => {
    const { text } = await server.call('/contact');
    for (const href of ['/assets/apple-touch-icon.png', '/manifest.webmanifest', '/feed.xml', '/assets/mark.svg']) {
      expect(text).toContain(`href="${href}"`);
      expect([href, (await server.call(href)).status]).toEqual([href, 200]);
    }
  });
});

it.each(['/sitemap.xml', '/robots.txt', '/feed.xml', '/manifest.webmanifest', '/llms.txt'])(
  '%s is revalidated by its ETag, compressed on request, and has no body for HEAD',
  async (path) => {
    const { headers, text } = await server.call(path);
    expect(headers['cache-control']).toBe('no-cache, no-transform');
    const again = await server.call(path, { headers: { 'if-none-match': String(headers.etag) } });
    expect([again.status, again.text]).toEqual([304, '']);
    const packed = await server.call(path, { headers: { 'accept-encoding': 'br' } });
    expect(brotliDecompressSync(packed.bytes).toString()).toBe(text);
    const head = await server.call(path, { method: 'HEAD' });
    expect([head.status, head.text, head.headers['content-length']]).toEqual([200, '', headers['content-length']]);
  },
);

it('/widgets/v1/brushline.d.ts declares every widget, as text', async () => {
  const { status, headers, text } = await server.call('/widgets/v1/brushline.d.ts');
  expect([status, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
  for (const name of embeddableWidgets) expect(text).toContain(`'brushline-${name}': `);
});

/** A parsed element. */
interface XmlElement {
  name: string;
  attributes: Record<string, string>;
  children: XmlElement[];
  /** Its own text, with entities resolved. */
  text: string;
}

/** Throws on what is not well-formed. */
function readXml(source: string): XmlElement {
  expect(source).toMatch(/^<\?xml version="1\.0" encoding="UTF-8"\?>\n</);
  // biome-ignore lint/suspicious/noControlCharactersInRegex: what XML forbids.
  expect(source).not.toMatch(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/);
  const found: XmlElement[] = [];
  const fn = ({ children }: XastRoot) => void found.push(...children.flatMap(elementsOf));
  optimize(source, { plugins: [{ name: 'read', fn }] });
  const [document, ...others] = found;
  if (!document || others.length > 0) throw new Error('Not one element');
  return document;
}

function elementsOf(node: XastChild): XmlElement[] {
  if (node.type !== 'element') return [];
  const { name, attributes, children } = node;
  const text = children.map((child) => (child.type === 'text' ? child.value : '')).join('');
  return [{ name, attributes, children: children.flatMap(elementsOf), text }];
}

/** The texts of all elements with a name, in order. */
function textsOf(element: XmlElement, name: string): string[] {
  const own = element.name === name ? [element.text] : [];
  return [...own, ...element.children.flatMap((child) => textsOf(child, name))];
}
