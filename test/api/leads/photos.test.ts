import { request as httpRequest } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { goneField } from '../../../catalogue/contracts/photo.ts';
import { photoMessages } from '../../../catalogue/messages/photos.en.ts';
import { aPhoto } from '../../support/cases/photo-corpus.ts';
import { anEstimate } from '../../support/visitor-words.ts';
import { office } from '../support/owner-session.ts';
import { type Answer, nextAddress, type Setup } from '../support/test-server.ts';

/** A server that gets the photos and requests of a form, and its owner. */
async function photoSite(setup: Setup = {}) {
  const { server, ...calls } = await office(setup);
  const send = (body: Buffer | string, headers: Record<string, string> = {}) =>
    server.call('/api/photos', { method: 'POST', headers: { 'content-type': 'image/jpeg', ...headers }, body });
  return {
    ...calls,
    server,
    /** Posts the bytes of a photo. */
    send,
    /** Posts photos. @returns their ids */
    async photoIds(count: number, headers: Record<string, string> = {}): Promise<string[]> {
      const small = await aPhoto('jpeg', 8, 8);
      const ids = [];
      for (let sent = 0; sent < count; sent += 1) ids.push((await send(small, headers)).json().id);
      return ids;
    },
    /** Posts a request for an estimate that names photos. */
    request: (photos: unknown, headers?: Record<string, string>, change: object = {}) =>
      server.post('/api/estimates', { ...anEstimate(), photos, ...change }, headers),
    /** An upload of which only the first 9 MB arrive by themselves. */
    halfSent(address: string) {
      const sending = httpRequest(`${server.url}/api/photos`, {
        method: 'POST',
        headers: { 'content-type': 'image/jpeg', 'content-length': '9900000', 'x-forwarded-for': address },
      });
      sending.on('error', () => {});
      sending.write(Buffer.alloc(9_000_000));
      const answer = new Promise((resolve) => sending.on('response', ({ statusCode }) => resolve(statusCode)));
      return { sending, answer };
    },
  };
}

const errorOf = (answer: Answer): { field: string; message: string } => answer.json().errors?.[0];
const gone = { field: 'photos', code: 'photo_gone', message: photoMessages.photo_gone };

describe('an uploaded photo', () => {
  it('is recognized by its bytes, not by its declared type', async () => {
    const { send } = await photoSite();
    for (const [format, type] of [
      ['jpeg', 'image/png'],
      ['png', 'application/octet-stream'],
      ['webp', 'image/jpeg; name=a.svg'],
    ] as const) {
      const answer = await send(await aPhoto(format), { 'content-type': type });
      expect(answer.status).toBe(201);
      const id = expect.stringMatching(/^[\w-]{22}$/);
      expect(answer.json()).toEqual({ id, width: 96, height: 64, bytes: expect.any(Number) });
    }
  });

  it('is refused with a sentence if it is none, by its content type or its size', async () => {
    const { send } = await photoSite();
    for (const [body, code] of [
      ['<!DOCTYPE html><script>', 'not_image'],
      ['GIF89a\x01\x00', 'other_type'],
      ['', 'empty_file'],
    ] as const) {
      const answer = await send(body);
      expect(answer.status).toBe(422);
      expect(errorOf(answer)).toEqual({ field: 'photo', code, message: photoMessages[code] });
    }
    for (const type of ['text/plain', 'multipart/form-data; boundary=x', 'application/json', '']) {
      expect((await send(await aPhoto(), { 'content-type': type })).status).toBe(415);
    }
    expect((await send(await aPhoto(), { 'content-encoding': 'gzip' })).status).toBe(415);
    expect((await send(Buffer.alloc(10 * 1024 * 1024 + 1))).status).toBe(413);
  });

  it('is accepted from registered sites only', async () => {
    const { server, send } = await photoSite({ config: { embedOrigins: ['https://sister.example'] } });
    const from = (origin: string) => ({ origin, 'sec-fetch-site': 'cross-site' });
    const asked = await server.call('/api/photos', {
      method: 'OPTIONS',
      headers: { ...from('https://sister.example'), 'access-control-request-method': 'POST' },
    });
    expect(asked.status).toBe(204);
    expect(asked.headers['access-control-allow-headers']).toContain('content-type');
    const taken = await send(await aPhoto(), from('https://sister.example'));
    expect([taken.status, taken.headers['access-control-allow-origin']]).toEqual([201, 'https://sister.example']);
    expect((await send(await aPhoto(), from('https://evil.example'))).status).toBe(403);
  });

  it('is one of sixty from an address in ten minutes; the next one is told when to come back', async () => {
    const { send, photoIds } = await photoSite();
    const mine = { 'x-forwarded-for': nextAddress() };
    expect((await photoIds(60, mine)).every(Boolean)).toBe(true);
    const refused = await send(await aPhoto(), mine);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(500);
    expect((await send(await aPhoto())).status).toBe(201);
  });

  it('is encoded alone; eight wait, and the others get 503', async () => {
    const { send } = await photoSite();
    const large = await sharp({ create: { width: 4_000, height: 3_000, channels: 3, background: '#345' } })
      .jpeg()
      .toBuffer();
    const answers = await Promise.all(Array.from({ length: 30 }, () => send(large)));
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 201).length).toBeGreaterThanOrEqual(9);
    expect(statuses.every((status) => status === 201 || status === 503)).toBe(true);
    const busy = answers.find(({ status }) => status === 503);
    expect(Number(busy?.headers['retry-after'])).toBeGreaterThan(0);
    expect((await send(large)).status).toBe(201);
  });

  it('holds memory only up to the limit', async () => {
    const { send, halfSent } = await photoSite();
    const slow = Array.from({ length: 8 }, () => halfSent(nextAddress()));
    expect(await Promise.race(slow.map(({ answer }) => answer))).toBe(503);
    for (const { sending } of slow) sending.destroy();
    await expect.poll(async () => (await send(await aPhoto())).status).toBe(201);
  });

  it('finds room beside an address that sends slowly', async () => {
    const { send, halfSent } = await photoSite();
    const address = nextAddress();
    const slow = Array.from({ length: 12 }, () => halfSent(address));
    let refused = 0;
    for (const { answer } of slow) {
      answer.then((status) => {
        refused += status === 503 ? 1 : 0;
      });
    }
    // Two fit.
    await expect.poll(() => refused).toBe(10);
    const others = [halfSent(nextAddress()), halfSent(nextAddress())];
    expect(await Promise.race([pause(300), ...others.map(({ answer }) => answer)])).toBeUndefined();
    expect((await send(await aPhoto())).status).toBe(201);
    for (const { sending } of [...slow, ...others]) sending.destroy();
    await expect.poll(async () => (await send(await aPhoto(), { 'x-forwarded-for': address })).status).toBe(201);
  });

  it('is to wait for longer than a form tries again by itself while the disk is nearly full', async () => {
    const addPhoto = async () => false;
    const { server, send } = await photoSite({ store: (real) => ({ ...real, addPhoto }) });
    const refused = await send(await aPhoto());
    expect([refused.status, refused.headers['retry-after']]).toEqual([503, '600']);
    expect(server.limitCounts.counts().map(({ limit }) => limit.name)).toEqual(['diskReserve']);
  });
});

describe('a request with photos', () => {
  it('is stored with its photos, each once, in order', async () => {
    const { server, photoIds, request } = await photoSite();
    const ids = await photoIds(2);
    const answer = await request([...ids.toReversed(), ids[0]]);
    expect(answer.status).toBe(201);
    expect((await server.store.findLead(answer.json().id))?.photos).toEqual(ids.toReversed());
  });

  it.each([
    ['no list', 'x'],
    ['no text', [7]],
    ['a made-up id', ['A'.repeat(22)]],
    ['an id that is a path', ['../../brushline.db']],
    ['a query', [{ $ne: '' }]],
  ])('is refused with %s, and accepted without it', async (_, photos) => {
    const { server, request } = await photoSite();
    const refused = await request(photos);
    expect([refused.status, errorOf(refused)]).toEqual([422, gone]);
    expect(await server.store.countLeads('estimate')).toBe(0);
    expect((await request([])).status).toBe(201);
  });

  it('is refused with the names of the photos that are gone, and accepted without those', async () => {
    const { server, photoIds, request } = await photoSite();
    const [first, second] = await photoIds(2);
    const missing = ['B'.repeat(22), 'A'.repeat(22)];
    const { errors } = (await request([first, missing[0], second, missing[1]])).json();
    expect(errors.map(({ field }: { field: string }) => field)).toEqual(['photos', ...missing.map(goneField)]);
    const accepted = await request([first, second]);
    expect((await server.store.findLead(accepted.json().id))?.photos).toEqual([first, second]);
  });

  it('may have six photos but no seventh', async () => {
    const { photoIds, request } = await photoSite();
    const ids = await photoIds(7, { 'x-forwarded-for': nextAddress() });
    const message = photoMessages.too_many_photos;
    expect(errorOf(await request(ids))).toEqual({ field: 'photos', code: 'too_many_photos', message });
    expect((await request(ids.slice(0, 6))).status).toBe(201);
  });

  it('cannot claim a photo of another request', async () => {
    const { photoIds, request } = await photoSite();
    const ids = await photoIds(1);
    expect((await request(ids)).status).toBe(201);
    expect(errorOf(await request(ids, {}, { name: 'Eve' }))).toEqual(gone);
  });

  it('is one lead even if it is sent repeatedly, and is refused with other photos under the same key', async () => {
    const { server, photoIds, request } = await photoSite();
    const ids = await photoIds(2);
    const key = { 'idempotency-key': 'one-key' };
    const answers = await Promise.all(Array.from({ length: 5 }, () => request([ids[0]], key)));
    expect(new Set(answers.map((answer) => answer.json().id)).size).toBe(1);
    expect((await request(ids, key)).status).toBe(422);
    expect(await server.store.countLeads('estimate')).toBe(1);
  });
});

describe('the owner', () => {
  it('is the only one who sees photos, and no cache stores them', async () => {
    const { server, photoIds, get } = await photoSite();
    const [id] = await photoIds(1);
    for (const [suffix, disposition] of [
      ['', 'inline'],
      ['/small', 'inline'],
      ['/file', 'attachment'],
    ]) {
      const address = `/photos/${id}${suffix}`;
      expect((await server.call(`/api/admin${address}`)).status).toBe(401);
      const answer = await get(address);
      expect(answer.status).toBe(200);
      expect(answer.headers).toMatchObject({
        ...{ 'content-type': 'image/jpeg', 'x-content-type-options': 'nosniff', 'cache-control': 'private, no-store' },
        'content-disposition': `${disposition}; filename="photo-${id}.jpg"`,
      });
      expect((await sharp(answer.bytes).metadata()).format).toBe('jpeg');
    }
    for (const address of [`/api/photos/${id}`, `/photos/${id}.jpg`]) {
      expect([404, 405]).toContain((await server.call(address)).status);
    }
    expect((await get('/photos/..%2Fbrushline.db')).status).toBe(404);
  });

  it('finds them in the lead and in both exports, and none after erasing', async () => {
    const { photoIds, request, receive, get, read, post } = await photoSite();
    const [id] = await photoIds(1);
    const lead = (await request([id])).json().id;
    await receive({ message: 'Another one, without photos.' });
    expect((await read(`/leads/${lead}`)).photos).toEqual([id]);
    expect((await read('/leads?photos=yes')).leads).toMatchObject([{ id: lead, photoCount: 1 }]);
    const exported = await read('/export.json');
    expect(exported.leads[0].photos).toEqual([{ id, file: `/api/admin/photos/${id}/file` }]);
    expect((await get('/export.csv')).text).toMatch(/"Photos"[\s\S]*,"1",/);
    expect((await post('/erase', { email: anEstimate().email })).status).toBe(200);
    expect((await get(`/photos/${id}`)).status).toBe(404);
  });
});
