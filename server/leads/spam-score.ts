import { hasExplicitLink, untrustedLinks } from './message-links.ts';

/** Nobody fills in a form faster, even with autofill. */
const impossiblyFastMs = 1_000;
/** Possible with autofill and a pasted message. */
const veryFastMs = 3_000;
/** A lead with this score is suspected. */
const threshold = 2;
/** More links to one site are promotion, not a reference to a house. */
const manyLinks = 3;

const markup = /<a\s[^<>]{0,200}href|\[url\b|\[link\b/i;
/** Fields in which people may say where a house or its pictures can be seen. */
const placeFields: ReadonlySet<string> = new Set(['address', 'subject']);

/** Signals of a submission besides its fields. Missing values were not measured and are ignored. */
export interface SpamSignals {
  /** The value of the invisible field. */
  trap?: string | undefined;
  /** How long the form was open. */
  openMs?: number | undefined;
  /** How many others sent the same message recently. */
  repeats: number;
}

/**
 * The reasons why a lead looks like spam; empty below the threshold, which takes one strong or several weak signs. A
 * suspected lead is stored anyway.
 * @param ownHosts hosts of this site and of the sites that embed its forms: links there are no sign of spam
 */
export function spamReasonsOf(
  fields: Readonly<Record<string, string>>,
  { trap, openMs, repeats }: SpamSignals,
  ownHosts: ReadonlySet<string> = new Set(),
): string[] {
  const { email: _, customerEmail: __, ...texts } = fields;
  const { message = '', ...others } = texts;
  const links = untrustedLinks(message, ownHosts);
  const isFull = markup.test(message) || new Set(links).size > 1 || links.length >= manyLinks;
  const isLinkInField = Object.entries(others).some(([name, value]) =>
    placeFields.has(name)
      ? hasExplicitLink(value) && untrustedLinks(value, ownHosts).length > 0
      : hasExplicitLink(value),
  );
  const findings: [reason: string, weight: number][] = [
    ['trap', trap ? threshold : 0],
    ['speed', openMs === undefined ? 0 : openMs < impossiblyFastMs ? threshold : openMs < veryFastMs ? 1 : 0],
    ['links', isFull ? threshold : Math.min(links.length, 1)],
    ['link-in-field', isLinkInField ? threshold : 0],
    // A single other sender is often the same visitor with a corrected email address.
    ['repeats', repeats >= 2 ? threshold : 0],
    ['scrambled', Object.values(texts).filter(isScrambled).length >= 2 ? threshold : 0],
  ];
  const found = findings.filter(([, weight]) => weight > 0);
  const score = found.reduce((sum, [, weight]) => sum + weight, 0);
  return score >= threshold ? found.map(([reason]) => reason) : [];
}

/** A word with capitals in odd places: `kWzTqLpRnd`. Names have two at most (`McDonaldVanDyke` has three). */
const isScrambled = (text: string) => /^[a-z]{8,}$/i.test(text) && (text.match(/[a-z](?=[A-Z])/g)?.length ?? 0) > 2;
