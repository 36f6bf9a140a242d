import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { maxPhotos } from '../../../../catalogue/contracts/photo.ts';
import { limitTable } from '../../../../server/limits/limit-table.ts';
import { makePhotoRoom, type WaitingPhoto } from '../../../../server/store/rules/photo-room.ts';

const megabyte = 1_000_000;
const placesOf = ({ bytes }: { bytes: number }) => Math.max(1, Math.ceil(bytes / megabyte));

/** A room whose photos are sent one after another. */
function aRoom(maxPlaces: number, heldMs: number) {
  let waiting: WaitingPhoto[] = [];
  let ids = 0;
  return {
    /** @returns those that gave way, or when there is room */
    add(holder: string, addedAt: number, bytes = 1) {
      const outcome = makePhotoRoom(waiting, { holder, addedAt, bytes }, { maxPlaces, heldMs });
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
    holders: () => new Set(waiting.map(({ holder }) => holder)),
    waiting: () => waiting,
  };
}

describe('the room for photos', () => {
  it('gives each address an equal part, whoever sends how much in which order', () => {
    const sent = fc.record({
      holder: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f', 'g'),
      pauseMs: fc.constantFrom(0, 1, 7, 100),
      bytes: fc.constantFrom(0, 5, megabyte, megabyte + 1, 3 * megabyte),
    });
    fc.assert(
      fc.property(fc.array(sent, { maxLength: 80 }), fc.integer({ min: 3, max: 20 }), (photos, maxPlaces) => {
        const heldMs = 100;
        const room = aRoom(maxPlaces, heldMs);
        let now = 0;
        for (const { holder, pauseMs, bytes } of photos) {
          now += pauseMs;
          const before = room.waiting();
          const equalPart = maxPlaces / room.holders().add(holder).size;
          const heldBefore = (one: string | null) =>
            before.filter((other) => other.holder === one).reduce((sum, other) => sum + placesOf(other), 0);
          const share = heldBefore(holder) + placesOf({ bytes });
          const outcome = room.add(holder, now, bytes);
          expect(room.places()).toBeLessThanOrEqual(maxPlaces);
          if ('freeAt' in outcome) {
            expect(share).toBeGreaterThan(equalPart);
            expect(room.waiting()).toEqual(before);
            const at = outcome.freeAt.getTime();
            expect(at).toBeGreaterThan(now);
            // It is true, and no later than necessary.
            const given = { holder, bytes };
            expect(makePhotoRoom(before, { ...given, addedAt: at }, { maxPlaces, heldMs })).toHaveProperty('leaving');
            const tooEarly = makePhotoRoom(before, { ...given, addedAt: at - 1 }, { maxPlaces, heldMs });
            expect(tooEarly).toEqual(outcome);
            continue;
          }
          const givenUp = outcome.gone.filter((gone) => gone.holder === holder);
          const ownAfter = givenUp.reduce((sum, gone) => sum - placesOf(gone), share);
          for (const gone of outcome.gone) {
            const isOld = gone.addedAt + heldMs <= now;
            if (!isOld) expect(heldBefore(gone.holder)).toBeGreaterThan(Math.max(equalPart, ownAfter));
          }
        }
      }),
      { numRuns: 500 },
    );
  });

  const maxPlaces = limitTable.unclaimedPhotos.number;
  const heldMs = limitTable.heldPhotoMinutes.number * 60_000;

  it.each([
    Math.ceil(maxPlaces / limitTable.photosInTenMinutes.number),
    Math.ceil(maxPlaces / limitTable.photosInADay.number),
    Math.floor(maxPlaces / maxPhotos) - 2,
  ])('keeps the photos of two visitors beside %d strangers', (strangers) => {
    const room = aRoom(maxPlaces, heldMs);
    for (let at = 0; at < maxPhotos; at += 1) room.add('early', 0);
    for (let at = 0; at < maxPlaces + strangers; at += 1) room.add(`stranger ${at % strangers}`, 1);
    for (let at = 0; at < maxPhotos; at += 1) room.add('late', 2);
    for (let at = 0; at < strangers; at += 1) room.add(`stranger ${at}`, heldMs * 2);
    expect([room.places('early'), room.places('late'), room.places()]).toEqual([maxPhotos, maxPhotos, maxPlaces]);
  });

  it('keeps every photo for its time where each address has one, and says when that is over', () => {
    const room = aRoom(maxPlaces, heldMs);
    for (let at = 0; at < maxPlaces; at += 1) room.add(`stranger ${at}`, at);
    expect(room.add('visitor', heldMs - 1)).toEqual({ freeAt: new Date(heldMs) });
    expect(room.add('visitor', heldMs)).toEqual({ gone: [expect.objectContaining({ holder: 'stranger 0' })] });
    expect(room.add('visitor', heldMs + 1)).toEqual({ freeAt: new Date(2 * heldMs) });
  });

  it('takes the places of its own old photos where nobody can be told apart', () => {
    const room = aRoom(3, heldMs);
    for (const at of [0, 1, 2]) room.add('everybody', at);
    expect(room.add('everybody', 3)).toEqual({ freeAt: new Date(heldMs) });
    expect(room.add('everybody', heldMs)).toEqual({ gone: [expect.objectContaining({ addedAt: 0 })] });
  });
});
