import type { PhotoRoom } from '../port/photo-store.ts';

/** A stored photo that no lead has claimed. */
export interface WaitingPhoto {
  id: string;
  /** The tag of the address that sent it; null if an earlier release stored it. */
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
 * the address that holds the most places loses its oldest photo. If no other holds more than the new photo’s address
 * would, all hold equally few: then only photos that have waited for `heldMs` give way, oldest first, and only those of
 * that address itself or of addresses that hold at least as much as it would with another place.
 *
 * An address whose places are at most an equal part, all places divided by the number of addresses, is therefore never
 * refused, and none of its photos gives way within `heldMs`.
 * @returns the ids of those that give way, often none; or, for a photo that must be refused, when it could be stored
 */
export function makePhotoRoom(
  waiting: readonly WaitingPhoto[],
  photo: Omit<WaitingPhoto, 'id'>,
  { maxPlaces, heldMs }: PhotoRoom,
): { leaving: readonly string[] } | { freeAt: Date } {
  const places = placesOf(photo);
  const left = [...waiting].sort((a, b) => a.addedAt - b.addedAt);
  const held = new Map<string | null, number>();
  const count = ({ holder }: Pick<WaitingPhoto, 'holder'>, places: number) =>
    held.set(holder, (held.get(holder) ?? 0) + places);
  for (const one of left) count(one, placesOf(one));
  const heldBy = ({ holder }: Pick<WaitingPhoto, 'holder'>) => held.get(holder) ?? 0;
  const isOwn = ({ holder }: WaitingPhoto) => holder === photo.holder;
  const leaving: string[] = [];
  let freeAt = 0;

  for (let used = left.reduce((sum, one) => sum + placesOf(one), 0); used + places > maxPlaces; ) {
    const own = heldBy(photo);
    const most = left.reduce((most, one) => (isOwn(one) ? most : Math.max(most, heldBy(one))), 0);
    const hasMore = most > own + places;
    const next = left.findIndex((one) =>
      hasMore ? !isOwn(one) && heldBy(one) === most : isOwn(one) || heldBy(one) > own,
    );
    const [gone] = left.splice(next, 1);
    if (!gone) break;
    if (!hasMore) freeAt = Math.max(freeAt, gone.addedAt + heldMs);
    leaving.push(gone.id);
    count(gone, -placesOf(gone));
    used -= placesOf(gone);
  }
  return freeAt > photo.addedAt ? { freeAt: new Date(freeAt) } : { leaving };
}
