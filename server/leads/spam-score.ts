import { hasExplicitLink, strangersLinks } from './links.ts';

/** Nobody fills in a form in less, not even with autofill. */
const impossiblyFastMs = 1_000;
/** Possible with autofill and a pasted message. */
const veryFastMs = 3_000;
/** From here on a sender is suspected. */
const threshold = 2;
/** More of one site is a collection, no hint at a house. */
const manyLinks = 3;

const markup = /<a\s[^<>]{0,200}href|\[url\b|\[link\b/i;
/** Lines in which somebody may write where a house or its pictures can be seen. */
const placeFields: ReadonlySet<string> = new Set(['address', 'subject']);

/** What a submission tells about its sender besides its fields. Absent values were not measured and say nothing. */
export interface SpamSignals {
  /** Content of the field that no visitor sees. */
  trap?: string | undefined;
  /** How long the form stood open. */
  openMs?: number | undefined;
  /** How many others sent the same message lately. */
  repeats: number;
}

/**
 * Why a lead looks like spam, or nothing: single weak signs add up to a suspicion, they are none alone. A suspected
 * lead is kept all the same (DECISIONS.md, "Forms").
 * @param ownHosts hosts of this site and of the sites that embed its forms: links there say nothing
 */
export function spamReasonsOf(
  fields: Readonly<Record<string, string>>,
  { trap, openMs, repeats }: SpamSignals,
  ownHosts: ReadonlySet<string> = new Set(),
): string[] {
  const { email: _, customerEmail: __, ...texts } = fields;
  const { message = '', ...others } = texts;
  const links = strangersLinks(message, ownHosts);
  const isFull = markup.test(message) || new Set(links).size > 1 || links.length >= manyLinks;
  const isLinkInField = Object.entries(others).some(([name, value]) =>
    placeFields.has(name)
      ? hasExplicitLink(value) && strangersLinks(value, ownHosts).length > 0
      : hasExplicitLink(value),
  );
  const findings: [reason: string, weight: number][] = [
    ['trap', trap ? threshold : 0],
    ['speed', openMs === undefined ? 0 : openMs < impossiblyFastMs ? threshold : openMs < veryFastMs ? 1 : 0],
    ['links', isFull ? threshold : Math.min(links.length, 1)],
    ['link-in-field', isLinkInField ? threshold : 0],
    // One other is a visitor who mends an e-mail address and sends again.
    ['repeats', repeats >= 2 ? threshold : 0],
    ['scrambled', Object.values(texts).filter(isScrambled).length >= 2 ? threshold : 0],
  ];
  const found = findings.filter(([, weight]) => weight > 0);
  const score = found.reduce((sum, [, weight]) => sum + weight, 0);
  return score >= threshold ? found.map(([reason]) => reason) : [];
}

/** One word whose capitals stand where none belong: `kWzTqLpRnd`. Names have two at most (`McDonaldVanDyke` has three). */
const isScrambled = (text: string) => /^[a-z]{8,}$/i.test(text) && (text.match(/[a-z](?=[A-Z])/g)?.length ?? 0) > 2;
