/**
 * The `accept` of every field for photos: what the server opens. Without HEIC, so that iPhones and Macs convert to JPEG
 * what they let people choose. Apart from photo-file.ts, which loads with the first photo.
 */
export const acceptedPhotos = 'image/jpeg,image/png,image/webp';
