import { expect, it } from 'vitest';
import { photosGivingWay } from '../../../../server/store/photo-room.ts';

it('counts a large photo once for each megabyte begun', () => {
  const waiting = ['old', 'new'].map((id, addedAt) => ({ id, holder: 'a', addedAt, bytes: 1_000_000 }));
  const room = { maxPlaces: 4, maxPlacesOfHolder: 4 };
  expect(photosGivingWay(waiting, { holder: 'b', bytes: 2_000_000 }, room)).toEqual([]);
  expect(photosGivingWay(waiting, { holder: 'b', bytes: 2_000_001 }, room)).toEqual(['old']);
});
