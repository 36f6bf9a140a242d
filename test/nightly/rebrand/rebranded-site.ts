import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { type BuiltServer, startBuiltServer } from '../../support/built-server.ts';
import { timeLimitMs } from '../../support/node-start.mjs';
import { copySite, type SiteCopy } from './copy-site.ts';
import { service } from './made-up/service.ts';
import { town } from './made-up/town.ts';

const origin = 'https://rebranded.test';

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

/** A copy of the site with another business, brand, town and service: built, served and crawled for the calling file. */
export function rebrandedSite() {
  let copy: SiteCopy;
  let server: BuiltServer;
  let answers: Map<string, Answer>;

  beforeAll(async () => {
    copy = await copySite();
    await copy.replace('catalogue/business.ts', 'test/nightly/rebrand/made-up/business.ts');
    await copy.replace('catalogue/brand.ts', 'test/nightly/rebrand/made-up/brand.ts');
    await copy.add('catalogue/towns/counties/kent.ts', 'towns: [', JSON.stringify(town));
    await copy.add('catalogue/towns/places.ts', 'const places = {', 'farhaven: { lat: 39.16, lon: -76.2 }');
    await copy.add('catalogue/towns/places.ts', 'const otherSpellings = {', `'Fair Haven Landing': 'farhaven'`);
    await copy.add('catalogue/services/records/premium.ts', 'Service[] = [', JSON.stringify(service));
    await copy.add('catalogue/services/local-service-keys.ts', 'readonly string[] = [', JSON.stringify(service.key));
    await copy.build();
    const dataDir = path.join(copy.folder, 'data');
    server = await startBuiltServer({ root: copy.folder, dataDir, env: { PUBLIC_URL: origin, TRUST_PROXY_HOPS: '1' } });
    answers = await crawl(server.url, ['/', ...unlinked]);
  }, timeLimitMs(600_000));
  afterAll(async () => {
    await server?.[Symbol.asyncDispose]();
    await copy?.[Symbol.asyncDispose]();
  });

  return {
    get copy() {
      return copy;
    },
    get server() {
      return server;
    },
    /** The answer at each path. */
    get answers() {
      return answers;
    },
    /** What is answered at a path. */
    page(path: string): string {
      const answer = answers.get(path);
      if (!answer) throw new Error(`Nothing leads to ${path}`);
      return answer.body;
    },
    /**
     * Published text files: scripts, stylesheets, drawings, lists. Excludes source maps, which contain the code's comments.
     */
    async publishedTexts(): Promise<[file: string, text: string][]> {
      const folder = path.join(copy.folder, 'dist/public');
      const files = (await readdir(folder, { recursive: true })).filter((file) => /\.(js|css|svg|json)$/.test(file));
      return Promise.all(files.map(async (file) => [file, await readFile(path.join(folder, file), 'utf8')]));
    },
  };
}

/** A server's response. */
interface Answer {
  status: number;
  /** The headers, one per line. */
  headers: string;
  body: string;
}

/** Fetches a URL and everything on the same site that links and the sitemap lead to. */
async function crawl(url: string, from: readonly string[]): Promise<Map<string, Answer>> {
  const answers = new Map<string, Answer>();
  const waiting = [...from];
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (answers.has(path)) continue;
    const response = await fetch(url + path, { redirect: 'manual' });
    const headers = [...response.headers].map((line) => line.join(': ')).join('\n');
    const body = await response.text();
    answers.set(path, { status: response.status, headers, body });
    waiting.push(...linksIn(body));
  }
  return answers;
}

const linksIn = (text: string) => [
  ...[...text.matchAll(/<a\b[^>]*?\bhref="(\/[^"#?]*)/g)].map(([, path = '']) => path),
  ...[...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname),
];
