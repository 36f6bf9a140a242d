import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { maxPhotoBytes, maxPhotos, photoGone, tooManyPhotos } from '../../catalogue/contracts/photo.ts';
import { photoRefusals } from '../../catalogue/photo-file.ts';
import { readMultipart } from '../http/multipart.ts';
import type { Client } from '../limits/client.ts';
import type { PhotoIntake } from '../photos/photo-intake.ts';
import { Problem } from '../problem.ts';

export interface PostedPhotos {
  ids: readonly string[];
  /** For repeats, which get new ids. */
  digests: readonly string[];
  error?: string;
}

/** Only our own pages, in English, show this. */
export const noRoomForPhotos = 'We cannot take photos right now; please send this without them, and add them later';

/** Of an earlier post, separated by spaces. */
export const keptPhotosName = 'photoIds';

/** A browser without JavaScript cannot do that. */
const tries = 5;
const pauseMs = 1_000;

async function acceptPatiently(photoIntake: Pick<PhotoIntake, 'accept'>, bytes: Buffer, client: Client) {
  for (let left = tries; ; left -= 1) {
    try {
      return await photoIntake.accept(bytes, client);
    } catch (error) {
      if (!(error instanceof Problem) || error.code !== 'busy' || left === 0) throw error;
      await pause(pauseMs);
    }
  }
}

/** Rejects like {@link readMultipart}. */
export async function readPhotoForm(
  request: IncomingMessage,
  parts: {
    photoIntake: Pick<PhotoIntake, 'accept' | 'share'>;
    client: Client;
    maxFieldBytes: number;
  },
): Promise<{ fields: Map<string, string>; photos: PostedPhotos }> {
  const { photoIntake, client, maxFieldBytes } = parts;
  const share = photoIntake.share(client);
  const ids: string[] = [];
  const digests: string[] = [];
  const errors: string[] = [];
  let files = 0;
  /** The page attaches the others. */
  const refuse = (sentence: string) => errors.push(files > 1 ? `Photo ${files}: ${sentence}` : sentence);

  const rule = { maxFieldBytes, fileField: 'photos', maxFileBytes: maxPhotoBytes, maxFiles: maxPhotos + 1, share };
  const fields = await readMultipart(request, rule, async ({ bytes, state }) => {
    files += 1;
    if (files > maxPhotos) errors.push(tooManyPhotos);
    else if (state === 'dropped') errors.push(noRoomForPhotos);
    else if (state === 'cut') refuse(photoRefusals.tooManyBytes);
    else {
      try {
        const { id } = await acceptPatiently(photoIntake, bytes, client);
        ids.push(id);
        digests.push(createHash('sha256').update(bytes).digest('base64url'));
      } catch (error) {
        if (!(error instanceof Problem)) throw error;
        if (error.errors?.photo) refuse(error.errors.photo);
        else errors.push(noRoomForPhotos);
      }
    }
  });
  const kept = (fields.get(keptPhotosName) ?? '').match(/\S+/g) ?? [];
  if (kept.some((id) => !/^[\w-]{22}$/.test(id))) errors.push(photoGone);
  const isOver = kept.length + ids.length > maxPhotos;
  if (isOver) errors.push(tooManyPhotos);
  const earlier = kept.filter((id) => /^[\w-]{22}$/.test(id));
  // Choosing all again would send some twice.
  const chosen = isOver && earlier.length > 0 ? [] : ids;
  const all = [...new Set([...earlier, ...chosen])].slice(0, maxPhotos);
  const photos = { ids: all, digests: [...kept, ...digests], ...(errors[0] && { error: errors[0] }) };
  return { fields, photos };
}
