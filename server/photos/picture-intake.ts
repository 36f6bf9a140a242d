import { randomBytes } from 'node:crypto';
import type { LimitFunction } from 'p-limit';
import type { PictureReceipt } from '../../catalogue/contracts/admin/content.ts';
import { type LimitCounts, limit } from '../limits/limit-counts.ts';
import { Problem } from '../problem.ts';
import { type ContentStore, type HistoryStore, keptChanges } from '../store/port/content-store.ts';
import type { PictureStore } from '../store/port/photo-store.ts';
import type { PhotoEncoder } from './photo-encoder.ts';

const pictures = limit(
  'pictures',
  300,
  'uploaded pictures of posts',
  'More get a 503. Pictures that no post shows are removed a week after they were uploaded.',
);

/** For its post to be saved. */
const waitMs = 7 * 86_400_000;

export interface PictureIntake {
  /** Rejects with 422 about `photo`, 503 if there is no room. */
  accept(bytes: Buffer): Promise<PictureReceipt>;
}

/** Also removes pictures that no post could show, even after an undo. */
export function createPictureIntake(parts: {
  encoder: Pick<PhotoEncoder, 'encodePicture'>;
  line: LimitFunction;
  store: PictureStore & Pick<ContentStore, 'posts'> & Pick<HistoryStore, 'contentHistory'>;
  limitCounts: Pick<LimitCounts, 'note'>;
  now: () => Date;
}): PictureIntake {
  const { encoder, line, store, limitCounts, now } = parts;

  async function removeUnused(): Promise<void> {
    const old = await store.picturesBefore(new Date(now().getTime() - waitMs));
    if (old.length === 0) return;
    const [posts, changes] = await Promise.all([
      store.posts(),
      store.contentHistory({ list: 'posts', limit: keptChanges }),
    ]);
    const named = JSON.stringify([posts, changes]);
    await store.removePictures(old.filter((id) => !named.includes(pathOf(id))));
  }

  async function keep(bytes: Buffer): Promise<PictureReceipt> {
    const encoded = await encoder.encodePicture(bytes);
    await removeUnused();
    const id = randomBytes(16).toString('base64url');
    const max = pictures.number;
    if (!(await store.addPicture({ id, addedAt: now(), bytes: encoded }, { max }))) {
      limitCounts.note(pictures);
      throw new Problem('unavailable');
    }
    return { path: pathOf(id) };
  }

  return { accept: (bytes) => line(() => keep(bytes)) };
}

const pathOf = (id: string) => `/pictures/${id}.jpg`;
