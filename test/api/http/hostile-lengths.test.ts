import { expect, it } from 'vitest';
import { timeLimitMs } from '../../support/node-start.mjs';
import { builtRenderer } from '../support/build.ts';
import { startServer } from '../support/test-server.ts';

/** Input that triggers backtracking: one character many times, before something else. */
const signs = ['/', ' ', '\t', ',', ';', 'a', '=', '&', '%20', '.', '-', '"', 'a,', 'a;', 'a&b=', 'W/"', '::1,'];
const length = 15_000;
const mostMs = timeLimitMs(60);
const headers = [
  'accept',
  'accept-encoding',
  'accept-language',
  'content-type',
  'cookie',
  'forwarded',
  'if-none-match',
];
const more = [
  'origin',
  'referer',
  'user-agent',
  'x-forwarded-for',
  'idempotency-key',
  'brushline-page',
  'brushline-hidden',
  'brushline-tags',
  'sec-fetch-site',
];
const pages = [
  '/',
  '/blog/',
  '/contact',
  '/easton-',
  '/service-areas/',
  '/api/',
  '/api/testimonials',
  '/widgets/',
  '/admin',
];

it('no URL and no header of any length slows the server down', async () => {
  await using server = await startServer({ renderer: builtRenderer });
  const slow: string[] = [];
  /** The best of three attempts: a stalling machine is slow once, backtracking is slow every time. */
  async function time(what: string, path: string, call: Parameters<typeof server.call>[1]) {
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
    for (const path of pages) {
      await time(`${path} + ${sign}`, path + encodeURI(text).slice(0, length), {});
      await time(`${path}? + ${sign}`, `${path}?${encodeURI(text).slice(0, length)}`, {});
      await time(`${path}? + ${sign}, shorter`, `${path}?${encodeURI(text).slice(0, 8_000)}`, {});
      await time(`POST ${path} + ${sign}`, path + encodeURI(text).slice(0, 8_000), { method: 'POST' });
    }
    for (const name of [...headers, ...more]) {
      const header = { [name]: `a${text.replaceAll('\t', ' ')}` };
      await time(`${name}: ${sign}`, '/', { headers: header });
      await time(`POST ${name}: ${sign}`, '/api/track', { method: 'POST', headers: header });
    }
  }
  expect(slow).toEqual([]);
});
