import type { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Context } from 'koa';
import type { GenericSchema, InferOutput } from 'valibot';
import { parse } from '../../catalogue/contracts/parse.ts';
import { invalid, Problem } from '../problem.ts';

/** `cut` at the limit, `dropped` for lack of room. */
type FormFile = { bytes: Buffer; state: 'whole' | 'cut' | 'dropped' };

/** `maxFieldBytes`: of all fields. Files of other fields than `fileField` are dropped. */
type MultipartRule = Record<'maxFieldBytes' | 'maxFileBytes' | 'maxFiles', number> & {
  fileField: string;
  share: UploadShare;
};

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

/** JSON writes it as `Body`: dates in ISO 8601, and nothing for undefined. */
export type Unwritten<Body> = Body extends string
  ? Body | (string extends Body ? Date : never)
  : Body extends readonly (infer Item)[]
    ? readonly Unwritten<Item>[]
    : Body extends object
      ? { [Name in keyof Body]: Unwritten<Body[Name]> | (object extends Pick<Body, Name> ? undefined : never) }
      : Body;

/** Throws 422 with the contract's codes. */
export function validBody<Schema extends GenericSchema>(body: object, schema: Schema): InferOutput<Schema> {
  const parsed = parse(schema, body);
  if ('errors' in parsed) throw invalid(parsed.errors);
  return parsed.value;
}

/** Throws 400, 413, 415, or 422 with the contract's messages. */
export async function jsonBody<Schema extends GenericSchema>(
  { req }: Pick<Context, 'req'>,
  schema: Schema,
  maxBytes = 4 * 1024,
): Promise<InferOutput<Schema>> {
  return validBody(await readBody(req, { type: 'application/json', maxBytes }), schema);
}

const utf8 = new TextDecoder('utf-8', { fatal: true });
const parsers = { 'application/json': jsonObject, 'application/x-www-form-urlencoded': formFields } as const;

export interface UploadShare {
  take(bytes: number): boolean;
  /** Idempotent; the share is reusable. */
  release(): void;
}

export const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length']) > 0;

/** 415 for the type or an encoding, 413 for its declared length. */
function checkHeaders({ headers }: IncomingMessage, isType: (given: string) => boolean, maxBytes: number): void {
  const { 'content-type': given = '', 'content-encoding': encoding = 'identity', 'content-length': length } = headers;
  if (!isType(given) || encoding !== 'identity') throw new Problem('media_type');
  if (Number(length) > maxBytes) throw new Problem('too_large');
}

function isUtf8Of(type: string, given: string): boolean {
  const [name, ...parameters] = given.split(';').map((part) => part.trim().toLowerCase());
  return name === type && parameters.every((parameter) => !/^charset=(?!"?utf-8"?$)/.test(parameter));
}

/** Rejects with 415 for the type or an encoding, 413, or 400 if it cannot be parsed. */
export async function readBody(
  request: IncomingMessage,
  { type, maxBytes }: { type: keyof typeof parsers; maxBytes: number },
): Promise<object> {
  checkHeaders(request, (given) => isUtf8Of(type, given), maxBytes);
  const bytes = await readBytes(request, maxBytes);
  try {
    return parsers[type](utf8.decode(bytes));
  } catch {
    throw new Problem('malformed');
  }
}

/** The share holds the bytes until `use` is done. Rejects with 415, 413, or 503 for lack of room. */
export async function useRawBody<Result>(
  request: IncomingMessage,
  { type, maxBytes, share }: { type: RegExp; maxBytes: number; share?: UploadShare },
  use: (bytes: Buffer) => Promise<Result>,
): Promise<Result> {
  checkHeaders(request, (given) => type.test(given), maxBytes);
  try {
    return await use(await readBytes(request, maxBytes, share));
  } finally {
    share?.release();
  }
}

async function readBytes(request: IncomingMessage, maxBytes: number, share?: UploadShare): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let length = 0;
  try {
    // Otherwise the connection would end before the answer.
    for await (const chunk of request.iterator({ destroyOnReturn: false })) {
      length += chunk.length;
      if (length > maxBytes) throw new Problem('too_large');
      if (share && !share.take(chunk.length)) throw new Problem('busy');
      chunks.push(chunk);
    }
  } catch (error) {
    throw error instanceof Problem ? error : new Problem('malformed');
  } finally {
    request.resume();
  }
  return Buffer.concat(chunks);
}

/** Comparing or copying deeper bodies overflows the stack. */
const maxLevels = 64;

function jsonObject(text: string): object {
  const value: unknown = JSON.parse(text);
  if (hasMoreLevels(value, maxLevels)) throw new RangeError('Nested too deeply');
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new TypeError('Not an object');
  return value;
}

function formFields(text: string): object {
  return Object.fromEntries([...new URLSearchParams(text)].reverse());
}

const hasMoreLevels = (value: unknown, levels: number): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (levels === 0 || Object.values(value).some((part) => hasMoreLevels(part, levels - 1)));
