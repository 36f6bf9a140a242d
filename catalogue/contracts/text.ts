import * as v from 'valibot';
import { cleanLine, cleanLines } from '../typed-text.ts';

/** The message for a field that is too long to store, both lengths in UTF-16 code units. */
export const tooLong = ({ requirement, input }: { requirement: number; input: string }): string =>
  `Please shorten this text to ${requirement.toLocaleString('en')} characters; it has ${input.length.toLocaleString('en')}`;

const cleaned = (clean: (typed: string) => string, message: string, minLength: number, maxLength: number) =>
  v.optional(
    v.pipe(v.string(message), v.transform(clean), v.maxLength(maxLength, tooLong), v.minLength(minLength, message)),
    '',
  );

/**
 * A required text on one line: cleaned, then capped in length before any other check. A missing, mistyped or blank
 * value fails with `message`; so does one without a visible character.
 * @param maxLength in UTF-16 code units
 */
export const requiredText = (message: string, maxLength: number) => cleaned(cleanLine, message, 1, maxLength);

/** Like {@link requiredText}, but keeps line breaks, and may require more characters. */
export const requiredLines = (message: string, maxLength: number, minLength = 1) =>
  cleaned(cleanLines, message, minLength, maxLength);

/** An optional text on one line, '' if missing or without a visible character. */
export const optionalText = (maxLength: number) =>
  v.nullish(v.pipe(v.string(), v.transform(cleanLine), v.maxLength(maxLength, tooLong)), '');
