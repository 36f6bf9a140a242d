export interface BucketRule {
  /** The size of a bucket. */
  capacity: number;
  /** The refill rate. */
  perSecond: number;
  /** The maximum number of buckets; the least recently used one is dropped, and then starts full again. */
  maxBuckets: number;
}

/** Takes this amount from a bucket; if the bucket has less, takes nothing and returns false. */
export type TakeTokens = (name: string, amount: number) => boolean;

/**
 * Creates token buckets in memory: each process has its own, and a restart resets them.
 * @param clockMs a monotonic clock. @default `performance.now`
 */
export function createTokenBuckets(rule: BucketRule, clockMs = () => performance.now()): TakeTokens {
  const { capacity, perSecond, maxBuckets } = rule;
  const buckets = new Map<string, { tokens: number; atMs: number }>();

  /** Only when it must: the iterator first passes all entries that were deleted. */
  function dropOldest(): void {
    const [oldest] = buckets.keys();
    if (oldest !== undefined) buckets.delete(oldest);
  }

  return (name, amount) => {
    const atMs = clockMs();
    const known = buckets.get(name) ?? { tokens: capacity, atMs };
    const tokens = Math.min(capacity, known.tokens + ((atMs - known.atMs) / 1000) * perSecond);
    const isTaken = tokens >= amount;
    buckets.delete(name);
    buckets.set(name, { tokens: isTaken ? tokens - amount : tokens, atMs });
    if (buckets.size > maxBuckets) dropOldest();
    return isTaken;
  };
}
