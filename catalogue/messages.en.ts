import { maxPhotoBytes, maxPhotoPixels, maxPhotos } from './contracts/photo.ts';

/** A function gets the figures that follow the code. */
export type Messages = Readonly<Record<string, string | ((...figures: string[]) => string)>>;

const figure = (digits = '') => Number(digits).toLocaleString('en');

const textMessages = {
  invalid_email: 'Please enter a valid email',
  too_long: (limit?: string, length?: string) =>
    `Please shorten this text to ${figure(limit)} characters; it has ${figure(length)}`,
};

export const estimateMessages = {
  ...textMessages,
  no_name: 'Name is required',
  no_phone: 'Phone number is required',
  no_address: 'Address is required',
  no_city: 'City is required',
  no_state: 'State is required',
  no_zip: 'Zip code is required',
  no_details: 'Please provide details about your project',
  unknown_service: 'Please choose a service',
};

export const contactMessages = {
  ...textMessages,
  no_first_name: 'First name is required',
  no_last_name: 'Last name is required',
  no_subject: 'Subject is required',
  short_message: 'Message must be at least 10 characters',
};

export const photoMessages = {
  photo_gone: 'A photo is no longer here; please add it again',
  too_many_photos: `Please choose at most ${maxPhotos} photos`,
  empty_file: 'This file is empty',
  not_image: 'This file is not a photo; please choose a JPEG, PNG or WebP picture',
  heic: 'We can’t open HEIC photos; please save it as a JPEG and send that',
  other_type: 'Pictures of this kind cannot be opened here; please choose a JPEG, PNG or WebP picture',
  damaged: 'This photo is damaged or incomplete; please choose another one',
  too_many_pixels: `This photo has more than ${maxPhotoPixels / 1_000_000} megapixels; please send a smaller copy`,
  too_many_bytes: `This photo is larger than ${maxPhotoBytes / 1024 / 1024} MB; please send a smaller copy`,
  too_costly: 'This photo is stored in a way that takes too much memory to open; please save it as a plain JPEG',
};

const otherMessages = {
  no_colors: 'Please choose at least one color',
  unknown_color: 'Please choose colors from our list only',

  // The office, in English only
  no_county: 'County is required',
  no_description: 'Description is required',
  no_article: 'Article is required',
  no_title: 'Title is required',
  no_excerpt: 'Excerpt is required',
  no_review: 'Review is required',
  no_location: 'Location is required',

  // Programs that call the API
  missing: 'Required',
  expected: (type: string, given: string) => `Expected ${type}, received ${given}`,
  short: (least: string) => `String must contain at least ${least} character(s)`,
  small: (least: string) => `Number must be greater than or equal to ${least}`,
  invalid: 'Invalid input',
  invalid_date: 'Invalid date',
};

export const messages = { ...estimateMessages, ...contactMessages, ...photoMessages, ...otherMessages };
export type MessageCode = keyof typeof messages;

/** The code, and the figures that it takes, separated by spaces. A text that is no code stays. */
export function sentenceOf(table: Messages, text: string): string {
  const [code = '', ...figures] = text.split(' ');
  const message = Object.hasOwn(table, code) ? table[code] : text;
  return typeof message === 'function' ? message(...figures) : (message ?? text);
}
