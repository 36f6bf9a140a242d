import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import fresh from 'fresh';
import type { Answer, HeaderList, SiteHeaders } from '../http/headers.ts';
import { createRoutes, type RouteHandler, type Routes } from '../http/routes.ts';
import { Problem } from '../problem.ts';
import { acceptedEncoding, compress, encodedAnswer } from './page-cache.ts';

export type PublishedFiles = Readonly<Record<string, { integrity: string; isCompressed: boolean }>>;

export interface Published {
  folder: string;
  files: PublishedFiles;
  /** Not served as they are in the folder. */
  contents?: ReadonlyMap<string, Buffer>;
}

const placeholder = 'https://widget-origin.invalid';
const integrityList = '/widgets/v1/integrity.json';
const isClassic = (url: string) => url.endsWith('.iife.js');

/** A script that an optimizer merged cannot tell where it came from. */
export function fillInOrigin({ folder, files }: Published, origin: string): Published {
  const contents = new Map<string, Buffer>();
  const filled: Record<string, PublishedFiles[string]> = { ...files };
  const put = (url: string, text: string) => {
    const body = Buffer.from(text);
    contents.set(url, body);
    filled[url] = { integrity: `sha384-${createHash('sha384').update(body).digest('base64')}`, isCompressed: true };
  };
  const read = (url: string) => readFileSync(path.join(folder, url), 'utf8');

  const classic = Object.keys(files).filter(isClassic);
  for (const url of classic) put(url, read(url).replaceAll(placeholder, origin));
  if (files[integrityList]) {
    const listed: Record<string, string> = JSON.parse(read(integrityList));
    for (const url of classic) listed[url] = filled[url]?.integrity ?? '';
    put(integrityList, `${JSON.stringify(listed, null, 2)}\n`);
  }
  return { folder, files: filled, contents };
}

export const integrityOf = ({ files }: Published): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(files).flatMap(([url, { integrity }]) => (isClassic(url) ? [[url, integrity]] : [])),
  );

const endings = { br: '.br', gzip: '.gz', identity: '' };

const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.json': 'application/json',
  '.map': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.txt': 'text/plain; charset=utf-8',
  '.woff2': 'font/woff2',
  '.zip': 'application/zip',
};

function cachingOf(url: string): string {
  if (/\/assets\/[^/]*-[\w-]{8}\.js(\.map)?$/.test(url)) return 'public, max-age=31536000, immutable';
  if (url.startsWith('/widgets/')) return 'public, max-age=300, stale-while-revalidate=86400';
  return 'public, max-age=86400, stale-while-revalidate=604800';
}

/** A tag manager may make its tag anew without `type="module"`; that gets the classic loader. */
const loader = '/widgets/v1/embed.js';
const classicLoader = 'import(document.currentScript.src)';

/** Paths are looked up in the build's list, never on disk. */
export function fileRoutes(parts: Published & { headers: SiteHeaders }): Routes[] {
  const { folder, contents, headers } = parts;
  const files = new Map(Object.entries(parts.files));
  const kept = new Map<string, Answer>();
  const others = [...files.keys()].filter((url) => !/^\/(widgets|assets)\//.test(url));

  const routesOf = (answers: 'widgets' | 'assets', paths: readonly string[]) => {
    const routes = createRoutes({ audience: 'public', answers, priority: 'exempt' });
    for (const path of paths) routes.all(path, answerFile(answers));
    return routes;
  };
  return [routesOf('widgets', ['/widgets/{*file}']), routesOf('assets', ['/assets/{*file}', ...others])];

  function answerFile(answers: 'widgets' | 'assets'): RouteHandler {
    return async (ctx) => {
      const { path: url } = ctx;
      const file = files.get(url);
      if (!file) throw new Problem('not_found');
      ctx.state.route = url;
      if (ctx.method !== 'GET' && ctx.method !== 'HEAD') throw new Problem('method', { allow: ['GET', 'HEAD'] });
      const isLoader = url === loader;
      const vary = ['Vary', isLoader ? 'Accept-Encoding, Sec-Fetch-Mode' : 'Accept-Encoding'];
      // A cache that ignores `Vary` would break every module.
      if (isLoader && ctx.get('Sec-Fetch-Mode') === 'no-cors') {
        const given = ['Cache-Control', 'no-store', ...vary, 'Content-Type', `${types['.js']}`];
        ctx.state.answer = { status: 200, headers: [...headers[answers], ...given], body: Buffer.from(classicLoader) };
        return;
      }
      const etag = `W/"${file.integrity.slice(7, 29)}"`;
      const shared = [...headers[answers], 'Cache-Control', cachingOf(url), 'ETag', etag, ...vary];
      if (fresh(ctx.req.headers, { etag })) {
        ctx.state.answer = { status: 304, headers: shared };
        return;
      }
      const encoding = file.isCompressed ? acceptedEncoding(ctx) : 'identity';
      ctx.state.answer = kept.get(url + endings[encoding]) ?? (await read(url, encoding, shared));
    };
  }

  async function read(url: string, encoding: keyof typeof endings, shared: HeaderList): Promise<Answer> {
    const name = url + endings[encoding];
    const content = contents?.get(url);
    const body = content ? await compress(content, encoding, 9) : await readFile(path.join(folder, name));
    const type = types[path.extname(url)] ?? 'application/octet-stream';
    const answer = encodedAnswer(200, [...shared, 'Content-Type', type], encoding, body);
    kept.set(name, answer);
    return answer;
  }
}
