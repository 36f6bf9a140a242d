import { randomBytes } from 'node:crypto';
import type { PhotoReceipt } from '../../catalogue/contracts/photo.ts';
import { createOneAtATime } from '../async/one-at-a-time.ts';
import type { Client } from '../limits/client.ts';
import type { LimitCounts } from '../limits/limit-counts.ts';
import { limitTable } from '../limits/limit-table.ts';
import type { RateLimits } from '../limits/rate-limits.ts';
import { Problem } from '../problem.ts';
import type { PhotoStore } from '../store/port/photo-store.ts';
import type { PhotoEncoder } from './photo-encoder.ts';

/** Few visitors take longer to send a form than a photo is held. */
const room = { maxPlaces: limitTable.unclaimedPhotos.number, heldMs: limitTable.heldPhotoMinutes.number * 60_000 };
/** Somebody has to make room on the disk, which takes longer than a form tries again by itself. */
const fullDiskMs = 600_000;

export interface PhotoIntake {
  /** Throws a 503 problem if the queue of photos is full; call it before reading one. */
  checkRoom(): void;
  /**
   * Encodes a photo and stores it durably, for a day or until a lead claims it; while too many wait for one, those of
   * the addresses that hold the most give way. Rejects with a problem: 422 with a sentence about the field `photo`, 429
   * over the limit of its sender, 503 if the queue is full or no other may give way to it.
   */
  accept(bytes: Buffer, client: Client): Promise<PhotoReceipt>;
}

/** Creates the intake of photos, one at a time, for the API and for forms sent without JavaScript. */
export function createPhotoIntake(parts: {
  encoder: Pick<PhotoEncoder, 'encodePhoto'>;
  store: Pick<PhotoStore, 'addPhoto'>;
  limits: Pick<RateLimits, 'take' | 'tagOf'>;
  limitCounts: Pick<LimitCounts, 'note'>;
  now: () => Date;
}): PhotoIntake {
  const { encoder, store, limits, limitCounts, now } = parts;
  const inTurn = createOneAtATime();
  /** Includes the one in progress. */
  let inLine = 0;

  function checkRoom(): void {
    if (inLine <= limitTable.photosWaiting.number) return;
    limitCounts.note('photosWaiting');
    throw new Problem('busy');
  }

  async function keep(bytes: Buffer, client: Client): Promise<PhotoReceipt> {
    const { large, small, width, height } = await encoder.encodePhoto(bytes);
    const id = randomBytes(16).toString('base64url');
    const photo = { id, addedAt: now(), holder: await limits.tagOf(client), large, small };
    const outcome = await store.addPhoto(photo, room);
    if (!outcome.isStored) {
      const { freeAt } = outcome;
      limitCounts.note(freeAt ? 'unclaimedPhotos' : 'diskReserve');
      const retryAfterMs = freeAt ? freeAt.getTime() - photo.addedAt.getTime() : fullDiskMs;
      throw new Problem('unavailable', { retryAfterMs });
    }
    if (outcome.removed > 0) limitCounts.note('unclaimedPhotos', outcome.removed);
    return { id, width, height, bytes: large.length };
  }

  return {
    checkRoom,
    async accept(bytes, client) {
      checkRoom();
      inLine += 1;
      try {
        await limits.take('photo', client);
        return await inTurn(() => keep(bytes, client));
      } finally {
        inLine -= 1;
      }
    },
  };
}
