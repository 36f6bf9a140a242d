import type { IncomingMessage } from 'node:http';
import type { Context } from 'koa';
import type { GenericSchema, InferOutput } from 'valibot';
import { Problem, validBody } from '../problem.ts';

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
  /** False if there is no room. */
  take(bytes: number): boolean;
  /** Idempotent; the share can be reused. */
  release(): void;
}

export interface BodyRule {
  type: keyof typeof parsers;
  maxBytes: number;
}

export const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length']) > 0;

/** Rejects with 415 for the type or an encoding, 413, or 400 if it cannot be parsed. */
export async function readBody(request: IncomingMessage, { type, maxBytes }: BodyRule): Promise<object> {
  const [given = '', ...parameters] = (request.headers['content-type'] ?? '')
    .toLowerCase()
    .split(';')
    .map((part) => part.trim());
  const isUtf8 = parameters.every((parameter) => !/^charset=(?!"?utf-8"?$)/.test(parameter));
  const encoding = request.headers['content-encoding'] ?? 'identity';
  if (given !== type || !isUtf8 || encoding !== 'identity') throw new Problem('media_type');
  if (Number(request.headers['content-length']) > maxBytes) throw new Problem('too_large');
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
  const { 'content-type': given = '', 'content-encoding': encoding = 'identity' } = request.headers;
  if (!type.test(given) || encoding !== 'identity') throw new Problem('media_type');
  if (Number(request.headers['content-length']) > maxBytes) throw new Problem('too_large');
  try {
    const bytes = await readBytes(request, maxBytes, share);
    return await use(bytes);
  } finally {
    share?.release();
  }
}

function readBytes(request: IncomingMessage, maxBytes: number, share?: UploadShare): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    let chunks: Buffer[] = [];
    let length = 0;
    let isOver = false;
    const stop = (reason: unknown) => {
      isOver = true;
      chunks = [];
      reject(reason);
    };
    request.on('data', (chunk: Buffer) => {
      if (isOver) return;
      length += chunk.length;
      if (length > maxBytes) return stop(new Problem('too_large'));
      if (share && !share.take(chunk.length)) return stop(new Problem('busy'));
      chunks.push(chunk);
    });
    request.on('end', () => {
      resolve(chunks.length === 1 && chunks[0] ? chunks[0] : Buffer.concat(chunks));
      chunks = [];
    });
    request.on('error', () => stop(new Problem('malformed')));
    request.on('close', () => {
      if (!request.complete) stop(new Problem('malformed'));
    });
  });
}

/** Deeper bodies overflow the stack of code that compares or copies them. */
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
