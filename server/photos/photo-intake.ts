import { randomBytes } from 'node:crypto';
import type { LimitFunction } from 'p-limit';
import type { PictureReceipt } from '../../catalogue/contracts/admin/content.ts';
import type { PhotoReceipt } from '../../catalogue/contracts/photo.ts';
import { bounds, type LimitCounts } from '../limits/limit-counts.ts';
import type { Client, RateLimits } from '../limits/rate-limits.ts';
import { Problem } from '../problem.ts';
import { type ContentStore, keptChanges } from '../store/content.ts';
import type { PictureStore } from '../store/records.ts';
import type { Store } from '../store/store.ts';
import type { PhotoEncoder } from './photo-encoder.ts';

const fullDiskMs = 600_000;

export type PhotoIntake = ReturnType<typeof createPhotoIntake>;

export function createPhotoIntake(parts: {
  encoder: Pick<PhotoEncoder, 'encodePhoto'>;
  line: LimitFunction;
  store: Pick<Store, 'addPhoto'>;
  limits: Pick<RateLimits, 'take'>;
  limitCounts: Pick<LimitCounts, 'note'>;
  now: () => Date;
}) {
  const { encoder, line, store, limits, limitCounts, now } = parts;
  let places = 0;

  /** 503 if too many photos wait; call it before reading one. */
  function checkLine(): void {
    if (places <= bounds.photosWaiting.number) return;
    limitCounts.note(bounds.photosWaiting);
    throw new Problem('busy');
  }

  async function keep(bytes: Buffer): Promise<PhotoReceipt> {
    const { large, small, width, height } = await encoder.encodePhoto(bytes);
    const id = randomBytes(16).toString('base64url');
    if (!(await store.addPhoto({ id, addedAt: now(), large, small }))) {
      limitCounts.note(bounds.diskReserve);
      throw new Problem('unavailable', { retryAfterMs: fullDiskMs });
    }
    return { id, width, height, bytes: large.length };
  }

  return {
    checkLine,
    share: createUploadMemory(limitCounts.note),
    /**
     * Kept for a day or until a lead claims it. Rejects with 422 about `photo`, 429, or 503 if the line or the disk is
     * full.
     */
    async accept(bytes: Buffer, client: Client): Promise<PhotoReceipt> {
      checkLine();
      places += 1;
      try {
        await limits.take('photo', client);
        return await line(() => keep(bytes));
      } finally {
        places -= 1;
      }
    },
  };
}

function createUploadMemory(note: LimitCounts['note']) {
  const held = new Map<string, number>();
  const heldBy = (name: string) => held.get(name) ?? 0;

  return (client: Client) => {
    const address = client.kind === 'address' ? client.network : undefined;
    const names = address === undefined ? ['all'] : ['all', address];
    let mine = 0;
    const count = (bytes: number) => {
      mine += bytes;
      for (const name of names) {
        const left = heldBy(name) + bytes;
        if (left > 0) held.set(name, left);
        else held.delete(name);
      }
    };
    return {
      /** False if there is no room. */
      take(bytes: number): boolean {
        const isAddressFull = address !== undefined && heldBy(address) + bytes > bounds.photoBytesOfAddress.number;
        const isFull = heldBy('all') + bytes > bounds.photoBytesAtOnce.number;
        if (isAddressFull) note(bounds.photoBytesOfAddress);
        else if (isFull) note(bounds.photoBytesAtOnce);
        else count(bytes);
        return !isAddressFull && !isFull;
      },
      release: () => count(-mine),
    };
  };
}

const waitMs = 7 * 86_400_000;

/** Also removes pictures that no post could show, even after an undo. */
export function createPictureIntake(parts: {
  encoder: Pick<PhotoEncoder, 'encodePicture'>;
  line: LimitFunction;
  store: PictureStore & Pick<ContentStore, 'contentOf' | 'contentHistory'>;
  limitCounts: Pick<LimitCounts, 'note'>;
  now: () => Date;
}) {
  const { encoder, line, store, limitCounts, now } = parts;

  async function removeUnused(): Promise<void> {
    const old = await store.picturesBefore(new Date(now().getTime() - waitMs));
    if (old.length === 0) return;
    // In this order: a post that is removed meanwhile is in the history.
    const posts = await store.contentOf('posts');
    const history = await store.contentHistory({ list: 'posts', limit: keptChanges });
    const named = JSON.stringify([posts, history]);
    await store.removePictures(old.filter((id) => !named.includes(pathOf(id))));
  }

  async function keep(bytes: Buffer): Promise<PictureReceipt> {
    const encoded = await encoder.encodePicture(bytes);
    await removeUnused();
    const id = randomBytes(16).toString('base64url');
    if (!(await store.addPicture({ id, addedAt: now(), bytes: encoded }, { max: bounds.pictures.number }))) {
      limitCounts.note(bounds.pictures);
      throw new Problem('unavailable');
    }
    return { path: pathOf(id) };
  }

  return {
    /** Rejects with 422 about `photo`, 503 if there is no room. */
    accept: (bytes: Buffer): Promise<PictureReceipt> => line(() => keep(bytes)),
  };
}

const pathOf = (id: string) => `/pictures/${id}.jpg`;
