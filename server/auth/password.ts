import { randomBytes, type ScryptOptions, scrypt as scryptCallback, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import pLimit from 'p-limit';
import { memoizeAsync } from '../async.ts';
import { Problem } from '../problem.ts';
import type { AdminStore } from '../store/records.ts';

const scrypt = promisify<string, Buffer, number, ScryptOptions, Buffer>(scryptCallback);

/** 128 MiB and a quarter of a second (https://cheatsheetseries.owasp.org, "Password Storage"). */
const cost = { N: 2 ** 17, r: 8, p: 1 };
const keyBytes = 32;
/** `scrypt$N$r$p$salt$key`, the last two in base64url. */
export const passwordHashPattern = /^scrypt\$(\d{1,7})\$(\d{1,2})\$(\d{1,2})\$([\w-]{16,64})\$([\w-]{43})$/;

export const newPassword = () => readableSecret(20, 5);
const printedForm = /^[a-km-np-z2-9]{5}(?:-[a-km-np-z2-9]{5}){3}$/;

/**
 * NFKC: systems type the same letters differently. Only one of {@link newPassword} loses spaces, breaks and other
 * dashes.
 */
function plainPassword(given: string): string {
  const password = given.normalize('NFKC');
  const pasted = password.replace(/\p{Pd}|\u2212/gu, '-').replace(/[^\p{L}\p{N}-]/gu, '');
  return printedForm.test(pasted) ? pasted : password;
}

export function readableSecret(length: number, groupLength: number): string {
  const letters = 'abcdefghijkmnpqrstuvwxyz23456789';
  const signs = Array.from(randomBytes(length), (byte) => letters[byte % letters.length]).join('');
  return signs.replace(new RegExp(`.{${groupLength}}(?=.)`, 'g'), '$&-');
}

/** Takes 128 MiB: run one at a time. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const key = await derive(password, salt, cost);
  return ['scrypt', cost.N, cost.r, cost.p, salt.toString('base64url'), key.toString('base64url')].join('$');
}

/** Takes 128 MiB: run it in a {@link PasswordQueue}. Rejects on a malformed hash. */
export async function isRightPassword(password: string, hash: string): Promise<boolean> {
  const [, N, r, p, salt = '', key = ''] = passwordHashPattern.exec(hash) ?? [];
  if (!N) throw new Error('The password’s hash is malformed');
  const given = await derive(password, Buffer.from(salt, 'base64url'), { N: Number(N), r: Number(r), p: Number(p) });
  return timingSafeEqual(given, Buffer.from(key, 'base64url'));
}

const derive = (password: string, salt: Buffer, { N, r, p }: typeof cost) =>
  scrypt(plainPassword(password), salt, keyBytes, { N, r, p, maxmem: 256 * N * r });

const maxWaiting = { known: 8, returning: 8, stranger: 16 };

export type PasswordQueue = ReturnType<typeof createPasswordQueue>;

/**
 * One hash at a time. A known browser waits for at most three others. A stranger who was refused before is `returning`
 * and waits apart from those who come for the first time: a flood from ever new addresses keeps nobody out. Rejects with
 * `login_busy` if too many wait.
 */
export function createPasswordQueue() {
  const hashing = pLimit(1);
  const lanes = { returning: pLimit(1), stranger: pLimit(1) };
  return async <Result>(caller: keyof typeof maxWaiting, work: () => Promise<Result>): Promise<Result> => {
    const waiting = caller === 'known' ? hashing.pendingCount : lanes[caller].pendingCount;
    if (waiting >= maxWaiting[caller]) throw new Problem('login_busy', { retryAfterMs: 1_000 });
    return caller === 'known' ? hashing(work) : lanes[caller](() => hashing(work));
  };
}

/** `changedAt` in ISO 8601. */
export const passwordSettings = { hash: 'password-hash', changedAt: 'password-changed-at' } as const;

/** @param tell receives a new password, once */
export function createOwnerPassword(parts: {
  store: AdminStore;
  configuredHash: string | undefined;
  tell: (password: string) => void;
}): () => Promise<string> {
  const { store, configuredHash, tell } = parts;
  const first = memoizeAsync(async () => {
    const password = newPassword();
    const hash = await hashPassword(password);
    const standing = await store.setSettingOnce(passwordSettings.hash, hash);
    if (standing === hash) tell(password);
    return standing;
  });
  return async () =>
    configuredHash || (await store.setting(passwordSettings.hash)) || first.read().finally(first.forget);
}
