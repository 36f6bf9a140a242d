import { request } from 'node:http';
import { describe, expect, it } from 'vitest';
import { posts } from '../../../catalogue/blog/posts.ts';
import { testimonials } from '../../../catalogue/company/testimonials.ts';
import { ContactMessage } from '../../../catalogue/contracts/contact-message.ts';
import { EstimateRequest } from '../../../catalogue/contracts/estimate-request.ts';
import { areas } from '../../../catalogue/towns/counties.ts';
import { fixedPaths, matchRoute } from '../../../host/routes.ts';
import { timeLimitMs } from '../../support/node-start.mjs';
import { anEstimate } from '../../support/visitor-words.ts';
import { builtRenderer } from '../support/build.ts';
import { bodyOf, faultyStore, readLate } from '../support/faulty-site.ts';
import { postFields } from '../support/lead-forms.ts';
import { type Call, sharedServer, startServer, type TestServer } from '../support/test-server.ts';

describe('a body', () => {
  const server = sharedServer();
  const routes = ['/api/estimates', '/api/contact', '/api/color-palette', '/api/track', '/api/measure'];
  const valid = JSON.stringify(anEstimate());

  describe.each(routes)('to %s', (route) => {
    it.each<[string, string | Buffer]>([
      ['nothing', ''],
      ['half an object', '{"name":'],
      ['a trailing comma', '{"name":"x",}'],
      ['single quotes', "{'name':'x'}"],
      ['NaN', '{"name":NaN}'],
      ['an array', '[]'],
      ['a string', '"name"'],
      ['a number', '1'],
      ['null', 'null'],
      ['invalid UTF-8', Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d])],
      ['UTF-16', Buffer.from('\ufeff{"name":"x"}', 'utf16le')],
      ['zero bytes', Buffer.alloc(40)],
    ])('gets 400 if it is %s', async (_, body) => {
      const answer = await server.post(route, body);
      expect([answer.status, answer.json().code]).toEqual([400, 'malformed']);
    });

    it('gets 415 if its type is not JSON, or if it is compressed', async () => {
      for (const type of [
        ...['', 'text/plain', 'text/plain; a=application/json', 'application/x-www-form-urlencoded'],
        ...['multipart/form-data; boundary=x', 'application/jsonp', 'application/json; charset=utf-16'],
        'application/json; charset=iso-8859-1',
      ]) {
        const answer = await server.post(route, valid, { 'content-type': type });
        expect([type, answer.status, answer.json().code]).toEqual([type, 415, 'media_type']);
      }
      for (const encoding of ['gzip', 'br', 'deflate', 'gzip, identity']) {
        expect((await server.post(route, valid, { 'content-encoding': encoding })).status).toBe(415);
      }
    });

    it('gets 413 over the limit, announced or not', async () => {
      const huge = JSON.stringify({ name: 'x'.repeat(70_000) });
      expect((await server.post(route, huge)).status).toBe(413);
      expect((await server.post(route, huge, { 'transfer-encoding': 'chunked' })).status).toBe(413);
    });

    it.each([
      ['arrays a hundred thousand levels deep', '['.repeat(100_000)],
      ['objects as deep as fits', `${'{"name":'.repeat(450)}1${'}'.repeat(450)}`],
      ['arrays as deep as fits, in a field', `{"name":${'['.repeat(1900)}${']'.repeat(1900)}}`],
      ['many elements', `{"name":[${'1,'.repeat(1900)}1]}`],
      ['a polluted prototype', '{"__proto__":{"name":"x","toString":1},"constructor":{"prototype":{"x":1}}}'],
      ['a number too large', '{"name":1e999999,"message":-0}'],
      ['lone surrogates', '{"name":"\\ud800","eventType":"\\udfff"}'],
      ['the same field twice', '{"eventType":"a b","eventType":"B"}'],
    ])('is safely refused with %s', async (_, body) => {
      const answer = await server.post(route, body);
      expect(answer.status).toBeGreaterThanOrEqual(400);
      expect(answer.status).toBeLessThan(500);
      expect((await server.call('/health/live')).status).toBe(200);
    });
  });

  it('that floods on after a 413 is discarded without being stored', async () => {
    const before = process.memoryUsage().arrayBuffers;
    const chunk = Buffer.alloc(64 * 1024);
    const status = await new Promise((resolve, reject) => {
      const headers = { 'content-type': 'application/json', 'transfer-encoding': 'chunked' };
      const flood = request(`${server.url}/api/estimates`, { method: 'POST', headers }, (answer) => {
        resolve(answer.statusCode);
        flood.destroy();
      });
      flood.on('error', reject);
      const pour = () => {
        while (!flood.destroyed && flood.write(chunk));
        if (!flood.destroyed) flood.once('drain', pour);
      };
      pour();
    });
    expect(status).toBe(413);
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(10 * 1024 * 1024);
  });
});

it('no URL and no header of any length slows the server down', async () => {
  /** Input that triggers backtracking: one character many times, before something else. */
  const signs = ['/', ' ', '\t', ',', ';', 'a', '=', '&', '%20', '.', '-', '"', 'a,', 'a;', 'a&b=', 'W/"', '::1,'];
  const length = 15_000;
  const mostMs = timeLimitMs(60);
  const headers = [
    ...['accept', 'accept-encoding', 'accept-language', 'content-type', 'cookie', 'forwarded', 'if-none-match'],
    ...['origin', 'referer', 'user-agent', 'x-forwarded-for', 'idempotency-key', 'sec-fetch-site'],
    ...['brushline-page', 'brushline-hidden', 'brushline-tags'],
  ];
  const pages = [
    ...['/', '/blog/', '/contact', '/easton-', '/service-areas/', '/api/', '/api/testimonials', '/widgets/', '/admin'],
  ];
  await using server = await startServer({ renderer: builtRenderer });
  const slow: string[] = [];
  /** The best of three attempts: a stalling machine is slow once, backtracking is slow every time. */
  async function time(what: string, path: string, call: Call = {}) {
    let best = Number.POSITIVE_INFINITY;
    for (let tries = 0; tries < 3 && best > mostMs; tries += 1) {
      const startedAt = performance.now();
      // A URL that is longer when escaped makes a Location that the client rejects as too long.
      await server.call(path, call).catch((error: Error) => expect(error.message).toContain('Header overflow'));
      best = Math.min(best, performance.now() - startedAt);
    }
    if (best > mostMs) slow.push(`${what}: ${Math.round(best)} ms`);
  }
  for (const path of pages) await server.call(path);
  for (const sign of signs) {
    const text = `${sign.repeat(length / sign.length)}x`;
    const [long, shorter] = [length, 8_000].map((most) => encodeURI(text).slice(0, most));
    for (const path of pages) {
      await time(`${path} + ${sign}`, `${path}${long}`);
      await time(`${path}? + ${sign}`, `${path}?${long}`);
      await time(`${path}? + ${sign}, shorter`, `${path}?${shorter}`);
      await time(`POST ${path} + ${sign}`, `${path}${shorter}`, { method: 'POST' });
    }
    for (const name of headers) {
      const header = { [name]: `a${text.replaceAll('\t', ' ')}` };
      await time(`${name}: ${sign}`, '/', { headers: header });
      await time(`POST ${name}: ${sign}`, '/api/track', { method: 'POST', headers: header });
    }
  }
  expect(slow).toEqual([]);
});

describe('control characters except tab and newline', () => {
  const isForbidden = (code: number) => (code < 32 && code !== 9 && code !== 10) || code === 127;
  const everyControl = String.fromCharCode(...Array.from({ length: 32 }, (_, code) => code), 127);
  /** The forbidden characters in a document, with their context. */
  const controlsIn = (html: string) =>
    [...html].flatMap((sign, at) =>
      isForbidden(sign.charCodeAt(0)) ? [html.slice(Math.max(0, at - 40), at + 9)] : [],
    );

  const index = {
    areas: new Map(areas.map((area) => [area.slug, area])),
    posts: new Map(posts.map((post) => [post.slug, post])),
  };
  const kinds = [
    ...fixedPaths,
    ...['/blog/paint-season-on-the-bay', '/service-areas/easton', '/easton-services', '/easton-interior-painting'],
    ...['/nowhere', '/blog/nowhere', '/service-areas/nowhere'],
  ].map((path) => {
    const match = matchRoute(path, index);
    if (!('page' in match)) throw new Error(`${path} leads elsewhere`);
    return { path, parameters: match.page.query ?? [], forms: match.page.forms ?? [] };
  });
  const parameters = kinds.flatMap(({ path, parameters }) => parameters.map((name) => ({ path, name })));
  const forms = kinds.flatMap(({ path, forms }) => forms.map((form) => ({ path, form })));

  const server = sharedServer({ renderer: builtRenderer });
  const addLead = () => Promise.reject(new Error('disk full'));
  /** Accepts no leads. */
  const full = sharedServer({ renderer: builtRenderer, store: (real) => ({ ...real, addLead }) });

  it.each(parameters)('do not reach a document through $name of $path', async ({ path, name }) => {
    for (const value of ['\0', `ma${everyControl}ker`, `${everyControl}"><b>`]) {
      const { status, text } = await server.call(`${path}?${new URLSearchParams({ [name]: value })}`);
      expect([status, controlsIn(text)]).toEqual([200, []]);
    }
  });

  it('do not reach a document through a path, or a parameter that it does not declare', async () => {
    const paths = ['/%00', '/blog/%00', '/service-areas/a%01b', '/easton-%1F', '/%C2%85'];
    const undeclared = kinds.map(({ path }) => `${path}?whole=1&x%00=%00&%01&sent=%00&utm_source=%1F`);
    for (const path of [...paths, ...undeclared]) {
      expect([path, controlsIn((await server.call(path)).text)]).toEqual([path, []]);
    }
  });

  it.each(['/blog', '/service-areas', '/color-palette'])('are removed from a search on %s', async (path) => {
    const { text } = await server.call(`${path}?q=mar%00%1Fker`);
    expect(bodyOf(text)).toContain('value="marker"');
  });

  it.each(forms)('do not pass through the $form form of $path, refused or failed', async ({ path, form }) => {
    const names = Object.keys((form === 'estimate' ? EstimateRequest : ContactMessage).entries);
    const post = (to: TestServer, typed: (name: string) => string, more = {}) =>
      postFields(to, path, { form, ...Object.fromEntries(names.map((name) => [name, typed(name)])), ...more });
    const refused = await post(server, (name) => `${name}${everyControl}\r\nx`);
    expect([refused.status, controlsIn(refused.text)]).toEqual([422, []]);
    expect(bodyOf(refused.text)).toContain('message\t\n');
    const valid = { email: 'a@b.example', serviceType: 'exterior' };
    const failed = await post(full, () => 'a few\0\u0007\u001f signs', valid);
    expect([failed.status, controlsIn(failed.text)]).toEqual([503, []]);
    expect(bodyOf(failed.text)).toContain('value="a few signs"');
  });

  it('of stored content do not reach a document, complete or streamed', async () => {
    const [area, post, review] = [areas[0], posts[0], testimonials[0]];
    if (!area || !post || !review) throw new Error('No content');
    const isText = (name: string, value: unknown) =>
      typeof value === 'string' && !/^(id|slug|.*At|imageUrl)$/.test(name);
    const bad = <Item extends object>(item: Item) =>
      Object.fromEntries(
        Object.entries(item).map(([name, value]) => [name, isText(name, value) ? `${value}${everyControl}` : value]),
      ) as Item;
    const stained = faultyStore();
    await using own = await startServer({ renderer: builtRenderer, store: stained.wrap });
    await own.store.saveContent('areas', bad(area), area);
    await own.store.saveContent('posts', bad(post), post);
    const featured = { ...review, isFeatured: true };
    await own.store.saveContent('testimonials', bad(featured), featured);
    await own.checkContent();
    const [ofArea, ofPost] = [`/service-areas/${area.slug}`, `/blog/${post.slug}`];
    for (const path of ['/', '/about', '/blog', ofPost, '/service-areas', ofArea, '/sitemap']) {
      const { status, text } = await own.call(path);
      expect([path, status, controlsIn(text)]).toEqual([path, 200, []]);
    }
    for (const path of [ofArea, '/service-areas?q=%00', ofPost]) {
      const { whole } = await readLate({ server: own, store: stained }, path);
      expect(whole).toContain('http-equiv="refresh"');
      expect([path, controlsIn(whole)]).toEqual([path, []]);
    }
  });
});
