import type { IncomingMessage } from 'node:http';
import type { Context } from 'koa';
import type { GenericSchema, InferOutput } from 'valibot';
import { Problem, type ProblemCode, validBody } from '../problem.ts';

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
  /** Idempotent; the share can be reused. */
  release(): void;
}

export interface BodyRule {
  type: keyof typeof parsers;
  maxBytes: number;
}

export const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length']) > 0;

/** 415 for the type or an encoding, 413 if it says that it is too long. */
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
export async function readBody(request: IncomingMessage, { type, maxBytes }: BodyRule): Promise<object> {
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

function readBytes(request: IncomingMessage, maxBytes: number, share?: UploadShare): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    let chunks: Buffer[] = [];
    let length = 0;
    let isOver = false;
    const stop = (code: ProblemCode) => {
      isOver = true;
      chunks = [];
      reject(new Problem(code));
    };
    request.on('data', (chunk: Buffer) => {
      if (isOver) return;
      length += chunk.length;
      if (length > maxBytes) return stop('too_large');
      if (share && !share.take(chunk.length)) return stop('busy');
      chunks.push(chunk);
    });
    request.on('end', () => {
      resolve(Buffer.concat(chunks));
      chunks = []; // The request outlives its body.
    });
    request.on('error', () => stop('malformed'));
    request.on('close', () => {
      if (!request.complete) stop('malformed');
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
