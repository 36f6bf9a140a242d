import type { IncomingMessage } from 'node:http';
import { Problem } from '../problem.ts';

const utf8 = new TextDecoder('utf-8', { fatal: true });
const parsers = { 'application/json': jsonObject, 'application/x-www-form-urlencoded': formFields } as const;

export interface BodyRule {
  type: keyof typeof parsers;
  maxBytes: number;
}

/** Whether a request announces a body. */
export const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length']) > 0;

/** A property of the request: looking it up in a WeakMap costs garbage collection for every request. */
const whenRead = Symbol('when the body is read');
type Awaited = IncomingMessage & { [whenRead]?: () => Promise<void> | undefined };

/**
 * Registers a callback for when a request's body has arrived, before it is parsed. {@link readBody} waits for it, and
 * rejects with what it throws.
 */
export function whenBodyIsRead(request: IncomingMessage, then: () => Promise<void> | undefined): void {
  (request as Awaited)[whenRead] = then;
}

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
  await bodyHasArrived(request);
  try {
    return parsers[type](utf8.decode(bytes));
  } catch {
    throw new Problem('malformed');
  }
}

/** Runs the callback of {@link whenBodyIsRead}. */
export const bodyHasArrived = async (request: IncomingMessage): Promise<void> => (request as Awaited)[whenRead]?.();

/** Counts bytes in memory against a maximum. */
export interface ByteBudget {
  /** False, without taking any, if that would exceed the maximum. */
  take(bytes: number): boolean;
  giveBack(bytes: number): void;
}

/** Creates a budget of so many bytes, without a limit per owner. */
export function createByteBudget(most: number): ByteBudget {
  let taken = 0;
  return {
    take(bytes) {
      if (taken + bytes > most) return false;
      taken += bytes;
      return true;
    },
    giveBack(bytes) {
      taken -= bytes;
    },
  };
}

/**
 * Creates budgets that share `most` bytes, of which an owner can take at most `mostOfOne`, so that a client that holds
 * bytes on purpose, by sending slowly, leaves room for others.
 * @returns a function that returns an owner's budget; without a name, only `most` applies
 */
export function createSharedBudget({ most, mostOfOne }: { most: number; mostOfOne: number }) {
  const whole = createByteBudget(most);
  const takenBy = new Map<string, number>();

  return (owner: string | undefined): ByteBudget => {
    if (owner === undefined) return whole;
    return {
      take(bytes) {
        const taken = (takenBy.get(owner) ?? 0) + bytes;
        if (taken > mostOfOne || !whole.take(bytes)) return false;
        takenBy.set(owner, taken);
        return true;
      },
      giveBack(bytes) {
        whole.giveBack(bytes);
        const left = (takenBy.get(owner) ?? 0) - bytes;
        if (left > 0) takenBy.set(owner, left);
        else takenBy.delete(owner);
      },
    };
  };
}

/**
 * Reads an unparsed body and passes it to `use`; its bytes count against the budget from their arrival until `use` is
 * done. Rejects with a problem: 415 if the type does not match or the body is encoded, 413 over the limit, 503 when the
 * budget is used up.
 */
export async function useRawBody<Result>(
  request: IncomingMessage,
  { type, maxBytes, budget }: { type: RegExp; maxBytes: number; budget: ByteBudget },
  use: (bytes: Buffer) => Promise<Result>,
): Promise<Result> {
  const { 'content-type': given = '', 'content-encoding': encoding = 'identity' } = request.headers;
  if (!type.test(given) || encoding !== 'identity') throw new Problem('media_type');
  if (Number(request.headers['content-length']) > maxBytes) throw new Problem('too_large');
  let taken = 0;
  try {
    const bytes = await readBytes(request, maxBytes, (length) => {
      if (!budget.take(length)) throw new Problem('busy');
      taken += length;
    });
    await bodyHasArrived(request);
    return await use(bytes);
  } finally {
    budget.giveBack(taken);
  }
}

/**
 * Stops storing bytes at the limit; Node reads and drops the rest.
 * @param onBytes an error that it throws ends the reading
 */
function readBytes(request: IncomingMessage, maxBytes: number, onBytes?: (length: number) => void): Promise<Buffer> {
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
      try {
        onBytes?.(chunk.length);
        chunks.push(chunk);
      } catch (error) {
        stop(error);
      }
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

function jsonObject(text: string): object {
  const value: unknown = JSON.parse(text);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new TypeError('Not an object');
  return value;
}

/** The first value of each field. */
function formFields(text: string): object {
  return Object.fromEntries([...new URLSearchParams(text)].reverse());
}
