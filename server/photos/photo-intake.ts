import { randomBytes } from 'node:crypto';
import { maxPhotos, type PhotoReceipt } from '../../catalogue/contracts/photo.ts';
import type { Client } from '../limits/client.ts';
import type { LimitCounts } from '../limits/limit-counts.ts';
import { limitTable } from '../limits/limit-table.ts';
import type { RateLimits } from '../limits/rate-limits.ts';
import { Problem } from '../problem.ts';
import type { PhotoStore } from '../store/port/photo-store.ts';
import type { PhotoEncoder } from './photo-encoder.ts';
import { createPhotoLine } from './photo-line.ts';

/** Few visitors take longer to send a form than a photo is held. */
const room = {
  maxPlaces: limitTable.unclaimedPhotos.number,
  keptPlaces: maxPhotos,
  heldMs: limitTable.heldPhotoMinutes.number * 60_000,
};
/** Somebody has to make room on the disk, which takes longer than a form tries again by itself. */
const fullDiskMs = 600_000;

export interface PhotoIntake {
  /** Rejects with a 503 problem if the line of photos has no place for a client’s; call it before reading one. */
  checkRoom(client: Client): Promise<void>;
  /**
   * Encodes a photo and stores it durably, for a day or until a lead claims it; while too many wait for one, those of
   * the addresses that hold the most give way. Rejects with a problem: 422 with a sentence about the field `photo`, 429
   * over the limit of its sender, 503 if the line or the room is full and no other may give way to it.
   */
  accept(bytes: Buffer, client: Client): Promise<PhotoReceipt>;
}

/** Creates the intake of photos, one at a time, for the API and for forms sent without JavaScript. */
export function createPhotoIntake(parts: {
  encoder: Pick<PhotoEncoder, 'encodePhoto'>;
  store: Pick<PhotoStore, 'addPhoto'>;
  limits: Pick<RateLimits, 'take' | 'senderOf'>;
  limitCounts: Pick<LimitCounts, 'note'>;
  now: () => Date;
}): PhotoIntake {
  const { encoder, store, limits, limitCounts, now } = parts;
  const line = createPhotoLine({ most: limitTable.photosWaiting.number, refuse });

  function refuse(): Problem {
    limitCounts.note('photosWaiting');
    return new Problem('busy');
  }

  async function keep(bytes: Buffer, holder: string): Promise<PhotoReceipt> {
    const { large, small, width, height } = await encoder.encodePhoto(bytes);
    const id = randomBytes(16).toString('base64url');
    const photo = { id, addedAt: now(), holder, large, small };
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

  /** Names who sends a photo for which there is a place. */
  async function senderInLine(client: Client): Promise<string> {
    const sender = await limits.senderOf(client);
    if (!line.hasPlace(sender)) throw refuse();
    return sender;
  }

  return {
    async checkRoom(client) {
      await senderInLine(client);
    },
    async accept(bytes, client) {
      const sender = await senderInLine(client);
      // Before it takes a place from others.
      await limits.take('photo', client);
      return line.run(sender, () => keep(bytes, sender));
    },
  };
}
