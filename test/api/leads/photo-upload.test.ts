import { request as httpRequest } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { maxPhotos } from '../../../catalogue/contracts/photo.ts';
import { photoRefusals } from '../../../catalogue/photo-file.ts';
import { limitTable } from '../../../server/limits/limit-table.ts';
import type { NewPhoto, PhotoOutcome, PhotoRoom } from '../../../server/store/port/photo-store.ts';
import type { Store } from '../../../server/store/store.ts';
import { aPhoto } from '../../support/cases/photo-corpus.ts';
import { errorOf, photoServer } from '../support/photo-server.ts';
import { nextAddress } from '../support/test-server.ts';

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
    ['<!DOCTYPE html><script>', 'notImage'],
    ['GIF89a\x01\x00', 'otherType'],
    ['', 'empty'],
  ] as const)('refuses %j with a sentence', async (body, reason) => {
    const answer = await site.send(body);
    expect(answer.status).toBe(422);
    expect(errorOf(answer)).toEqual({ field: 'photo', message: photoRefusals[reason] });
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

  it('takes photos of a visitor while one network fills the line', async () => {
    const large = await sharp({ create: { width: 5_000, height: 4_000, channels: 3, background: '#543' } })
      .jpeg()
      .toBuffer();
    const flood = Array.from({ length: 30 }, (_, at) => site.send(large, { 'x-forwarded-for': `198.51.${at}.9` }));
    await Promise.any(flood.map(async (answer) => expect((await answer).status).toBe(503)));
    const visitor = { 'x-forwarded-for': nextAddress() };
    const photo = await aPhoto();
    const answers = await Promise.all([1, 2].map(() => site.send(photo, visitor)));
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    const statuses = (await Promise.all(flood)).map(({ status }) => status);
    expect(new Set(statuses)).toEqual(new Set([201, 503]));
  });

  it('holds no more photos in memory than the limit', async () => {
    const slow = Array.from({ length: 8 }, () => halfSent(nextAddress()));
    expect(await Promise.race(slow.map(({ answer }) => answer))).toBe(503);
    for (const { sending } of slow) sending.destroy();
    await setTimeout(200);
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
    expect(await Promise.race([setTimeout(300), ...others.map(({ answer }) => answer)])).toBeUndefined();
    expect((await site.send(await aPhoto())).status).toBe(201);
    for (const { sending } of [...slow, ...others]) sending.destroy();
    await expect.poll(async () => (await site.send(await aPhoto(), { 'x-forwarded-for': address })).status).toBe(201);
  });

  it('takes the memory from three addresses that send slowly, not from a phone on 3G', async () => {
    let uptimeMs = 0;
    await site.restart({ uptimeMs: () => uptimeMs });
    const addresses = [nextAddress(), nextAddress(), nextAddress()];
    const phone = halfSent(nextAddress(), { first: 400_000, length: 4_000_000 });
    const large = Buffer.alloc(10_400_000);
    const slowFrom = (address: string) => ({ address, ...halfSent(address) });
    const slow = addresses.flatMap((address) => [slowFrom(address), slowFrom(address)]);
    const isFull = () => site.server.limitCounts.counts().some(({ limit }) => limit === 'photoBytesAtOnce');
    // Until it takes the place of one of them, whose address then sends another.
    while (!isFull()) await site.send(large);
    slow.push(slowFrom(await Promise.race(slow.map(({ address, answer }) => answer.then(() => address)))));
    await setTimeout(300);
    const refusals: unknown[] = [];
    for (const { answer } of slow) answer.then((status) => refusals.push(status));
    await setTimeout(100);
    const before = refusals.length;
    for (let second = 0; second < 12; second += 1) {
      uptimeMs += 1_000;
      for (const { sending } of slow) sending.write(Buffer.alloc(500));
      phone.sending.write(Buffer.alloc(50_000));
      await setTimeout(50);
    }
    // It is no photo, but there is room to find that out.
    expect((await site.send(large)).status).toBe(422);
    expect((await site.send(await aPhoto())).status).toBe(201);
    expect(refusals.length).toBeGreaterThan(before);
    expect(site.server.limitCounts.counts().map(({ limit }) => limit)).toContain('uploadRate');
    phone.sending.end(Buffer.alloc(3_000_000));
    expect(await phone.answer).toBe(422);
    for (const { sending } of slow) sending.destroy();
  });

  it('is stored with a tag of its address, and says when there is room again if none may give way', async () => {
    const startedAt = Date.now();
    const given: { photo: NewPhoto; room: PhotoRoom }[] = [];
    const outcomes: PhotoOutcome[] = [
      { isStored: true, removed: 2 },
      { isStored: true, removed: 0 },
      { isStored: false, freeAt: new Date(startedAt + 90_500) },
    ];
    const addPhoto = async (photo: NewPhoto, room: PhotoRoom) => {
      given.push({ photo, room });
      return outcomes[given.length - 1];
    };
    await site.restart({ now: () => new Date(startedAt), store: (real) => ({ ...real, addPhoto }) as Store });
    const [mine, other] = [nextAddress(), nextAddress()];
    const answers = [];
    for (const address of [mine, mine, other]) {
      answers.push(await site.send(await aPhoto(), { 'x-forwarded-for': address }));
    }
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 503]);
    expect(answers[2]?.headers['retry-after']).toBe('91');
    const tags = given.map(({ photo }) => photo.holder);
    expect([tags[0] === tags[1], tags[1] === tags[2], `${tags}`.includes(mine)]).toEqual([true, false, false]);
    const { unclaimedPhotos, heldPhotoMinutes } = limitTable;
    expect(given[0]?.room).toEqual({
      maxPlaces: unclaimedPhotos.number,
      keptPlaces: maxPhotos,
      heldMs: heldPhotoMinutes.number * 60_000,
    });
    expect(site.server.limitCounts.counts()).toMatchObject([{ limit: 'unclaimedPhotos', count: 3 }]);
  });

  it('asks to wait for longer than a form tries again by itself while the disk is nearly full', async () => {
    await site.restart({ store: (real) => ({ ...real, addPhoto: async () => ({ isStored: false }) }) as Store });
    const refused = await site.send(await aPhoto());
    expect([refused.status, refused.headers['retry-after']]).toEqual([503, '600']);
    expect(site.server.limitCounts.counts().map(({ limit }) => limit)).toEqual(['diskReserve']);
  });

  it('answers 503 while the store cannot store a photo', async () => {
    await site.restart({
      store: (real) => ({ ...real, addPhoto: async () => Promise.reject(new Error('Disk')) }) as Store,
    });
    expect((await site.send(await aPhoto())).status).toBe(503);
  });
});
