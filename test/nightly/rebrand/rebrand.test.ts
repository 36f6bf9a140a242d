import { cp, readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { inflateSync } from 'node:zlib';
import PostalMime from 'postal-mime';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { brand } from '../../../catalogue/brand.ts';
import { business } from '../../../catalogue/business.ts';
import { numberWord } from '../../../catalogue/number-words.ts';
import { localServices, serviceOverview } from '../../../catalogue/services/services.ts';
import { sitemapCityNames } from '../../../catalogue/towns/area-names.ts';
import { areas } from '../../../catalogue/towns/counties.ts';
import { type BuiltServer, startBuiltServer } from '../../support/built-server.ts';
import { timeLimitMs } from '../../support/node-start.mjs';
import { waitForMails } from '../../support/outbox.ts';
import { ownerPassword, postAsBrowser } from '../../support/owner.ts';
import { aMessage, anEstimate, requestWords } from '../../support/visitor-words.ts';
import { copySite } from '../support/copy-site.ts';
import { brand as newBrand } from './made-up/brand.ts';
import { business as newBusiness } from './made-up/business.ts';
import { service } from './made-up/service.ts';
import { town } from './made-up/town.ts';
import { tracesIn } from './traces.ts';

/** Paths that no link leads to. */
const unlinked = [
  '/sitemap.xml',
  '/feed.xml',
  '/robots.txt',
  '/manifest.webmanifest',
  '/no-such-page',
  '/blog/no-such-post',
  '/admin',
  '/api/service-areas',
  '/api/testimonials',
  '/api/blog',
  '/api/no-such-call',
  '/api/admin/events',
];

let copy: Awaited<ReturnType<typeof copySite>>;
let server: BuiltServer;
/** What is answered at each path. */
let answers: Map<string, { status: number; headers: string; body: string }>;

beforeAll(async () => {
  copy = await copySite();
  for (const file of ['business.ts', 'brand.ts'])
    await cp(`test/nightly/rebrand/made-up/${file}`, path.join(copy.folder, 'catalogue', file));
  /** Puts an entry at the start of a list in one of its files. */
  const add = (file: string, list: string, entry: string) => copy.edit(`catalogue/${file}`, list, `${list}${entry},`);
  await add('towns/counties/kent.ts', 'towns: [', JSON.stringify(town));
  await add('towns/places.ts', 'const places = {', 'farhaven: { lat: 39.16, lon: -76.2 }');
  await add('towns/places.ts', 'slugOf = /* @__PURE__ */ new Map([', `['fairhavenlanding', 'farhaven']`);
  await add('services/records/premium.ts', 'Service[] = [', JSON.stringify(service));
  await add('services/local-service-keys.ts', 'readonly string[] = [', JSON.stringify(service.key));
  await copy.build();
  const env = { PUBLIC_URL: 'https://rebranded.test', TRUST_PROXY_HOPS: '1' };
  server = await startBuiltServer({ root: copy.folder, dataDir: path.join(copy.folder, 'data'), env });
  answers = await crawl(server.url, ['/', ...unlinked]);
}, timeLimitMs(600_000));
afterAll(async () => {
  await server?.[Symbol.asyncDispose]();
  await copy?.[Symbol.asyncDispose]();
});

/** Fetches a URL and everything on the same site that links and the sitemap lead to. */
async function crawl(url: string, from: readonly string[]): Promise<typeof answers> {
  const found: typeof answers = new Map();
  const waiting = [...from];
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (found.has(path)) continue;
    const response = await fetch(url + path, { redirect: 'manual' });
    const headers = [...response.headers].map((line) => line.join(': ')).join('\n');
    const body = await response.text();
    found.set(path, { status: response.status, headers, body });
    waiting.push(...linksIn(body));
  }
  return found;
}

const linksIn = (text: string) => [
  ...[...text.matchAll(/<a\b[^>]*?\bhref="(\/[^"#?]*)/g)].map(([, path = '']) => path),
  ...[...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname),
];

function page(path: string): string {
  const answer = answers.get(path);
  if (!answer) throw new Error(`Nothing leads to ${path}`);
  return answer.body;
}

/**
 * Published text files: scripts, stylesheets, drawings, lists. Excludes source maps, which contain the code's comments.
 */
async function publishedTexts(): Promise<[file: string, text: string][]> {
  const folder = path.join(copy.folder, 'dist/public');
  const files = (await readdir(folder, { recursive: true })).filter((file) => /\.(js|css|svg|json)$/.test(file));
  return Promise.all(files.map(async (file) => [file, await readFile(path.join(folder, file), 'utf8')]));
}

/** The color of the first pixel of a PNG with 8 bits per channel, which no filter changes. */
function cornerColor(png: Buffer): string {
  const parts: Buffer[] = [];
  for (let at = 8; at < png.length; at += 12 + png.readUInt32BE(at)) {
    if (png.toString('latin1', at + 4, at + 8) === 'IDAT')
      parts.push(png.subarray(at + 8, at + 8 + png.readUInt32BE(at)));
  }
  return `#${inflateSync(Buffer.concat(parts)).subarray(1, 4).toString('hex')}`;
}

/** Texts of the owner's side: cookies, the first responses, and the authenticator's URL. */
async function ownerTexts(url: string): Promise<string[]> {
  const headers = { 'sec-fetch-site': 'same-origin', 'x-forwarded-for': '203.0.113.8', 'x-forwarded-proto': 'https' };
  const post = (path: string, body: object, more = {}) =>
    postAsBrowser(`${url}/api/admin${path}`, body, { ...headers, ...more });
  const login = await post('/session', { password: ownerPassword });
  expect(login.status).toBe(204);
  const cookies = login.headers.getSetCookie();
  const cookie = cookies.map((set) => set.split(';')[0]).join('; ');
  const setup = await post('/security/authenticator/setup', { password: ownerPassword }, { cookie });
  const uri = await setup.text();
  expect(uri).toContain(`issuer=${newBusiness.name}`);
  const common = await post(
    '/security/password',
    { password: ownerPassword, next: `${newBusiness.name} Skagway` },
    { cookie },
  );
  return [cookies.join('\n'), uri, await common.text()];
}

describe('a site with another business.ts and another brand.ts', () => {
  it('takes the same facts from them as our site', () => {
    const shapeOf = (value: unknown): unknown =>
      typeof value === 'object' && value !== null && !Array.isArray(value)
        ? Object.fromEntries(Object.entries(value).map(([key, part]) => [key, shapeOf(part)]))
        : Array.isArray(value);
    expect(shapeOf(newBusiness)).toEqual(shapeOf(business));
    expect(shapeOf(newBrand)).toEqual(shapeOf(brand));
  });

  it('shows the new company on every page and keeps no trace of the old one in any answer', () => {
    const pages = [...answers].filter(([, { body }]) => /^<!doctype html>/i.test(body));
    expect(pages.length).toBeGreaterThan(440);
    expect(pages.flatMap(([path, { body }]) => (body.includes(newBusiness.name) ? [] : [path]))).toEqual([]);
    const found = [...answers].flatMap(([path, { headers, body }]) => tracesIn(path, `${headers}\n${body}`));
    expect(found).toEqual([]);
  });

  it('keeps no trace in any published file: embeds, the office, drawings', async () => {
    const texts = await publishedTexts();
    expect(texts.map(([file]) => file)).toEqual(
      expect.arrayContaining(['widgets/v1/estimate-form.iife.js', 'widgets/v1/embed.js', 'assets/mark.svg']),
    );
    expect(texts.flatMap(([file, text]) => tracesIn(file, text))).toEqual([]);
    const embed = texts.find(([file]) => file === 'widgets/v1/embed.js')?.[1];
    expect(embed).toContain(`${newBusiness.namespace}-`);
  });

  it('draws its icons on the new paper', async () => {
    for (const icon of ['icon-192.png', 'icon-512.png', 'apple-touch-icon.png']) {
      const png = await readFile(path.join(copy.folder, 'dist/public/assets', icon));
      expect(cornerColor(png), icon).toBe(newBrand.colors.paper);
    }
  });

  it('names the new company in the manifest, the feed and the structured data', () => {
    expect(JSON.parse(page('/manifest.webmanifest'))).toMatchObject({
      name: newBusiness.legalName,
      theme_color: newBrand.colors.paper,
    });
    expect(page('/feed.xml')).toContain(newBusiness.name);
    expect(page('/')).toContain(newBusiness.phone.dial);
  });

  it('writes mails, responses, cookies and log lines without a trace', async () => {
    const estimate = anEstimate();
    const color = { brand: 'Benjamin Moore', name: 'Hale Navy', code: 'HC-154', hex: '#434B56' };
    const palette = { customerEmail: requestWords.email, colors: [color] };
    const posts = [
      ['/api/estimates', estimate],
      ['/api/contact', aMessage()],
      ['/api/color-palette', palette],
      ['/api/estimates', { ...estimate, email: 'nonsense' }],
    ] as const;
    const texts: string[] = [];
    for (const [path, body] of posts) {
      const response = await postAsBrowser(server.url + path, body, { 'x-forwarded-for': '203.0.113.7' });
      texts.push(`${response.status} ${await response.text()}`);
    }
    expect(texts.map((text) => text.slice(0, 3))).toEqual(['201', '201', '201', '422']);
    const mails = await waitForMails(server.dataDir, 3);
    for (const mail of mails) {
      const { subject = '', text = '', html = '', from, to } = await PostalMime.parse(mail);
      // A mail about a lead begins with the lead; the company is its sender and signs the text.
      expect([from?.name, text]).toEqual([`${newBusiness.name} website`, expect.stringContaining(newBusiness.name)]);
      texts.push([subject, text, html, JSON.stringify([from, to])].join('\n'), mail);
    }
    texts.push(...(await ownerTexts(server.url)), server.output());
    expect(texts.flatMap((text, at) => tracesIn(`text ${at}`, text))).toEqual([]);
  });
});

describe('a made-up town, by one record in its county’s file and its place on the map', () => {
  it('has its pages, and they are in the sitemap', () => {
    const own = ['/service-areas/farhaven', '/farhaven-services', '/farhaven-interior-painting'];
    for (const path of [...own, '/farhaven-exterior-painting', '/farhaven-pressure-washing']) {
      expect(answers.get(path)?.status, path).toBe(200);
      expect(page(path)).toContain('Farhaven');
    }
    for (const path of own) expect(page('/sitemap.xml')).toContain(`${path}</loc>`);
    expect(page('/farhaven-exterior-painting')).toContain(town.notes[1]);
    expect(page('/service-areas/farhaven')).toContain(town.metaDescription);
  });

  it.each([
    '/',
    '/about',
    '/service-areas',
    '/interior',
    '/exterior',
    '/pressure-washing',
    '/contact',
    '/sitemap',
    '/terms-of-service',
  ])('appears on %s', (path) => expect(page(path)).toContain('Farhaven'));

  it('is in the menu, among the nearest towns, in the API, the structured data and the counts', () => {
    expect(page('/blog')).toMatch(/href="\/service-areas\/farhaven"[^>]*>Farhaven</);
    expect(page('/service-areas/rock-hall')).toMatch(/<main.*href="\/service-areas\/farhaven".*<\/main>/s);
    expect(JSON.parse(page('/api/service-areas'))).toHaveLength(areas.length + 1);
    expect(page('/')).toMatch(/"areaServed":\[[^\]]*"Farhaven"/);
    expect(page('/sitemap')).toContain(`in ${numberWord(sitemapCityNames.length + 1)} places`);
  });

  it('has its name on the chart, and the embedded search finds it', async () => {
    expect(page('/service-areas')).toMatch(/<text[^>]*>Farhaven</);
    const search = (await publishedTexts()).filter(([, text]) => /"farhaven",\{lat|farhaven/.test(text));
    expect(search.length).toBeGreaterThan(0);
    expect(search.some(([, text]) => text.includes('fairhavenlanding'))).toBe(true);
  });
});

describe('a made-up service, by one record and its key', () => {
  it('has a page in every town', () => {
    const path = (slug: string) => `/${slug}-${service.key}`;
    const missing = [...areas.map(({ slug }) => slug), town.slug].filter(
      (slug) => answers.get(path(slug))?.status !== 200,
    );
    expect(missing).toEqual([]);
    expect(page(path('easton'))).toContain('Weathervane Gilding in Easton');
  });

  it('is listed on /services, /all-services and every town’s services, and counted', () => {
    for (const path of ['/services', '/all-services', '/easton-services']) expect(page(path)).toContain(service.name);
    expect(page('/all-services')).toContain('Roosters and arrows, leaf by leaf.');
    expect(page('/easton-services')).toMatch(new RegExp(`${numberWord(localServices.length + 1)} painting`, 'i'));
    const specialties = serviceOverview.filter(({ category }) => category === 'specialty').length;
    expect(page('/services')).toContain(`${numberWord(specialties + 1)} specialties`);
  });

  it('can be chosen for a review in the office', async () => {
    expect((await publishedTexts()).some(([, text]) => text.includes(service.key))).toBe(true);
  });
});
