import { mkdtemp, rm } from 'node:fs/promises';
import { request as httpRequest } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { photoGone, tooManyPhotos } from '../../../catalogue/contracts/photo.ts';
import { createPhotoSweep } from '../../../server/maintenance/photo-sweep.ts';
import { photoRefusals } from '../../../server/photos/photo-refusal.ts';
import type { Store } from '../../../server/store/store.ts';
import { aPhoto } from '../../support/cases/photo-corpus.ts';
import { anEstimate } from '../support/an-estimate.ts';
import { login } from '../support/owner-session.ts';
import { nextAddress, type Setup, startServer, type TestServer } from '../support/test-server.ts';

let server: TestServer;
const start = async (setup: Setup = {}) => {
  server = await startServer(setup);
};
beforeEach(() => start());
afterEach(() => server[Symbol.asyncDispose]());

const restart = async (setup: Setup) => {
  await server[Symbol.asyncDispose]();
  await start(setup);
};

const send = (body: Buffer | string, headers: Record<string, string> = {}) =>
  server.call('/api/photos', { method: 'POST', headers: { 'content-type': 'image/jpeg', ...headers }, body });

async function aPhotoId(): Promise<string> {
  const answer = await send(await aPhoto());
  expect(answer.status).toBe(201);
  return answer.json().id;
}

const request = (photos: unknown, headers?: Record<string, string>) =>
  server.post('/api/estimates', { ...anEstimate(), photos }, headers);

const errorOf = (answer: { json(): { errors?: { field: string; message: string }[] } }) => answer.json().errors?.[0];

describe('POST /api/photos', () => {
  it('takes a photo by what it is, not by what it is called', async () => {
    for (const [format, type] of [
      ['jpeg', 'image/png'],
      ['png', 'application/octet-stream'],
      ['webp', 'image/jpeg; name=a.svg'],
    ] as const) {
      const answer = await send(await aPhoto(format), { 'content-type': type });
      expect(answer.status).toBe(201);
      const { id, ...size } = answer.json();
      expect(id).toMatch(/^[\w-]{22}$/);
      expect(size).toEqual({ width: 96, height: 64, bytes: expect.any(Number) });
    }
  });

  it.each([
    ['<!DOCTYPE html><script>', 'notImage'],
    ['GIF89a\x01\x00', 'otherType'],
    ['', 'empty'],
  ] as const)('refuses %j in words', async (body, reason) => {
    const answer = await send(body);
    expect(answer.status).toBe(422);
    expect(errorOf(answer)).toEqual({ field: 'photo', message: photoRefusals[reason] });
  });

  it('refuses what no browser sends as a photo, and what is too large', async () => {
    for (const type of ['text/plain', 'multipart/form-data; boundary=x', 'application/json', '']) {
      expect((await send(await aPhoto(), { 'content-type': type })).status).toBe(415);
    }
    expect((await send(await aPhoto(), { 'content-encoding': 'gzip' })).status).toBe(415);
    expect((await send(Buffer.alloc(10 * 1024 * 1024 + 1))).status).toBe(413);
  });

  it('takes photos from registered sites and from no others', async () => {
    await restart({ config: { embedOrigins: ['https://sister.example'] } });
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

  it('takes thirty photos of an address in ten minutes, and says how long the next one waits', async () => {
    const mine = { 'x-forwarded-for': nextAddress() };
    const small = await aPhoto('jpeg', 8, 8);
    for (let sent = 0; sent < 30; sent += 1) expect((await send(small, mine)).status).toBe(201);
    const refused = await send(small, mine);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(500);
    expect((await send(small)).status).toBe(201);
  });

  it('encodes one at a time, lets eight wait and turns the others away for now', async () => {
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

  it('keeps no more photos in memory than their budget', async () => {
    const halfSent = Array.from({ length: 8 }, () => {
      const sending = httpRequest(`${server.url}/api/photos`, {
        method: 'POST',
        headers: { 'content-type': 'image/jpeg', 'content-length': '9900000', 'x-forwarded-for': nextAddress() },
      });
      sending.on('error', () => {});
      sending.write(Buffer.alloc(9_000_000));
      return sending;
    });
    const refused = await Promise.race(
      halfSent.map(
        (sending) => new Promise((resolve) => sending.on('response', ({ statusCode }) => resolve(statusCode))),
      ),
    );
    expect(refused).toBe(503);
    for (const sending of halfSent) sending.destroy();
    await setTimeout(200);
    // What was taken is given back.
    expect((await send(await aPhoto())).status).toBe(201);
  });

  it('says 503 while the store cannot keep a photo', async () => {
    await restart({
      store: (real) => ({ ...real, addPhoto: async () => Promise.reject(new Error('Disk')) }) as Store,
    });
    expect((await send(await aPhoto())).status).toBe(503);
  });
});

describe('a request with photos', () => {
  it('is kept with them, each once, in their order', async () => {
    const ids = [await aPhotoId(), await aPhotoId()];
    const answer = await request([...ids.toReversed(), ids[0]]);
    expect(answer.status).toBe(201);
    expect((await server.store.findLead(answer.json().id))?.photos).toEqual(ids.toReversed());
  });

  it.each([[undefined], [null], [[]]])('may come without: %j', async (photos) => {
    const answer = await request(photos);
    expect(answer.status).toBe(201);
    expect(await server.store.findLead(answer.json().id)).not.toHaveProperty('photos');
  });

  it.each([
    ['no list', 'x'],
    ['no text', [7]],
    ['a made-up id', ['A'.repeat(22)]],
    ['an id that is a path', ['../../brushline.db']],
    ['a query', [{ $ne: '' }]],
  ])('is refused with %s, and kept without it', async (_, photos) => {
    const refused = await request(photos);
    expect(refused.status).toBe(422);
    expect(errorOf(refused)).toEqual({ field: 'photos', code: 'photo_gone', message: photoGone });
    expect(await server.store.countLeads('estimate')).toBe(0);
    expect((await request([])).status).toBe(201);
  });

  it('takes six photos and no seventh', async () => {
    const mine = { 'x-forwarded-for': nextAddress() };
    const small = await aPhoto('jpeg', 8, 8);
    const ids: string[] = [];
    for (let sent = 0; sent < 7; sent += 1) ids.push((await send(small, mine)).json().id);
    expect(errorOf(await request(ids))).toEqual({ field: 'photos', code: 'too_many_photos', message: tooManyPhotos });
    expect((await request(ids.slice(0, 6))).status).toBe(201);
  });

  it('gives nobody a photo of somebody else', async () => {
    const id = await aPhotoId();
    expect((await request([id])).status).toBe(201);
    const foreign = await server.post('/api/estimates', { ...anEstimate(), name: 'Eve', photos: [id] });
    expect(errorOf(foreign)).toEqual({ field: 'photos', code: 'photo_gone', message: photoGone });
  });

  it('is one lead however often it is sent, and another one with other photos under one key is none', async () => {
    const ids = [await aPhotoId(), await aPhotoId()];
    const key = { 'idempotency-key': 'one-key' };
    const answers = await Promise.all(Array.from({ length: 5 }, () => request([ids[0]], key)));
    expect(new Set(answers.map((answer) => answer.json().id)).size).toBe(1);
    expect((await request(ids, key)).status).toBe(422);
    expect(await server.store.countLeads('estimate')).toBe(1);
  });

  it('loses nothing when the process dies between the photo and the lead', async () => {
    let isBroken = true;
    await restart({
      store: (real) => ({
        ...real,
        addLead: (lead) => (isBroken ? Promise.reject(new Error('Killed')) : real.addLead(lead)),
      }),
    });
    const [sent, given] = [await aPhotoId(), await aPhotoId()];
    const key = { 'idempotency-key': 'kept-trying' };
    expect((await request([given], { 'idempotency-key': 'given-up' })).status).toBe(503);
    expect((await request([sent], key)).status).toBe(503);
    isBroken = false;
    expect((await request([sent], key)).status).toBe(201);
    const tomorrow = { state: () => 'right' as const, now: () => new Date(Date.now() + 25 * 3_600_000) };
    await createPhotoSweep({ store: server.store, clock: tomorrow, log: () => {} }).run();
    expect(await server.store.readPhoto(sent, 'large')).toBeDefined();
    expect(await server.store.readPhoto(given, 'large')).toBeUndefined();
  });

  it('has a day to come; then its photos are swept, but not while the clock is in doubt', async () => {
    const id = await aPhotoId();
    const sweepAt = (hours: number, state: 'right' | 'doubtful') =>
      createPhotoSweep({
        store: server.store,
        clock: { state: () => state as 'right', now: () => new Date(Date.now() + hours * 3_600_000) },
        log: () => {},
      }).run();
    await sweepAt(23, 'right');
    await sweepAt(25, 'doubtful');
    expect(await server.store.readPhoto(id, 'small')).toBeDefined();
    await sweepAt(25, 'right');
    expect(await server.store.readPhoto(id, 'small')).toBeUndefined();
    expect(errorOf(await request([id]))).toEqual({ field: 'photos', code: 'photo_gone', message: photoGone });
  });
});

describe('the owner', () => {
  it('alone sees photos, as files that no cache keeps', async () => {
    const id = await aPhotoId();
    const owner = await login(server);
    for (const [suffix, disposition] of [
      ['', 'inline'],
      ['/small', 'inline'],
      ['/file', 'attachment'],
    ]) {
      const address = `/api/admin/photos/${id}${suffix}`;
      expect((await server.call(address)).status).toBe(401);
      const answer = await server.call(address, { headers: owner });
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
      expect([404, 405]).toContain((await server.call(address)).status);
    }
    expect((await server.call('/api/admin/photos/..%2Fbrushline.db', { headers: owner })).status).toBe(404);
  });

  it('finds them in the lead and in both exports, and no trace after erasing', async () => {
    const id = await aPhotoId();
    const lead = (await request([id])).json().id;
    const owner = await login(server);
    expect((await server.call(`/api/admin/leads/${lead}`, { headers: owner })).json().photos).toEqual([id]);
    const exported = (await server.call('/api/admin/export.json', { headers: owner })).json();
    expect(exported.leads[0].photos).toEqual([{ id, file: `/api/admin/photos/${id}/file` }]);
    expect((await server.call('/api/admin/export.csv', { headers: owner })).text).toMatch(/"Photos"[\s\S]*,"1",/);
    const erased = await server.post('/api/admin/erase', { email: anEstimate().email }, owner);
    expect(erased.status).toBe(200);
    expect((await server.call(`/api/admin/photos/${id}`, { headers: owner })).status).toBe(404);
  });
});

it('keeps photos private on the disk, and leaves no file when they go', async () => {
  const { openStore } = await import('../../../server/store/open-store.ts');
  const { readdir, stat } = await import('node:fs/promises');
  const dataDir = await mkdtemp(path.join(tmpdir(), 'brushline-photos-'));
  const store = await openStore({ dataDir, seeds: { areas: [], testimonials: [], posts: [] } });
  const photo = { id: 'one', addedAt: new Date(), large: Buffer.from('large'), small: Buffer.from('small') };
  await store.addPhoto(photo, { maxUnclaimed: 10 });
  const folder = path.join(dataDir, 'photos');
  expect((await stat(folder)).mode & 0o777).toBe(0o700);
  for (const name of await readdir(folder)) expect((await stat(path.join(folder, name))).mode & 0o777).toBe(0o600);
  await store.claimPhotos(['one'], 'lead', new Date());
  await store.removePhotosOf(['lead']);
  expect(await readdir(folder)).toEqual([]);
  await store.close();
  await rm(dataDir, { recursive: true });
});
