import * as v from 'valibot';

/** The one sentence for a field that is longer than we keep. */
export const tooLong = 'Please shorten this text';

/**
 * A text field that must not be empty: trimmed, capped before anything else looks at it.
 * Missing, of another type or blank, it answers with its own sentence (SPEC.md §5).
 * @param maxLength in UTF-16 code units
 */
export const requiredText = (message: string, maxLength: number) => textOf(1, message, maxLength);

/** Like {@link requiredText}, with a lower bound on the trimmed length. */
export const textOf = (minLength: number, message: string, maxLength: number) =>
  v.optional(v.pipe(v.string(message), v.trim(), v.maxLength(maxLength, tooLong), v.minLength(minLength, message)), '');

/** A text field that may be left out, which makes it ''. It has no sentence of its own. */
export const optionalText = (maxLength: number) =>
  v.nullish(v.pipe(v.string(), v.trim(), v.maxLength(maxLength, tooLong)), '');
