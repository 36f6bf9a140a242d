/** How long a cached count may be wrong after unexpected events, such as a clock that was set back. */
const longestMs = 10 * 60_000;
/** Fewer than this are counted again each time, in a few milliseconds. */
const leastKept = 10_000;

/**
 * Caches the count of documents that rarely change: to count, MongoDB reads an index entry per document, which takes
 * half a second for a million.
 * @param parts.count counts everything before a bound that it chooses; also returns the data that `holds` and the
 * caller need
 * @param parts.holds whether no process has added, changed or removed anything before that bound since
 * @param parts.least the smallest count that is cached
 * @returns what `count` returned, now or at most ten minutes ago
 */
export function countedBefore<Counted extends { size: number }>(parts: {
  count: () => Promise<Counted>;
  holds: (counted: Counted) => Promise<boolean>;
  least?: number | undefined;
}): () => Promise<Counted> {
  const { count, holds, least = leastKept } = parts;
  let kept: { counted: Counted; at: number } | undefined;
  return async () => {
    if (kept && performance.now() - kept.at < longestMs && (await holds(kept.counted))) return kept.counted;
    const at = performance.now();
    const counted = await count();
    kept = counted.size >= least ? { counted, at } : undefined;
    return counted;
  };
}
