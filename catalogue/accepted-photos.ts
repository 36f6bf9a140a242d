/**
 * Without HEIC, so that iPhones and Macs convert to JPEG. Apart from photo-file.ts, which loads with the first photo.
 */
export const acceptedPhotos = 'image/jpeg,image/png,image/webp';
