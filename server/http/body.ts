import type { IncomingMessage } from 'node:http';
import { Problem } from '../problem.ts';

const parsers = { 'application/json': jsonObject, 'application/x-www-form-urlencoded': formFields } as const;

export interface BodyRule {
  type: keyof typeof parsers;
  maxBytes: number;
}

const whenRead = new WeakMap<IncomingMessage, () => Promise<void> | undefined>();

/**
 * Registers a callback for when a request's body has arrived, before it is parsed. {@link readBody} waits for it, and
 * rejects with what it throws.
 */
export const whenBodyIsRead = (request: IncomingMessage, then: () => Promise<void> | undefined) =>
  void whenRead.set(request, then);

/**
 * Reads a request's body as an object of unchecked values. Rejects with a problem: 415 for another type or an encoded
 * body, 413 over the limit, 400 if it cannot be parsed.
 */
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
  await whenRead.get(request)?.();
  try {
    return parsers[type](new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    throw new Problem('malformed');
  }
}

/** Stops storing bytes at the limit; Node reads the rest and discards it. */
function readBytes(request: IncomingMessage, maxBytes: number): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let length = 0;
    request.on('data', (chunk: Buffer) => {
      length += chunk.length;
      if (length <= maxBytes) chunks.push(chunk);
      else {
        chunks.length = 0;
        reject(new Problem('too_large'));
      }
    });
    request.on('end', () => resolve(Buffer.concat(chunks)));
    request.on('error', () => reject(new Problem('malformed')));
    request.on('close', () => {
      if (!request.complete) reject(new Problem('malformed'));
    });
  });
}

function jsonObject(text: string): object {
  const value: unknown = JSON.parse(text);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new TypeError('Not an object');
  return value;
}

/** The first value of each field. */
function formFields(text: string): object {
  return Object.fromEntries([...new URLSearchParams(text)].reverse());
}
