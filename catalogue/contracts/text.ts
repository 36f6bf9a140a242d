import * as v from 'valibot';
import { cleanLine, cleanLines } from '../typed-text.ts';

export const tooLong = ({ requirement, input }: { requirement: number; input: string }): string =>
  `Please shorten this text to ${requirement.toLocaleString('en')} characters; it has ${input.length.toLocaleString('en')}`;

const cleaned = (clean: (typed: string) => string, message: string, minLength: number, maxLength: number) =>
  v.optional(
    v.pipe(v.string(message), v.transform(clean), v.maxLength(maxLength, tooLong), v.minLength(minLength, message)),
    '',
  );

/** Lengths are UTF-16 code units. Missing, mistyped and blank values fail with `message`. */
export const requiredText = (message: string, maxLength: number) => cleaned(cleanLine, message, 1, maxLength);

export const requiredLines = (message: string, maxLength: number, minLength = 1) =>
  cleaned(cleanLines, message, minLength, maxLength);

export const optionalText = (maxLength: number) =>
  v.nullish(v.pipe(v.string(), v.transform(cleanLine), v.maxLength(maxLength, tooLong)), '');
