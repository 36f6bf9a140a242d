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

/** How long a photo without a request is kept for certain: few visitors take longer to send a form. */
const heldMs = limitTable.heldPhotoMinutes.number * 60_000;

export interface PhotoIntake {
  /** Throws a 503 problem if the queue of photos is full; call it before reading one. */
  checkRoom(): void;
  /**
   * Encodes a photo and stores it durably, for a day or until a lead claims it; where too many wait for one, for an
   * hour. Rejects with a problem: 422 with a sentence about the field `photo`, 429 over the limit of its sender, 503
   * if the queue is full.
   */
  accept(bytes: Buffer, client: Client): Promise<PhotoReceipt>;
}

/** Creates the intake of photos, one at a time, for the API and for forms sent without JavaScript. */
export function createPhotoIntake(parts: {
  encoder: Pick<PhotoEncoder, 'encodePhoto'>;
  store: Pick<PhotoStore, 'addPhoto' | 'removeOldUnclaimed'>;
  limits: Pick<RateLimits, 'take'>;
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

  async function keep(bytes: Buffer): Promise<PhotoReceipt> {
    const { large, small, width, height } = await encoder.encodePhoto(bytes);
    const id = randomBytes(16).toString('base64url');
    const photo = { id, addedAt: now(), large, small };
    const maxUnclaimed = limitTable.unclaimedPhotos.number;
    const isStored = await store.addPhoto(photo, { maxUnclaimed });
    if (!isStored) {
      limitCounts.note('unclaimedPhotos');
      const before = new Date(photo.addedAt.getTime() - heldMs);
      const removed = await store.removeOldUnclaimed({ before, maxUnclaimed });
      if (removed === 0 || !(await store.addPhoto(photo, { maxUnclaimed }))) throw new Problem('unavailable');
    }
    return { id, width, height, bytes: large.length };
  }

  return {
    checkRoom,
    async accept(bytes, client) {
      checkRoom();
      inLine += 1;
      try {
        await limits.take('photo', client);
        return await inTurn(() => keep(bytes));
      } finally {
        inLine -= 1;
      }
    },
  };
}
