import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { maxPhotos } from '../../../../catalogue/contracts/photo.ts';
import { limitTable } from '../../../../server/limits/limit-table.ts';
import type { PhotoRoom } from '../../../../server/store/port/photo-store.ts';
import { makePhotoRoom, type WaitingPhoto } from '../../../../server/store/rules/photo-room.ts';

const megabyte = 1_000_000;
const placesOf = ({ bytes }: { bytes: number }) => Math.max(1, Math.ceil(bytes / megabyte));

const networkOf = (holder: string | null) => String(holder).split('.')[0];

/** A room whose photos are sent one after another. */
function aRoom(room: PhotoRoom) {
  let waiting: WaitingPhoto[] = [];
  let ids = 0;
  return {
    /** @returns those that gave way, or when there is room */
    add(holder: string, addedAt: number, bytes = 1) {
      const outcome = makePhotoRoom(waiting, { holder, addedAt, bytes }, room);
      if ('freeAt' in outcome) return outcome;
      const gone = waiting.filter(({ id }) => outcome.leaving.includes(id));
      ids += 1;
      waiting = [...waiting.filter((one) => !gone.includes(one)), { id: `${ids}`, holder, addedAt, bytes }];
      return { gone };
    },
    places: (holder?: string) =>
      waiting
        .filter((one) => holder === undefined || one.holder === holder)
        .reduce((sum, one) => sum + placesOf(one), 0),
    networks: () => new Set(waiting.map(({ holder }) => networkOf(holder))),
    waiting: () => waiting,
  };
}

describe('the room for photos', () => {
  it('gives each network an equal part, and in it each address, whoever sends how much in which order', () => {
    const sent = fc.record({
      holder: fc.constantFrom('a.1', 'a.2', 'a.3', 'b.1', 'b.2', 'c.1', 'd.1', 'everybody'),
      pauseMs: fc.constantFrom(0, 1, 7, 100),
      bytes: fc.constantFrom(0, 5, megabyte, megabyte + 1, 3 * megabyte),
    });
    const size = fc.record({ maxPlaces: fc.integer({ min: 3, max: 20 }), keptPlaces: fc.integer({ min: 0, max: 4 }) });
    fc.assert(
      fc.property(fc.array(sent, { maxLength: 80 }), size, (photos, { maxPlaces, keptPlaces }) => {
        const rule = { maxPlaces, keptPlaces, heldMs: 100 };
        const room = aRoom(rule);
        let now = 0;
        for (const { holder, pauseMs, bytes } of photos) {
          now += pauseMs;
          const before = room.waiting();
          const sum = (of: (one: WaitingPhoto) => boolean) =>
            before.filter(of).reduce((sum, one) => sum + placesOf(one), 0);
          const heldBy = (one: string | null) => sum((other) => other.holder === one);
          const heldIn = (one: string | null) => sum((other) => networkOf(other.holder) === networkOf(one));
          const places = placesOf({ bytes });
          const equalPart = maxPlaces / room.networks().add(networkOf(holder)).size;
          const isNeighbor = (one: string | null) => networkOf(one) === networkOf(holder);
          /** What somebody must hold more than, to give way to this photo. */
          const least = (one: string | null, givenUp: number) =>
            Math.max(keptPlaces, (isNeighbor(one) ? heldBy(holder) : heldIn(holder)) + places - givenUp);
          const held = (one: string | null) => (isNeighbor(one) ? heldBy(one) : heldIn(one));
          const outcome = room.add(holder, now, bytes);
          expect(room.places()).toBeLessThanOrEqual(maxPlaces);
          if ('freeAt' in outcome) {
            if (equalPart >= keptPlaces) expect(heldIn(holder) + places).toBeGreaterThan(equalPart);
            expect(room.waiting()).toEqual(before);
            const at = outcome.freeAt.getTime();
            expect(at).toBeGreaterThan(now);
            // It is true, and no later than necessary.
            const given = { holder, bytes };
            expect(makePhotoRoom(before, { ...given, addedAt: at }, rule)).toHaveProperty('leaving');
            expect(makePhotoRoom(before, { ...given, addedAt: at - 1 }, rule)).toEqual(outcome);
            continue;
          }
          const givenUp = outcome.gone.filter(({ addedAt }) => addedAt + rule.heldMs <= now);
          const placesGivenUp = givenUp.reduce((sum, gone) => sum + placesOf(gone), 0);
          for (const gone of outcome.gone) {
            if (givenUp.includes(gone)) continue;
            expect(gone.holder).not.toBe(holder);
            expect(held(gone.holder)).toBeGreaterThan(least(gone.holder, placesGivenUp));
          }
        }
      }),
      { numRuns: 500 },
    );
  });

  const maxPlaces = limitTable.unclaimedPhotos.number;
  const heldMs = limitTable.heldPhotoMinutes.number * 60_000;
  const ofForms = { maxPlaces, keptPlaces: maxPhotos, heldMs };

  it.each([
    Math.ceil(maxPlaces / limitTable.photosInTenMinutes.number),
    Math.ceil(maxPlaces / limitTable.photosInADay.number),
    Math.floor(maxPlaces / maxPhotos) - 2,
  ])('keeps the photos of two visitors beside %d strangers', (strangers) => {
    const room = aRoom(ofForms);
    for (let at = 0; at < maxPhotos; at += 1) room.add('early', 0);
    for (let at = 0; at < maxPlaces + strangers; at += 1) room.add(`stranger ${at % strangers}`, 1);
    for (let at = 0; at < maxPhotos; at += 1) room.add('late', 2);
    for (let at = 0; at < strangers; at += 1) room.add(`stranger ${at}`, heldMs * 2);
    expect([room.places('early'), room.places('late'), room.places()]).toEqual([maxPhotos, maxPhotos, maxPlaces]);
  });

  it('takes no photo from a visitor for strangers of one each, and lets in others whatever one network sends', () => {
    const room = aRoom(ofForms);
    for (let at = 0; at < maxPhotos; at += 1) room.add('early.1', 0);
    for (let at = 0; at < maxPlaces; at += 1) room.add(`stranger ${at}.1`, 1);
    expect(room.places('early.1')).toBe(maxPhotos);

    const other = aRoom(ofForms);
    for (let at = 0; at < maxPhotos; at += 1) other.add('flood.home', 0);
    for (let at = 0; at < maxPlaces; at += 1) other.add(`flood.${at}`, 1);
    for (let at = 0; at < maxPhotos; at += 1) other.add('late.1', 2);
    expect([other.places('flood.home'), other.places('late.1'), other.places()]).toEqual([
      maxPhotos,
      maxPhotos,
      maxPlaces,
    ]);
  });

  it('keeps every photo for its time where each address has one, and says when that is over', () => {
    const room = aRoom(ofForms);
    for (let at = 0; at < maxPlaces; at += 1) room.add(`stranger ${at}`, at);
    expect(room.add('visitor', heldMs - 1)).toEqual({ freeAt: new Date(heldMs) });
    expect(room.add('visitor', heldMs)).toEqual({ gone: [expect.objectContaining({ holder: 'stranger 0' })] });
    expect(room.add('visitor', heldMs + 1)).toEqual({ freeAt: new Date(2 * heldMs) });
  });

  it('takes the places of its own old photos where nobody can be told apart', () => {
    const room = aRoom({ maxPlaces: 3, keptPlaces: 1, heldMs });
    for (const at of [0, 1, 2]) room.add('everybody', at);
    expect(room.add('everybody', 3)).toEqual({ freeAt: new Date(heldMs) });
    expect(room.add('everybody', heldMs)).toEqual({ gone: [expect.objectContaining({ addedAt: 0 })] });
  });
});
