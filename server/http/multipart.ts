import type { IncomingMessage } from 'node:http';
import { Problem } from '../problem.ts';
import { bodyHasArrived } from './body.ts';

/** One file of a form, in memory. */
export interface FormFile {
  name: string;
  /** Without those beyond the limit. */
  bytes: Buffer;
  isCut: boolean;
}

export interface MultipartRule {
  /** Of all fields that are no files, together. */
  maxFieldBytes: number;
  maxFileBytes: number;
  maxFiles: number;
}

export const isMultipart = ({ headers }: IncomingMessage) =>
  /^multipart\/form-data\s*;/i.test(headers['content-type'] ?? '');

/**
 * Reads a form with files (RFC 7578). Each file is handed to `onFile` when it has arrived, and the next one is read when
 * that is done: there is never more than one in memory. Files beyond the limit, and empty ones, are dropped.
 * @returns the first value of each field; rejects with a problem: 400 for what cannot be read, 413 for too long fields
 */
export async function readMultipart(
  request: IncomingMessage,
  { maxFieldBytes, maxFileBytes, maxFiles }: MultipartRule,
  onFile: (file: FormFile) => Promise<void>,
): Promise<Map<string, string>> {
  const { default: busboy } = await import('busboy');
  const fields = new Map<string, string>();
  let fieldBytes = 0;
  let files = 0;
  let pending: Promise<void> = Promise.resolve();

  await new Promise<void>((resolve, reject) => {
    const fail = (problem: Problem) => {
      request.unpipe(parser);
      request.resume();
      reject(problem);
    };
    let parser: ReturnType<typeof busboy>;
    try {
      parser = busboy({
        headers: request.headers,
        defParamCharset: 'utf8',
        limits: { fieldSize: maxFieldBytes, fields: 50, fileSize: maxFileBytes, files: maxFiles + 1, parts: 60 },
      });
    } catch {
      request.resume();
      reject(new Problem('malformed'));
      return;
    }
    parser.on('field', (name, value, { valueTruncated }) => {
      fieldBytes += Buffer.byteLength(value);
      if (valueTruncated || fieldBytes > maxFieldBytes) return fail(new Problem('too_large'));
      if (!fields.has(name)) fields.set(name, value);
    });
    parser.on('file', (name, stream) => {
      files += 1;
      if (files > maxFiles) {
        stream.resume();
        return;
      }
      pending = pending.then(async () => {
        const chunks: Buffer[] = [];
        let isCut = false;
        stream.on('limit', () => {
          isCut = true;
        });
        for await (const chunk of stream) chunks.push(chunk);
        const bytes = Buffer.concat(chunks);
        if (bytes.length > 0) await onFile({ name, bytes, isCut });
      });
      pending.catch(() => fail(new Problem('malformed')));
    });
    parser.on('close', () => resolve());
    parser.on('error', () => fail(new Problem('malformed')));
    request.on('error', () => fail(new Problem('malformed')));
    request.on('close', () => {
      if (!request.complete) reject(new Problem('malformed'));
    });
    request.pipe(parser);
  });
  await pending;
  await bodyHasArrived(request);
  return fields;
}
