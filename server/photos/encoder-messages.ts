import type { FieldErrors } from '../../catalogue/contracts/parse.ts';
import type { PhotoEncoder } from './photo-encoder.ts';

/** What the server asks its encoding process to do. */
export interface EncodingTask {
  name: keyof PhotoEncoder;
  bytes: Buffer;
}

/** What it answers: a result, what is wrong with the file, or what is wrong with the process. */
export type EncodingAnswer<Result = unknown> = { result: Result } | { refused: FieldErrors } | { failed: string };
