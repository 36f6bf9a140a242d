import { randomBytes, type ScryptOptions, scrypt as scryptCallback, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { passwordHashPattern } from './password-hash.ts';

const scrypt = promisify<string, Buffer, number, ScryptOptions, Buffer>(scryptCallback);

/** 128 MiB and about a quarter of a second per guess (https://cheatsheetseries.owasp.org, "Password Storage"). */
const cost = { N: 2 ** 17, r: 8, p: 1 };
const keyBytes = 32;

/** An unguessable password: 100 random bits. */
export const newPassword = () => readableSecret(20, 5);
const printedForm = /^[a-km-np-z2-9]{5}(?:-[a-km-np-z2-9]{5}){3}$/;

/**
 * The same letters typed on another system are the same password (NFKC). Spaces, line breaks, other dashes and signs
 * around that are pasted along with a password that {@link newPassword} made are removed; any other stays as typed.
 */
function plainPassword(given: string): string {
  const password = given.normalize('NFKC');
  const pasted = password.replace(/\p{Pd}|\u2212/gu, '-').replace(/[^\p{L}\p{N}-]/gu, '');
  return printedForm.test(pasted) ? pasted : password;
}

/** Random unambiguous letters and digits, 5 bits each, in groups separated by hyphens. */
export function readableSecret(length: number, groupLength: number): string {
  const letters = 'abcdefghijkmnpqrstuvwxyz23456789';
  const signs = Array.from(randomBytes(length), (byte) => letters[byte % letters.length]).join('');
  return signs.replace(new RegExp(`.{${groupLength}}(?=.)`, 'g'), '$&-');
}

/** Hashes a password with scrypt under a new salt. Takes 128 MiB, so callers run one at a time. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const key = await derive(password, salt, cost);
  return ['scrypt', cost.N, cost.r, cost.p, salt.toString('base64url'), key.toString('base64url')].join('$');
}

/**
 * Checks a password against a hash. Takes 128 MiB, so it runs in a `PasswordQueue`. Rejects with an Error on a
 * malformed hash.
 */
export async function isRightPassword(password: string, hash: string): Promise<boolean> {
  const [, N, r, p, salt = '', key = ''] = passwordHashPattern.exec(hash) ?? [];
  if (!N) throw new Error('The password’s hash is malformed');
  const given = await derive(password, Buffer.from(salt, 'base64url'), { N: Number(N), r: Number(r), p: Number(p) });
  return timingSafeEqual(given, Buffer.from(key, 'base64url'));
}

const derive = (password: string, salt: Buffer, { N, r, p }: typeof cost) =>
  scrypt(plainPassword(password), salt, keyBytes, { N, r, p, maxmem: 256 * N * r });
