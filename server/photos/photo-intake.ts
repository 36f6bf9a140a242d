import { randomBytes } from 'node:crypto';
import type { LimitFunction } from 'p-limit';
import type { PhotoReceipt } from '../../catalogue/contracts/photo.ts';
import type { Client } from '../limits/client.ts';
import { type LimitCounts, limit } from '../limits/limit-counts.ts';
import { diskReserve, photosInTenMinutes, type RateLimits } from '../limits/rate-limits.ts';
import { Problem } from '../problem.ts';
import type { PhotoStore } from '../store/port/photo-store.ts';
import type { PhotoEncoder } from './photo-encoder.ts';

const unclaimedPhotos = limit(
  'unclaimedPhotos',
  2_000,
  'photos that belong to no request yet; one of more than 1 MB counts once per megabyte begun',
  'For another, the oldest ones give way. A photo that no request claims is removed after a day in any case.',
);
const photosWaiting = limit(
  'photosWaiting',
  8,
  'photos',
  'One photo is decoded at a time and this many wait. Another gets a 503 with Retry-After.',
);
const fullMemory = 'Another gets a 503, or without JavaScript the form with its text.';
const photoBytesAtOnce = limit(
  'photoBytesAtOnce',
  40_000_000,
  'bytes',
  `Photos that are arriving or waiting use no more memory. ${fullMemory}`,
);
const photoBytesOfAddress = limit(
  'photoBytesOfAddress',
  24_000_000,
  'bytes per address',
  `As much of it. ${fullMemory}`,
);

const room = {
  maxPlaces: unclaimedPhotos.number,
  maxPlacesOfHolder: photosInTenMinutes.number,
};
const fullDiskMs = 600_000;

interface PhotoMemory {
  /** False if there is no room. */
  take(bytes: number): boolean;
  /** Idempotent. */
  release(): void;
}

export interface PhotoIntake {
  /** 503 if too many photos wait; call it before reading one. */
  checkLine(): void;
  share(client: Client): PhotoMemory;
  /**
   * Kept for a day or until a lead claims it; the oldest give way. Rejects with 422 about `photo`, 429, or 503 if the
   * line or the disk is full.
   */
  accept(bytes: Buffer, client: Client): Promise<PhotoReceipt>;
}

/** @param parts.line for all decoding */
export function createPhotoIntake(parts: {
  encoder: Pick<PhotoEncoder, 'encodePhoto'>;
  line: LimitFunction;
  store: Pick<PhotoStore, 'addPhoto'>;
  limits: Pick<RateLimits, 'take' | 'senderOf'>;
  limitCounts: Pick<LimitCounts, 'note'>;
  now: () => Date;
}): PhotoIntake {
  const { encoder, line, store, limits, limitCounts, now } = parts;

  let places = 0;

  function checkLine(): void {
    if (places <= photosWaiting.number) return;
    limitCounts.note(photosWaiting);
    throw new Problem('busy');
  }

  async function keep(bytes: Buffer, holder: string): Promise<PhotoReceipt> {
    const { large, small, width, height } = await encoder.encodePhoto(bytes);
    const id = randomBytes(16).toString('base64url');
    const outcome = await store.addPhoto({ id, addedAt: now(), holder, large, small }, room);
    if (!outcome.isStored) {
      limitCounts.note(diskReserve);
      throw new Problem('unavailable', { retryAfterMs: fullDiskMs });
    }
    if (outcome.removed > 0) limitCounts.note(unclaimedPhotos, outcome.removed);
    return { id, width, height, bytes: large.length };
  }

  return {
    checkLine,
    share: createUploadMemory(limitCounts.note),
    async accept(bytes, client) {
      const sender = await limits.senderOf(client);
      checkLine();
      places += 1;
      try {
        await limits.take('photo', client);
        return await line(() => keep(bytes, sender));
      } finally {
        places -= 1;
      }
    },
  };
}

function createUploadMemory(note: LimitCounts['note']): (client: Client) => PhotoMemory {
  const held = new Map<string, number>();
  const all = 'all';
  const heldBy = (name: string) => held.get(name) ?? 0;

  return (client) => {
    const address = client.kind === 'address' ? client.network : undefined;
    let mine = 0;
    const count = (bytes: number) => {
      mine += bytes;
      for (const name of address === undefined ? [all] : [all, address]) {
        const left = heldBy(name) + bytes;
        if (left > 0) held.set(name, left);
        else held.delete(name);
      }
    };
    return {
      take(bytes) {
        const isAddressFull = address !== undefined && heldBy(address) + bytes > photoBytesOfAddress.number;
        if (isAddressFull) note(photoBytesOfAddress);
        else if (heldBy(all) + bytes > photoBytesAtOnce.number) note(photoBytesAtOnce);
        else {
          count(bytes);
          return true;
        }
        return false;
      },
      release: () => count(-mine),
    };
  };
}
