import type { PhotoRoom } from '../port/photo-store.ts';
import { createShares } from './shares.ts';

/** A stored photo that no lead has claimed. */
export interface WaitingPhoto {
  id: string;
  /** Names who sent it, as {@link createShares} expects it; null if unknown. */
  holder: string | null;
  /** Milliseconds since 1970. */
  addedAt: number;
  /** Of its large size. */
  bytes: number;
}

/** A photo of 2,048 pixels rarely has more; noise has almost three times as many. */
const placeBytes = 1_000_000;

/** The places of the room that a photo takes: one per megabyte begun. */
const placesOf = ({ bytes }: Pick<WaitingPhoto, 'bytes'>): number => Math.max(1, Math.ceil(bytes / placeBytes));

/**
 * Decides which waiting photos give way to a new one, so that nobody can take the room from others: while it is full,
 * the network that holds the most places loses one of its photos, and in the new photo’s own network the address that
 * holds the most. Nobody who holds at most `keptPlaces` loses any to another, because a form that somebody is filling in
 * needs them. If nobody holds more than the sender would, only photos that have waited for `heldMs` give way,
 * oldest first.
 * @returns the ids of those that give way, often none; or, for a photo that must be refused, when it could be stored
 */
export function makePhotoRoom(
  waiting: readonly WaitingPhoto[],
  photo: Omit<WaitingPhoto, 'id'>,
  { maxPlaces, keptPlaces, heldMs }: PhotoRoom,
): { leaving: readonly string[] } | { freeAt: Date } {
  const { holder, addedAt } = photo;
  const places = placesOf(photo);
  let used = waiting.reduce((sum, one) => sum + placesOf(one), 0);
  if (used + places <= maxPlaces) return { leaving: [] };

  const left = [...waiting].sort((a, b) => a.addedAt - b.addedAt);
  const shares = createShares(keptPlaces);
  const allShares = createShares();
  const count = (one: WaitingPhoto, places: number) => {
    shares.add(one.holder, places);
    allShares.add(one.holder, places);
  };
  for (const one of left) count(one, placesOf(one));
  const leaving: string[] = [];
  let freeAt = 0;

  /** Of an address with more than it keeps, its oldest; of many with few, the newest, because a flood came last. */
  function fromMost(): WaitingPhoto | undefined {
    let found: WaitingPhoto | undefined;
    for (const one of left) {
      if (!shares.yields(one.holder, holder, places)) continue;
      const order = found ? shares.compare(found.holder, one.holder) : 1;
      if (order > 0 || (order === 0 && !shares.isOverKept(one.holder))) found = one;
    }
    return found;
  }

  while (used + places > maxPlaces) {
    let gone = fromMost();
    if (!gone) {
      gone = left.find((one) => one.holder === holder || allShares.yields(one.holder, holder, 0));
      if (!gone) break;
      freeAt = Math.max(freeAt, gone.addedAt + heldMs);
    }
    left.splice(left.indexOf(gone), 1);
    leaving.push(gone.id);
    count(gone, -placesOf(gone));
    used -= placesOf(gone);
  }
  return freeAt > addedAt ? { freeAt: new Date(freeAt) } : { leaving };
}
