/** The share of five-word runs that two texts have in common, of the shorter one’s runs: 0 to 1. */
export function sharedShingles(one: string, other: string): number {
  const [a, b] = [shingles(one), shingles(other)];
  const shared = [...a].filter((run) => b.has(run)).length;
  return shared / Math.max(1, Math.min(a.size, b.size));
}

function shingles(text: string): Set<string> {
  const words = text.toLowerCase().match(/[\p{L}\p{N}’']+/gu) ?? [];
  return new Set(words.slice(4).map((_, start) => words.slice(start, start + 5).join(' ')));
}
