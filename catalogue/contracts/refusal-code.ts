import { invalidEmail } from './email.ts';
import { photoGone, tooManyPhotos } from './photo.ts';

/**
 * The reason why a form's field was refused, for programs and for pages in other languages. These names never change.
 */
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

/** The code of a sentence that refuses a visitor's form; undefined for other sentences. */
export function refusalCode(sentence: string): RefusalCode | undefined {
  if (/ is required$/.test(sentence)) return 'required';
  if (sentence.startsWith('Please shorten this text to ')) return 'too_long';
  return Object.hasOwn(codes, sentence) ? codes[sentence] : undefined;
}
