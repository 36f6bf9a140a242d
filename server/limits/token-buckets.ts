export interface BucketRule {
  /** What may be taken at once. */
  capacity: number;
  /** What comes back. */
  perSecond: number;
  /** Buckets that are remembered; whoever was away longest is forgotten first, and then starts with a full one. */
  maxBuckets: number;
}

/** Takes so much from a bucket; false, and nothing taken, when it does not hold that much. */
export type TakeTokens = (name: string, amount: number) => boolean;

/**
 * Keeps limits in the memory of this process: other processes have their own, and a restart fills them all.
 * @param clockMs one that is never set back. @default `performance.now`
 */
export function createTokenBuckets(rule: BucketRule, clockMs = () => performance.now()): TakeTokens {
  const { capacity, perSecond, maxBuckets } = rule;
  const buckets = new Map<string, { tokens: number; atMs: number }>();

  return (name, amount) => {
    const atMs = clockMs();
    const known = buckets.get(name) ?? { tokens: capacity, atMs };
    const tokens = Math.min(capacity, known.tokens + ((atMs - known.atMs) / 1000) * perSecond);
    const isTaken = tokens >= amount;
    buckets.delete(name);
    buckets.set(name, { tokens: isTaken ? tokens - amount : tokens, atMs });
    const [oldest] = buckets.keys();
    if (buckets.size > maxBuckets && oldest !== undefined) buckets.delete(oldest);
    return isTaken;
  };
}
