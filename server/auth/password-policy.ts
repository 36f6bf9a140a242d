import { business, sisterCompanies } from '../../catalogue/business.ts';
import { minPasswordLength } from '../../catalogue/contracts/admin/security.ts';
import { areas } from '../../catalogue/towns/counties.ts';
import { memoizeAsync } from '../async.ts';

export const maxPasswordLength = 200;
const minOwnLength = 8;

/** Undefined for a good one. Digits, capitals and symbols are not required. */
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
