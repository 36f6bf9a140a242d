/** Without HEIC, iPhones and Macs convert to JPEG. Apart from photo-file.ts, which loads later. */
export const acceptedPhotos = 'image/jpeg,image/png,image/webp';

export const photosLabelOf = (most: number) => `Add photos (optional), up to ${most}`;
export const photosLabel = photosLabelOf(6);
