import { maxPhotoBytes, maxPhotoPixels, maxPhotos, photoKinds } from '../contracts/photo.ts';

export const photoMessages = {
  photo_gone: 'A photo is no longer here; please add it again',
  too_many_photos: `Please choose at most ${maxPhotos} photos`,
  empty_file: 'This file is empty',
  not_image: `This file is not a photo; please choose a ${photoKinds} picture`,
  heic: 'We can’t open HEIC photos; please save it as a JPEG and send that',
  other_type: `Pictures of this kind cannot be opened here; please choose a ${photoKinds} picture`,
  damaged: 'This photo is damaged or incomplete; please choose another one',
  too_many_pixels: `This photo has more than ${maxPhotoPixels / 1_000_000} megapixels; please send a smaller copy`,
  too_many_bytes: `This photo is larger than ${maxPhotoBytes / 1024 / 1024} MB; please send a smaller copy`,
  too_costly: 'This photo is stored in a way that takes too much memory to open; please save it as a plain JPEG',
};
