import type { FieldErrors } from '../../catalogue/contracts/parse.ts';
import type { PhotoEncoder } from './photo-encoder.ts';

/** A task for the encoding process. */
export interface EncodingTask {
  name: keyof PhotoEncoder;
  bytes: Buffer;
}

/** Its answer: a result, what is wrong with the file, or what is wrong with the process. */
export type EncodingAnswer<Result = unknown> = { result: Result } | { refused: FieldErrors } | { failed: string };
