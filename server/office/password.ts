import { randomBytes, type ScryptOptions, scrypt as scryptCallback, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { Problem } from '../edge/problem.ts';
import { passwordHashPattern } from './password-hash.ts';

const scrypt = promisify<string, Buffer, number, ScryptOptions, Buffer>(scryptCallback);

/** 128 MiB and about a quarter of a second a guess (https://cheatsheetseries.owasp.org, "Password Storage"). */
const cost = { N: 2 ** 17, r: 8, p: 1 };
const keyBytes = 32;
/** How many may wait for their turn; with one at work they wait two seconds at most. */
const maxWaiting = 8;

/** Longer ones are wrong without a look. */
export const maxPasswordLength = 200;

/** A password that nobody guesses: 100 random bits in 20 letters and digits that cannot be mistaken for each other. */
export function newPassword(): string {
  const letters = 'abcdefghijkmnpqrstuvwxyz23456789';
  const signs = Array.from(randomBytes(20), (byte) => letters[byte % letters.length]).join('');
  return signs.replace(/.{5}(?=.)/g, '$&-');
}

export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const key = await derive(password, salt, cost);
  return ['scrypt', cost.N, cost.r, cost.p, salt.toString('base64url'), key.toString('base64url')].join('$');
}

/**
 * Makes the one place that compares passwords: one at a time, because each takes 128 MiB, with a short queue.
 * @returns a function that rejects with a 429 problem when the queue is full, and with an Error on a malformed hash
 */
export function createPasswordCheck(): (password: string, hash: string) => Promise<boolean> {
  let waiting = 0;
  let turn: Promise<unknown> = Promise.resolve();

  return async (password, hash) => {
    if (waiting >= maxWaiting) throw new Problem('too_many', { headers: { 'Retry-After': '3' } });
    waiting += 1;
    const check = turn.then(() => isRight(password, hash));
    turn = check.catch(() => {});
    return check.finally(() => {
      waiting -= 1;
    });
  };
}

async function isRight(password: string, hash: string): Promise<boolean> {
  const [, N, r, p, salt = '', key = ''] = passwordHashPattern.exec(hash) ?? [];
  if (!N) throw new Error('The password’s hash is malformed');
  const given = await derive(password, Buffer.from(salt, 'base64url'), { N: Number(N), r: Number(r), p: Number(p) });
  return timingSafeEqual(given, Buffer.from(key, 'base64url'));
}

/** The same letters typed on another system are the same password (NFKC). */
const derive = (password: string, salt: Buffer, { N, r, p }: typeof cost) =>
  scrypt(password.normalize('NFKC'), salt, keyBytes, { N, r, p, maxmem: 256 * N * r });
