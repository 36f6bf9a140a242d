import type { PhotoRoom } from './engine.ts';

export interface WaitingPhoto {
  id: string;
  /** A tag of the address that sent it. */
  holder: string | null;
  /** Epoch milliseconds. */
  addedAt: number;
  /** Of its large size. */
  bytes: number;
}

/** A photo of 2,048 pixels rarely has more. */
const placeBytes = 1_000_000;

const placesOf = ({ bytes }: Pick<WaitingPhoto, 'bytes'>): number => Math.max(1, Math.ceil(bytes / placeBytes));

/** The oldest of its holder, then of all. */
export function photosGivingWay(
  waiting: readonly WaitingPhoto[],
  photo: Pick<WaitingPhoto, 'holder' | 'bytes'>,
  { maxPlaces, maxPlacesOfHolder }: PhotoRoom,
): readonly string[] {
  const leaving = new Set<string>();
  const oldestFirst = [...waiting].sort((a, b) => a.addedAt - b.addedAt);
  const makeFit = (photos: readonly WaitingPhoto[], max: number) => {
    let used = photos.reduce((sum, one) => sum + placesOf(one), placesOf(photo));
    for (const one of photos) {
      if (used <= max) break;
      leaving.add(one.id);
      used -= placesOf(one);
    }
  };
  makeFit(
    oldestFirst.filter(({ holder }) => holder === photo.holder),
    maxPlacesOfHolder,
  );
  makeFit(
    oldestFirst.filter(({ id }) => !leaving.has(id)),
    maxPlaces,
  );
  return [...leaving];
}
