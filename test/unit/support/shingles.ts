/** The five-word sequences of a text. */
export function shinglesOf(text: string): ReadonlySet<string> {
  const words = text.toLowerCase().match(/[\p{L}\p{N}’']+/gu) ?? [];
  return new Set(words.slice(4).map((_, start) => words.slice(start, start + 5).join(' ')));
}

/** The share of sequences that two texts have in common, relative to the text with fewer: 0 to 1. */
export function sharedShingles(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  let shared = 0;
  for (const run of one) if (other.has(run)) shared += 1;
  return shared / Math.max(1, Math.min(one.size, other.size));
}
