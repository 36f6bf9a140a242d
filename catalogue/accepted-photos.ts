/** Without HEIC, iPhones and Macs convert to JPEG. Apart from photo-file.ts, which loads later. */
export const acceptedPhotos = 'image/jpeg,image/png,image/webp';

export const photosLabel = 'Add photos (optional), up to 6';
