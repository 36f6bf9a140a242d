import type { Draft } from '../../core/runtime/draft.ts';
import type { StoredPhoto } from './photo-model.ts';

/** `behavior.tsx` looks for it; no field has this name. */
const key = 'uploads';

/** A reload loses the photos' files. */
export function writeStoredPhotos(draft: Draft, photos: readonly StoredPhoto[]): void {
  const { [key]: before, ...others } = draft.read() ?? {};
  if (photos.length > 0) draft.write({ ...others, [key]: JSON.stringify(photos) });
  else if (before !== undefined) draft.write(Object.keys(others).length > 0 ? others : undefined);
}

/** None if the draft cannot be read. */
export function readStoredPhotos(draft: Draft): StoredPhoto[] {
  try {
    const photos: unknown = JSON.parse(draft.read()?.[key] ?? '[]');
    return Array.isArray(photos) ? photos.filter(isStoredPhoto) : [];
  } catch {
    return [];
  }
}

function isStoredPhoto(photo: unknown): photo is StoredPhoto {
  const { id, name } = Object(photo);
  return typeof id === 'string' && /^[\w-]{22}$/.test(id) && typeof name === 'string';
}
