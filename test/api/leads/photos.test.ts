import { request as httpRequest } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { goneField } from '../../../catalogue/contracts/photo.ts';
import { photoMessages } from '../../../catalogue/messages/photos.en.ts';
import { sweepPhotos } from '../../../server/maintenance/purge.ts';
import type { NewPhoto, PhotoOutcome, PhotoRoom } from '../../../server/store/engine.ts';
import type { Store } from '../../../server/store/store.ts';
import { aPhoto } from '../../support/cases/photo-corpus.ts';
import { anEstimate } from '../../support/visitor-words.ts';
import { login } from '../support/owner-session.ts';
import { nextAddress, type Setup, startServer, type TestServer } from '../support/test-server.ts';

/** Starts a server for each test of the calling file, and sends it the requests of a form. */
function photoServer() {
  let server: TestServer;
  const start = async (setup: Setup = {}) => {
    server = await startServer(setup);
  };
  beforeEach(() => start());
  afterEach(() => server[Symbol.asyncDispose]());

  const send = (body: Buffer | string, headers: Record<string, string> = {}) =>
    server.call('/api/photos', { method: 'POST', headers: { 'content-type': 'image/jpeg', ...headers }, body });

  return {
    get server() {
      return server;
    },
    /** Replaces the server by one with another setup and another store. */
    async restart(setup: Setup): Promise<void> {
      await server[Symbol.asyncDispose]();
      await start(setup);
    },
    /** Posts the bytes of a photo. */
    send,
    /** Posts a photo. @returns its id */
    async aPhotoId(): Promise<string> {
      const answer = await send(await aPhoto());
      expect(answer.status).toBe(201);
      return answer.json().id;
    },
    /** Posts a request for an estimate that names photos. */
    request: (photos: unknown, headers?: Record<string, string>) =>
      server.post('/api/estimates', { ...anEstimate(), photos }, headers),
  };
}

const errorOf = (answer: { json(): { errors?: { field: string; message: string }[] } }) => answer.json().errors?.[0];

describe('an upload', () => {
  const site = photoServer();

  /** An upload of which only a first portion arrives by itself. @default all but the last tenth */
  function halfSent(address: string, { first = 9_000_000, length = 9_900_000 } = {}) {
    const sending = httpRequest(`${site.server.url}/api/photos`, {
      method: 'POST',
      headers: { 'content-type': 'image/jpeg', 'content-length': String(length), 'x-forwarded-for': address },
    });
    sending.on('error', () => {});
    sending.write(Buffer.alloc(first));
    const answer = new Promise((resolve) => sending.on('response', ({ statusCode }) => resolve(statusCode)));
    return { sending, answer };
  }

  describe('POST /api/photos', () => {
    it('recognizes a photo by its bytes, not by its declared type', async () => {
      for (const [format, type] of [
        ['jpeg', 'image/png'],
        ['png', 'application/octet-stream'],
        ['webp', 'image/jpeg; name=a.svg'],
      ] as const) {
        const answer = await site.send(await aPhoto(format), { 'content-type': type });
        expect(answer.status).toBe(201);
        const { id, ...size } = answer.json();
        expect(id).toMatch(/^[\w-]{22}$/);
        expect(size).toEqual({ width: 96, height: 64, bytes: expect.any(Number) });
      }
    });

    it.each([
      ['<!DOCTYPE html><script>', 'not_image'],
      ['GIF89a\x01\x00', 'other_type'],
      ['', 'empty_file'],
    ] as const)('refuses %j with a sentence', async (body, reason) => {
      const answer = await site.send(body);
      expect(answer.status).toBe(422);
      expect(errorOf(answer)).toEqual({ field: 'photo', code: reason, message: photoMessages[reason] });
    });

    it('refuses content types that no browser sends for a photo, and files that are too large', async () => {
      for (const type of ['text/plain', 'multipart/form-data; boundary=x', 'application/json', '']) {
        expect((await site.send(await aPhoto(), { 'content-type': type })).status).toBe(415);
      }
      expect((await site.send(await aPhoto(), { 'content-encoding': 'gzip' })).status).toBe(415);
      expect((await site.send(Buffer.alloc(10 * 1024 * 1024 + 1))).status).toBe(413);
    });

    it('accepts photos from registered sites only', async () => {
      await site.restart({ config: { embedOrigins: ['https://sister.example'] } });
      const from = (origin: string) => ({ origin, 'sec-fetch-site': 'cross-site' });
      const asked = await site.server.call('/api/photos', {
        method: 'OPTIONS',
        headers: { ...from('https://sister.example'), 'access-control-request-method': 'POST' },
      });
      expect(asked.status).toBe(204);
      expect(asked.headers['access-control-allow-headers']).toContain('content-type');
      const taken = await site.send(await aPhoto(), from('https://sister.example'));
      expect([taken.status, taken.headers['access-control-allow-origin']]).toEqual([201, 'https://sister.example']);
      expect((await site.send(await aPhoto(), from('https://evil.example'))).status).toBe(403);
    });

    it('accepts sixty photos from an address in ten minutes, and says when to retry', async () => {
      const mine = { 'x-forwarded-for': nextAddress() };
      const small = await aPhoto('jpeg', 8, 8);
      for (let sent = 0; sent < 60; sent += 1) expect((await site.send(small, mine)).status).toBe(201);
      const refused = await site.send(small, mine);
      expect(refused.status).toBe(429);
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(500);
      expect((await site.send(small)).status).toBe(201);
    });

    it('encodes one at a time, queues eight, and answers 503 to the others', async () => {
      const large = await sharp({ create: { width: 4_000, height: 3_000, channels: 3, background: '#345' } })
        .jpeg()
        .toBuffer();
      const answers = await Promise.all(Array.from({ length: 30 }, () => site.send(large)));
      const statuses = answers.map(({ status }) => status);
      expect(statuses.filter((status) => status === 201).length).toBeGreaterThanOrEqual(9);
      expect(statuses.every((status) => status === 201 || status === 503)).toBe(true);
      const busy = answers.find(({ status }) => status === 503);
      expect(Number(busy?.headers['retry-after'])).toBeGreaterThan(0);
      expect((await site.send(large)).status).toBe(201);
    });

    it('holds no more photos in memory than the limit', async () => {
      const slow = Array.from({ length: 8 }, () => halfSent(nextAddress()));
      expect(await Promise.race(slow.map(({ answer }) => answer))).toBe(503);
      for (const { sending } of slow) sending.destroy();
      await pause(200);
      // The budget is released.
      expect((await site.send(await aPhoto())).status).toBe(201);
    });

    it('leaves room for others beside an address that sends slowly', async () => {
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
      expect((await site.send(await aPhoto())).status).toBe(201);
      for (const { sending } of [...slow, ...others]) sending.destroy();
      await expect.poll(async () => (await site.send(await aPhoto(), { 'x-forwarded-for': address })).status).toBe(201);
    });

    it('is stored with a tag of its address, for which the oldest give way', async () => {
      const given: { photo: NewPhoto; room: PhotoRoom }[] = [];
      const addPhoto = async (photo: NewPhoto, room: PhotoRoom): Promise<PhotoOutcome> => {
        given.push({ photo, room });
        return { isStored: true, removed: 2 };
      };
      await site.restart({ store: (real) => ({ ...real, addPhoto }) });
      const [mine, other] = [nextAddress(), nextAddress()];
      for (const address of [mine, mine, other]) {
        expect((await site.send(await aPhoto(), { 'x-forwarded-for': address })).status).toBe(201);
      }
      const tags = given.map(({ photo }) => photo.holder);
      expect([tags[0] === tags[1], tags[1] === tags[2], `${tags}`.includes(mine)]).toEqual([true, false, false]);
      expect(given[0]?.room).toEqual({ maxPlaces: 2_000, maxPlacesOfHolder: 60 });
      expect(site.server.limitCounts.counts()).toMatchObject([{ limit: { name: 'unclaimedPhotos' }, count: 6 }]);
    });

    it('asks to wait for longer than a form tries again by itself while the disk is nearly full', async () => {
      await site.restart({ store: (real) => ({ ...real, addPhoto: async () => ({ isStored: false }) }) as Store });
      const refused = await site.send(await aPhoto());
      expect([refused.status, refused.headers['retry-after']]).toEqual([503, '600']);
      expect(site.server.limitCounts.counts().map(({ limit }) => limit.name)).toEqual(['diskReserve']);
    });
  });
});

describe('of a request', () => {
  const site = photoServer();

  describe('a request with photos', () => {
    it('is stored with its photos, each once, in order', async () => {
      const ids = [await site.aPhotoId(), await site.aPhotoId()];
      const answer = await site.request([...ids.toReversed(), ids[0]]);
      expect(answer.status).toBe(201);
      expect((await site.server.store.findLead(answer.json().id))?.photos).toEqual(ids.toReversed());
    });

    it.each([
      ['no list', 'x'],
      ['no text', [7]],
      ['a made-up id', ['A'.repeat(22)]],
      ['an id that is a path', ['../../brushline.db']],
      ['a query', [{ $ne: '' }]],
    ])('is refused with %s, and accepted without it', async (_, photos) => {
      const refused = await site.request(photos);
      expect(refused.status).toBe(422);
      expect(errorOf(refused)).toEqual({ field: 'photos', code: 'photo_gone', message: photoMessages.photo_gone });
      expect(await site.server.store.countLeads('estimate')).toBe(0);
      expect((await site.request([])).status).toBe(201);
    });

    it('is refused with the names of the photos that are gone, and accepted without those', async () => {
      const [first, second] = [await site.aPhotoId(), await site.aPhotoId()];
      const gone = ['B'.repeat(22), 'A'.repeat(22)];
      const refused = await site.request([first, gone[0], second, gone[1]]);
      expect(refused.json().errors.map(({ field }: { field: string }) => field)).toEqual([
        'photos',
        ...gone.map(goneField),
      ]);
      const accepted = await site.request([first, second]);
      expect(accepted.status).toBe(201);
      expect((await site.server.store.findLead(accepted.json().id))?.photos).toEqual([first, second]);
    });

    it('accepts six photos but no seventh', async () => {
      const mine = { 'x-forwarded-for': nextAddress() };
      const small = await aPhoto('jpeg', 8, 8);
      const ids: string[] = [];
      for (let sent = 0; sent < 7; sent += 1) ids.push((await site.send(small, mine)).json().id);
      expect(errorOf(await site.request(ids))).toEqual({
        field: 'photos',
        code: 'too_many_photos',
        message: photoMessages.too_many_photos,
      });
      expect((await site.request(ids.slice(0, 6))).status).toBe(201);
    });

    it('cannot claim a photo of another request', async () => {
      const id = await site.aPhotoId();
      expect((await site.request([id])).status).toBe(201);
      const foreign = await site.server.post('/api/estimates', { ...anEstimate(), name: 'Eve', photos: [id] });
      expect(errorOf(foreign)).toEqual({ field: 'photos', code: 'photo_gone', message: photoMessages.photo_gone });
    });

    it('is one lead even if it is sent repeatedly, and is refused with other photos under the same key', async () => {
      const ids = [await site.aPhotoId(), await site.aPhotoId()];
      const key = { 'idempotency-key': 'one-key' };
      const answers = await Promise.all(Array.from({ length: 5 }, () => site.request([ids[0]], key)));
      expect(new Set(answers.map((answer) => answer.json().id)).size).toBe(1);
      expect((await site.request(ids, key)).status).toBe(422);
      expect(await site.server.store.countLeads('estimate')).toBe(1);
    });

    it('loses nothing when the process dies between photo and lead', async () => {
      let isBroken = true;
      await site.restart({
        store: (real) => ({
          ...real,
          addLead: (lead) => (isBroken ? Promise.reject(new Error('Killed')) : real.addLead(lead)),
        }),
      });
      const [sent, given] = [await site.aPhotoId(), await site.aPhotoId()];
      const key = { 'idempotency-key': 'kept-trying' };
      expect((await site.request([given], { 'idempotency-key': 'given-up' })).status).toBe(503);
      expect((await site.request([sent], key)).status).toBe(503);
      isBroken = false;
      expect((await site.request([sent], key)).status).toBe(201);
      await sweepPhotos(site.server.store, new Date(Date.now() + 25 * 3_600_000));
      expect(await site.server.store.readPhoto(sent, 'large')).toBeDefined();
      expect(await site.server.store.readPhoto(given, 'large')).toBeUndefined();
    });

    it('must arrive within a day, after which its photos are removed', async () => {
      const id = await site.aPhotoId();
      const sweepAt = (hours: number) => sweepPhotos(site.server.store, new Date(Date.now() + hours * 3_600_000));
      await sweepAt(23);
      expect(await site.server.store.readPhoto(id, 'small')).toBeDefined();
      await sweepAt(25);
      expect(await site.server.store.readPhoto(id, 'small')).toBeUndefined();
      expect(errorOf(await site.request([id]))).toEqual({
        field: 'photos',
        code: 'photo_gone',
        message: photoMessages.photo_gone,
      });
    });
  });
});

describe('for the owner', () => {
  const site = photoServer();

  describe('the owner', () => {
    it('is the only one who sees photos, and no cache stores them', async () => {
      const id = await site.aPhotoId();
      const owner = await login(site.server);
      for (const [suffix, disposition] of [
        ['', 'inline'],
        ['/small', 'inline'],
        ['/file', 'attachment'],
      ]) {
        const address = `/api/admin/photos/${id}${suffix}`;
        expect((await site.server.call(address)).status).toBe(401);
        const answer = await site.server.call(address, { headers: owner });
        expect(answer.status).toBe(200);
        expect(answer.headers).toMatchObject({
          'content-type': 'image/jpeg',
          'x-content-type-options': 'nosniff',
          'cache-control': 'private, no-store',
          'content-disposition': `${disposition}; filename="photo-${id}.jpg"`,
        });
        expect((await sharp(answer.bytes).metadata()).format).toBe('jpeg');
      }
      for (const address of [`/api/photos/${id}`, `/photos/${id}.jpg`]) {
        expect([404, 405]).toContain((await site.server.call(address)).status);
      }
      expect((await site.server.call('/api/admin/photos/..%2Fbrushline.db', { headers: owner })).status).toBe(404);
    });

    it('finds them in the lead and in both exports, and none after erasing', async () => {
      const id = await site.aPhotoId();
      const lead = (await site.request([id])).json().id;
      await site.server.post('/api/estimates', { ...anEstimate(), message: 'Another one, without photos.' });
      const owner = await login(site.server);
      expect((await site.server.call(`/api/admin/leads/${lead}`, { headers: owner })).json().photos).toEqual([id]);
      const { leads } = (await site.server.call('/api/admin/leads?photos=yes', { headers: owner })).json();
      expect(leads).toMatchObject([{ id: lead, photoCount: 1 }]);
      const exported = (await site.server.call('/api/admin/export.json', { headers: owner })).json();
      expect(exported.leads[0].photos).toEqual([{ id, file: `/api/admin/photos/${id}/file` }]);
      expect((await site.server.call('/api/admin/export.csv', { headers: owner })).text).toMatch(
        /"Photos"[\s\S]*,"1",/,
      );
      const erased = await site.server.post('/api/admin/erase', { email: anEstimate().email }, owner);
      expect(erased.status).toBe(200);
      expect((await site.server.call(`/api/admin/photos/${id}`, { headers: owner })).status).toBe(404);
    });
  });
});
