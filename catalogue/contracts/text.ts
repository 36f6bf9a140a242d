import * as v from 'valibot';

/** The message for a field that is too long to store, both lengths in UTF-16 code units. */
export const tooLong = ({ requirement, input }: { requirement: number; input: string }): string =>
  `Please shorten this text to ${requirement.toLocaleString('en')} characters; it has ${input.length.toLocaleString('en')}`;

/** What nobody can see: format and control characters, lone surrogates, fillers. Line breaks and spaces count. */
const invisible = /[^\P{C}\s]|\p{DI}|\u2800/gu;

const seen = (text: string) => text.replace(invisible, '').trim();

/**
 * A required text field: trimmed, with its length capped before any other check. A missing, mistyped or blank value
 * fails with `message`; so does one without a visible character. Other texts keep their invisible characters, which
 * join emoji and direct text.
 * @param maxLength in UTF-16 code units
 */
export const requiredText = (message: string, maxLength: number) => textOf(1, message, maxLength);

/** Like {@link requiredText}, with a minimum of visible characters after trimming. */
export const textOf = (minLength: number, message: string, maxLength: number) =>
  v.optional(
    v.pipe(
      v.string(message),
      v.trim(),
      v.maxLength(maxLength, tooLong),
      v.check((text) => seen(text).length >= minLength, message),
    ),
    '',
  );

/** An optional text field, '' if missing or without a visible character. */
export const optionalText = (maxLength: number) =>
  v.nullish(
    v.pipe(
      v.string(),
      v.trim(),
      v.maxLength(maxLength, tooLong),
      v.transform((text) => seen(text) && text),
    ),
    '',
  );
