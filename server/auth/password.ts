import { randomBytes, type ScryptOptions, scrypt as scryptCallback, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import pLimit from 'p-limit';
import { business, sisterCompanies } from '../../catalogue/business.ts';
import { minPasswordLength } from '../../catalogue/contracts/admin/security.ts';
import { areas } from '../../catalogue/towns/counties.ts';
import { memoizeAsync } from '../async.ts';
import { Problem } from '../problem.ts';
import type { AdminStore } from '../store/records.ts';

export const maxPasswordLength = 200;
const minOwnLength = 8;

/** Digits, capitals and symbols are not required. */
export async function passwordFault(password: string): Promise<string | undefined> {
  const text = password.normalize('NFKC');
  if ([...text].length < minPasswordLength) return `Please use at least ${minPasswordLength} characters`;
  if (password.length > maxPasswordLength) return `Please use at most ${maxPasswordLength} characters`;
  const folded = text.toLowerCase();
  if (isMadeOfBusinessWords(folded)) return 'Please do not use the name or the facts of the business';
  if (isCommon(folded, await commonPasswords())) return 'Please choose another one: this password is too common';
  return undefined;
}

const lettersAndDigits = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, '');

/** Longest first, so that removing a word leaves no part of another. */
const businessWords: readonly string[] = [...new Set(wordsOf(businessFacts()))].sort((a, b) => b.length - a.length);

function businessFacts(): string[] {
  const { name, legalName, trade, phone, email, license, foundedYear, founder, address, social } = business;
  const { city, state, zipCode, poBox } = address;
  return [
    ...[name, legalName, trade, phone.shown, phone.dial, email, license, String(foundedYear), founder, social.url],
    ...[city, zipCode, poBox, `${city} ${state}`],
    ...areas.map((area) => area.name),
    ...sisterCompanies.flatMap((company) => [company.name, company.footerName, company.url]),
  ];
}

function wordsOf(facts: readonly string[]): string[] {
  const folded = facts.map((fact) => fact.normalize('NFKC').toLowerCase());
  const parts = folded.flatMap((fact) => [lettersAndDigits(fact), ...fact.split(/[^\p{L}\p{N}]+/u)]);
  return parts.filter((part) => part.length > 2);
}

function isMadeOfBusinessWords(folded: string): boolean {
  const bare = lettersAndDigits(folded);
  const rest = businessWords.reduce((left, word) => left.replaceAll(word, ''), bare);
  return rest !== bare && rest.length < minOwnLength;
}

/** Also repeated, or with digits and symbols around it. */
function isCommon(folded: string, common: ReadonlySet<string>): boolean {
  const forms = [folded, lettersAndDigits(folded), folded.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '')];
  return forms.some((form) => {
    const part = repeatedPart(form);
    return common.has(form) || common.has(part) || (part !== form && part.length < 4);
  });
}

const repeatedPart = (text: string): string => /^(.+?)\1+$/su.exec(text)?.[1] ?? text;

/** 49,000, in lower case; 15 MB, so loaded on first use. */
const commonPasswords = memoizeAsync(async () => {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common']);
}).read;

const scrypt = promisify<string, Buffer, number, ScryptOptions, Buffer>(scryptCallback);

/** 128 MiB and a quarter of a second (https://cheatsheetseries.owasp.org, "Password Storage"). */
const cost = { N: 2 ** 17, r: 8, p: 1 };
const keyBytes = 32;
/** `scrypt$N$r$p$salt$key`, the last two in base64url. */
export const passwordHashPattern = /^scrypt\$(\d{1,7})\$(\d{1,2})\$(\d{1,2})\$([\w-]{16,64})\$([\w-]{43})$/;

export const newPassword = () => readableSecret(20, 5);
const printedForm = /^[a-km-np-z2-9]{5}(?:-[a-km-np-z2-9]{5}){3}$/;

/** NFKC: systems type letters differently. Only those of {@link newPassword} lose spaces, breaks and other dashes. */
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
 * One hash at a time. A known browser waits for at most three others. A stranger refused before is `returning` and
 * waits apart from newcomers: a flood from ever new addresses keeps nobody out. Rejects with `login_busy` if too many
 * wait.
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
