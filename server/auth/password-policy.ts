import { business, sisterCompanies } from '../../catalogue/business.ts';
import { areas } from '../../catalogue/towns/areas.ts';

/** In characters as a reader counts them. */
export const minPasswordLength = 12;
/** In UTF-16 units. Longer ones are wrong without a look. */
export const maxPasswordLength = 200;
/** So many letters and digits must be left of a password without the business's own words. */
const minOwnLength = 8;

/** Why a password cannot be taken, as a sentence for whoever chose it; undefined for a good one. No rule asks for kinds of characters. */
export async function passwordFault(
  password: string,
  { minLength = minPasswordLength } = {},
): Promise<string | undefined> {
  const text = password.normalize('NFKC');
  if ([...text].length < minLength) return `Please use at least ${minLength} characters`;
  if (password.length > maxPasswordLength) return `Please use at most ${maxPasswordLength} characters`;
  const folded = text.toLowerCase();
  if (isMadeOfBusinessWords(folded)) return 'Please do not use the name or the facts of the business';
  if (isCommon(folded, await commonPasswords())) return 'Please choose another one: too many people use this password';
  return undefined;
}

const lettersAndDigits = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, '');

/** The longest first, so that a word inside another one leaves nothing behind. */
const businessWords: readonly string[] = [...new Set(wordsOf(businessFacts()))].sort((a, b) => b.length - a.length);

/** What anybody reads about the business on its own pages. */
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

/** Each fact as a whole and each of its words; two letters are no word. */
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

/**
 * Whether a password is a common one, once or several times over. Digits and signs around it count for nothing: they
 * are what people add when a word is too short.
 */
function isCommon(folded: string, common: ReadonlySet<string>): boolean {
  const forms = [folded, lettersAndDigits(folded), folded.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '')];
  return forms.some((form) => {
    const part = repeatedPart(form);
    return common.has(form) || common.has(part) || (part !== form && part.length < 4);
  });
}

/** "dog" of "dogdogdog"; the text itself when it repeats nothing. */
const repeatedPart = (text: string): string => /^(.+?)\1+$/su.exec(text)?.[1] ?? text;

let known: Promise<ReadonlySet<string>> | undefined;

/** The 49,000 commonest passwords, all in lower case; 15 MB in memory, so loaded by the first who needs them. */
function commonPasswords(): Promise<ReadonlySet<string>> {
  known ??= import('@zxcvbn-ts/language-common').then(({ dictionary }) => new Set(dictionary['passwords-common']));
  return known;
}
