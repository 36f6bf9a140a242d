/** Long enough to make progress, short enough to go unnoticed. */
const sliceMs = 5;
const sizes = { first: 500, least: 50, most: 20_000 };

/** A range of ids, both ends included. */
export interface IdRange {
  from: number;
  to: number;
}

/**
 * Iterates over ids in slices of about 5 ms, no matter how much a row costs.
 * @param look processes one slice
 * @param run runs a slice when it is its turn
 * @returns the sum of the results of `look`
 */
export async function sumOverIds(
  { from, to }: IdRange,
  look: (slice: IdRange) => number,
  run: (work: () => number) => Promise<number>,
): Promise<number> {
  let sum = 0;
  let size = sizes.first;
  for (let next = from; next <= to; ) {
    const slice = { from: next, to: Math.min(to, next + size - 1) };
    let tookMs = 0;
    sum += await run(() => {
      const startedAt = performance.now();
      const found = look(slice);
      tookMs = performance.now() - startedAt;
      return found;
    });
    next = slice.to + 1;
    const pace = Math.min(2, sliceMs / Math.max(tookMs, 0.01));
    size = Math.min(sizes.most, Math.max(sizes.least, Math.round(size * pace)));
  }
  return sum;
}
