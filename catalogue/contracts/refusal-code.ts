import { invalidEmail } from './email.ts';
import { photoGone, tooManyPhotos } from './photo.ts';

/** For programs and pages in other languages. Never rename these. */
export type RefusalCode =
  | 'required'
  | 'too_short'
  | 'too_long'
  | 'invalid_email'
  | 'unknown_service'
  | 'no_colors'
  | 'unknown_color'
  | 'photo_gone'
  | 'too_many_photos';

const codes: Readonly<Record<string, RefusalCode>> = {
  'Message must be at least 10 characters': 'too_short',
  'Please provide details about your project': 'too_short',
  [invalidEmail]: 'invalid_email',
  'Please choose a service': 'unknown_service',
  'Please choose at least one color': 'no_colors',
  'Please choose colors from our list only': 'unknown_color',
  [photoGone]: 'photo_gone',
  [tooManyPhotos]: 'too_many_photos',
};

/** Undefined unless the sentence refuses a visitor's form. */
export function refusalCode(sentence: string): RefusalCode | undefined {
  if (/ is required$/.test(sentence)) return 'required';
  if (sentence.startsWith('Please shorten this text to ')) return 'too_long';
  return Object.hasOwn(codes, sentence) ? codes[sentence] : undefined;
}
