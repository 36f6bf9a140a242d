import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anEstimate } from '../../support/visitor-words.ts';
import { startServer, type TestServer } from '../support/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server[Symbol.asyncDispose]());

const routes = ['/api/estimates', '/api/contact', '/api/color-palette', '/api/track', '/api/measure'];
const valid = JSON.stringify(anEstimate());

describe.each(routes)('%s', (route) => {
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
  ])('answers 400 to %s', async (_, body) => {
    const answer = await server.post(route, body);
    expect([answer.status, answer.json().code]).toEqual([400, 'malformed']);
  });

  it.each([
    '',
    'text/plain',
    'text/plain; a=application/json',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/jsonp',
    'application/json; charset=utf-16',
    'application/json; charset=iso-8859-1',
  ])('answers 415 to %j', async (type) => {
    const answer = await server.post(route, valid, { 'content-type': type });
    expect([answer.status, answer.json().code]).toEqual([415, 'media_type']);
  });

  it.each(['gzip', 'br', 'deflate', 'gzip, identity'])('answers 415 to a body in %s', async (encoding) => {
    expect((await server.post(route, valid, { 'content-encoding': encoding })).status).toBe(415);
  });

  it('answers 413 to a body over the limit, announced or not', async () => {
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
  ])('refuses %s safely', async (_, body) => {
    const answer = await server.post(route, body);
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(answer.status).toBeLessThan(500);
    expect((await server.call('/health/live')).status).toBe(200);
  });

  it('answers each of 300 mutations of a valid body with a message, never with a server error', async () => {
    const random = seeded(1975);
    const statuses = new Map<number, number>();
    for (let round = 0; round < 300; round += 1) {
      const answer = await server.post(route, mutated(Buffer.from(valid), random));
      statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
      if (answer.status === 422) expect(answer.json().errors.length).toBeGreaterThan(0);
    }
    expect([...statuses.keys()].filter((status) => ![201, 204, 400, 413, 422].includes(status))).toEqual([]);
    expect(statuses.get(400)).toBeGreaterThan(50);
  });
});

it('discards a flood after a 413 without storing it', async () => {
  const before = process.memoryUsage().arrayBuffers;
  const chunk = Buffer.alloc(64 * 1024);
  const status = await new Promise((resolve, reject) => {
    const { hostname, port } = new URL(server.url);
    const headers = { 'content-type': 'application/json', 'transfer-encoding': 'chunked' };
    const flood = request({ hostname, port, path: '/api/estimates', method: 'POST', headers }, (answer) => {
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

/** A reproducible sequence of numbers from 0 to 1 (mulberry32). */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Bytes changed, removed, duplicated or replaced by characters that matter in JSON. */
function mutated(bytes: Buffer, random: () => number): Buffer {
  const signs = ['{', '}', '[', ']', '"', ',', ':', '\\', '\u0000', 'null', '1e9', '\\u0000', '\u202e', '{"$gt":""}'];
  let result = bytes;
  for (let change = Math.ceil(random() * 4); change > 0; change -= 1) {
    const at = Math.floor(random() * result.length);
    const end = at + Math.floor(random() * 12);
    const [head, cut, tail] = [result.subarray(0, at), result.subarray(at, end), result.subarray(end)];
    const kind = random();
    const sign = Buffer.from(signs[Math.floor(random() * signs.length)] ?? '');
    if (kind < 0.3) result = Buffer.concat([head, tail]);
    else if (kind < 0.5) result = Buffer.concat([head, cut, cut, tail]);
    else if (kind < 0.8) result = Buffer.concat([head, sign, tail]);
    else result = Buffer.concat([head, Buffer.from([Math.floor(random() * 256)]), tail]);
  }
  return result;
}
