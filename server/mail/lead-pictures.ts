import type { PhotoStore } from '../store/port/photo-store.ts';
import type { Lead } from '../store/store.ts';
import type { MailPicture } from './sender.ts';

/** The limit for all pictures of one mail, in bytes: mail is also read on mobile networks. */
const maxBytes = 600_000;

/** The thumbnails of a lead's photos, for its mail. Never rejects: a photo that cannot be read is left out. */
export async function leadPictures(
  { photos = [] }: Pick<Lead, 'photos'>,
  readPhoto: PhotoStore['readPhoto'],
): Promise<MailPicture[]> {
  const pictures: MailPicture[] = [];
  let left = maxBytes;
  for (const [index, id] of photos.entries()) {
    const content = await readPhoto(id, 'small').catch(() => undefined);
    if (!content || content.length > left) continue;
    left -= content.length;
    const name = `photo-${index + 1}`;
    pictures.push({ cid: `${name}@brushline`, fileName: `${name}.jpg`, content });
  }
  return pictures;
}
