import { trapByHand } from '../store/rules/is-held.ts';
import { hasExplicitLink, untrustedLinks } from './message-links.ts';

/** Nobody fills in a form faster; autofill and agents of browsers are not measured. */
const impossiblyFastMs = 1_000;
/** A form that was open this long was filled in by somebody, even if a field that nobody sees was as well. */
export const humanMs = 3_000;
/** A lead with this score is suspected. */
const threshold = 2;
/** More links to one site are promotion, not a reference to a house. */
const manyLinks = 3;

const markup = /<a\s[^<>]{0,200}href|\[url\b|\[link\b/i;

/** Signals of a submission besides its fields. Missing values were not measured and are ignored. */
export interface SpamSignals {
  /** The value of the invisible field. */
  trap?: string | undefined;
  /** How long the form was open. */
  openMs?: number | undefined;
  /** How many strangers sent the same message recently. */
  repeats: number;
}

/**
 * The reasons why a lead looks like spam: one alone, {@link trapByHand}, only marks it. Empty below the threshold, which takes one strong or several weak signs. A
 * suspected lead is stored anyway.
 * @param ownHosts hosts of this site and of the sites that embed its forms: links there are no sign of spam
 */
export function spamReasonsOf(
  fields: Readonly<Record<string, string>>,
  { trap, openMs, repeats }: SpamSignals,
  ownHosts: ReadonlySet<string> = new Set(),
): string[] {
  const { email = '', customerEmail: _, ...texts } = fields;
  const { message = '', ...others } = texts;
  const { address = '', subject = '', ...facts } = others;
  const trusted = new Set([...ownHosts, hostOfAddress(email)]);
  // People may also say in these fields where a house or its pictures can be seen.
  const links = untrustedLinks([address, subject, message].join('\n'), trusted);
  const isFull = markup.test(message) || new Set(links).size > 1 || links.length >= manyLinks;
  const isLinkInField = Object.values(facts).some(
    (value) => hasExplicitLink(value) && untrustedLinks(value, trusted).length > 0,
  );
  const isTrapped = trap !== undefined && !isRepeated(trap, others);
  const isByHand = openMs !== undefined && openMs >= humanMs;
  const findings: [reason: string, weight: number][] = [
    ['trap', isTrapped && !isByHand ? threshold : 0],
    ['speed', openMs !== undefined && openMs < impossiblyFastMs ? threshold : 0],
    ['links', isFull ? threshold : Math.min(links.length, 1)],
    ['link-in-field', isLinkInField ? threshold : 0],
    // A single other sender is often the same visitor with a corrected email address.
    ['repeats', repeats >= 2 ? threshold : 0],
    ['scrambled', Object.values(texts).filter(isScrambled).length >= 2 ? threshold : 0],
  ];
  const found = findings.filter(([, weight]) => weight > 0);
  const score = found.reduce((sum, [, weight]) => sum + weight, 0);
  return score >= threshold ? found.map(([reason]) => reason) : isTrapped ? [trapByHand] : [];
}

/** Autofill may put into the invisible field what it puts elsewhere: a state, a town, a first and last name. */
function isRepeated(trap: string, fields: Readonly<Record<string, string>>): boolean {
  const typed = new Set(Object.values(fields).flatMap(wordsOf));
  return wordsOf(trap).every((word) => typed.has(word));
}

const wordsOf = (text: string) => text.toLowerCase().split(/\s+/).filter(Boolean);

/** The site of whoever writes from an address of their own domain. */
const hostOfAddress = (email: string) => email.toLowerCase().split('@').at(-1) ?? '';

/** A word with capitals in odd places: `kWzTqLpRnd`. Names have two at most (`McDonaldVanDyke` has three). */
const isScrambled = (text: string) => /^[a-z]{8,}$/i.test(text) && (text.match(/[a-z](?=[A-Z])/g)?.length ?? 0) > 2;
