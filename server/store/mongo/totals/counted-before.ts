/** Bounds for how long a kept count may be wrong after what nobody expects, such as a clock that was set back. */
const longestMs = 10 * 60_000;
/** Fewer are counted in a few milliseconds, each time. */
const leastKept = 10_000;

/**
 * Keeps the count of what rarely changes: to count, MongoDB reads an index entry for each document, which takes half a
 * second for a million of them.
 * @param parts.count counts everything before a bound that it chooses; returns what `holds` and the caller need as well
 * @param parts.holds whether no process has added, changed or removed anything before that bound since
 * @param parts.least how many are worth keeping the count
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
