import { request as httpRequest } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { photoMessages } from '../../../catalogue/messages/photos.en.ts';
import type { NewPhoto, PhotoOutcome, PhotoRoom, Store } from '../../../server/store/store.ts';
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

  it('answers 503 while the store cannot store a photo', async () => {
    await site.restart({
      store: (real) => ({ ...real, addPhoto: async () => Promise.reject(new Error('Disk')) }) as Store,
    });
    expect((await site.send(await aPhoto())).status).toBe(503);
  });
});
