import * as v from 'valibot';

/** The message for a field that is too long to store, both lengths in UTF-16 code units. */
export const tooLong = ({ requirement, input }: { requirement: number; input: string }): string =>
  `Please shorten this text to ${requirement.toLocaleString('en')} characters; it has ${input.length.toLocaleString('en')}`;

/**
 * A required text field: trimmed, with its length capped before any other check. A missing, blank or mistyped value
 * fails with `message`.
 * @param maxLength in UTF-16 code units
 */
export const requiredText = (message: string, maxLength: number) => textOf(1, message, maxLength);

/** Like {@link requiredText}, with a minimum length after trimming. */
export const textOf = (minLength: number, message: string, maxLength: number) =>
  v.optional(v.pipe(v.string(message), v.trim(), v.maxLength(maxLength, tooLong), v.minLength(minLength, message)), '');

/** An optional text field, '' if missing. */
export const optionalText = (maxLength: number) =>
  v.nullish(v.pipe(v.string(), v.trim(), v.maxLength(maxLength, tooLong)), '');
