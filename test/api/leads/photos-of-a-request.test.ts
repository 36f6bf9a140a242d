import { describe, expect, it } from 'vitest';
import { goneField } from '../../../catalogue/contracts/photo.ts';
import { photoMessages } from '../../../catalogue/messages/photos.en.ts';
import { sweepPhotos } from '../../../server/maintenance/purge.ts';
import { aPhoto } from '../../support/cases/photo-corpus.ts';
import { anEstimate } from '../../support/visitor-words.ts';
import { errorOf, photoServer } from '../support/photo-server.ts';
import { nextAddress } from '../support/test-server.ts';

const site = photoServer();

describe('a request with photos', () => {
  it('is stored with its photos, each once, in order', async () => {
    const ids = [await site.aPhotoId(), await site.aPhotoId()];
    const answer = await site.request([...ids.toReversed(), ids[0]]);
    expect(answer.status).toBe(201);
    expect((await site.server.store.findLead(answer.json().id))?.photos).toEqual(ids.toReversed());
  });

  it.each([[undefined], [null], [[]]])('may have none: %j', async (photos) => {
    const answer = await site.request(photos);
    expect(answer.status).toBe(201);
    expect(await site.server.store.findLead(answer.json().id)).not.toHaveProperty('photos');
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
