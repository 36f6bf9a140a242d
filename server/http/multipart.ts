import type { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Problem } from '../problem.ts';
import type { UploadShare } from './body.ts';

interface FormFile {
  bytes: Buffer;
  /** `cut`: up to the limit. `dropped`: no room. */
  state: 'whole' | 'cut' | 'dropped';
}

interface MultipartRule {
  /** Without files. */
  maxFieldBytes: number;
  /** Files of other fields are dropped. */
  fileField: string;
  maxFileBytes: number;
  maxFiles: number;
  share: UploadShare;
}

export const isMultipart = ({ headers }: IncomingMessage) =>
  /^multipart\/form-data\s*;/i.test(headers['content-type'] ?? '');

/**
 * RFC 7578, one file in memory at a time; ignores further and empty ones. Rejects with 400 for a malformed form, 413
 * for fields over the limit, 415 for an encoding.
 */
export async function readMultipart(
  request: IncomingMessage,
  { maxFieldBytes, fileField, maxFileBytes, maxFiles, share }: MultipartRule,
  onFile: (file: FormFile) => Promise<void>,
): Promise<Map<string, string>> {
  const { 'content-encoding': encoding = 'identity', 'content-type': type = '' } = request.headers;
  if (encoding !== 'identity') throw new Problem('media_type');
  const { Busboy } = await import('@fastify/busboy');
  const fields = new Map<string, string>();
  let fieldBytes = 0;
  let files = 0;
  const arriving: Readable[] = [];
  let pending: Promise<void> = Promise.resolve();

  async function read(stream: Readable): Promise<void> {
    const chunks: Buffer[] = [];
    let state = 'whole' as FormFile['state'];
    stream.on('limit', () => {
      if (state === 'whole') state = 'cut';
    });
    for await (const chunk of stream) {
      if (state === 'dropped') continue;
      if (share.take(chunk.length)) chunks.push(chunk);
      else {
        state = 'dropped';
        chunks.length = 0;
        share.release();
      }
    }
    const bytes = Buffer.concat(chunks);
    if (bytes.length > 0 || state === 'dropped') await onFile({ bytes, state });
    share.release();
  }

  try {
    const parser = new Busboy({
      headers: { ...request.headers, 'content-type': type },
      limits: { fieldSize: maxFieldBytes, fields: 50, fileSize: maxFileBytes, files: maxFiles + 1, parts: 60 },
    });
    parser.on('field', (name, value, _isNameCut, isValueCut) => {
      fieldBytes += Buffer.byteLength(value);
      if (isValueCut || fieldBytes > maxFieldBytes) parser.destroy(new Problem('too_large'));
      else if (!fields.has(name)) fields.set(name, value);
    });
    parser.on('file', (name, stream) => {
      // It may fail before anything reads it.
      stream.on('error', () => {});
      arriving.push(stream);
      files += name === fileField ? 1 : 0;
      if (name !== fileField || files > maxFiles) {
        stream.resume();
        return;
      }
      pending = pending.then(() => read(stream));
      pending.catch((error: Error) => parser.destroy(error));
    });
    // Otherwise the connection would end before the answer.
    await pipeline(request.iterator({ destroyOnReturn: false }), parser);
    await pending;
  } catch (error) {
    // The parser leaves the file that is arriving open.
    for (const file of arriving) file.destroy();
    throw error instanceof Problem ? error : new Problem('malformed');
  } finally {
    request.resume();
    // A file in processing stays in memory.
    pending.then(share.release, share.release);
  }
  return fields;
}
