import { randomUUID } from 'node:crypto';
import type { Collection } from 'mongodb';
import { createBatches } from '../batches.ts';
import { closesAt, type LimitWindows, longestWindowMs, takeHit } from '../rules/limit-windows.ts';
import type { Limit, LimitStore } from '../store.ts';
import { compareAndSwap, lost } from './database/compare-and-swap.ts';
import { insertIfAbsent } from './database/insert-if-absent.ts';

/** All windows of a tag in one document, so that one hit against several limits is one atomic write. */
export interface LimitDocument {
  /** The tag. */
  _id: string;
  windows: LimitWindows;
  /** A new value after each write: a writer that read an older one reads again. */
  revision: string;
  closesAt: Date;
}

interface Hit {
  tag: string;
  limits: readonly Limit[];
  now: Date;
}

const sweepEveryMs = 60_000;
/** Enough, because hits of one process are batched and do not compete. */
const maxRounds = 30;

/**
 * Limits, one document per tag. Rejects after 30 rounds lost to other processes. Expired limits are removed once a
 * minute.
 */
export function mongoLimits(counters: Collection<LimitDocument>): Pick<LimitStore, 'takeFromLimits'> {
  let sweptAt = Number.NEGATIVE_INFINITY;

  function sweep(now: Date): void {
    if (Math.abs(now.getTime() - sweptAt) < sweepEveryMs) return;
    sweptAt = now.getTime();
    // Not awaited; a failure is retried a minute later.
    const furthest = new Date(now.getTime() + 2 * longestWindowMs);
    counters.deleteMany({ $or: [{ closesAt: { $lte: now } }, { closesAt: { $gt: furthest } }] }).catch(() => {});
  }

  /** The waits of hits on one tag, in order. */
  const takeTogether = (tag: string, hits: readonly Hit[]): Promise<number[]> =>
    compareAndSwap('limit', maxRounds, async () => {
      const known = await counters.findOne({ _id: { $eq: tag } });
      const before: LimitWindows = known?.windows ?? {};
      let windows = before;
      const waits = hits.map(({ limits, now }) => {
        const hit = takeHit(windows, limits, now.getTime());
        windows = hit.windows;
        return hit.waitMs;
      });
      if (windows === before) return waits;
      const next = { windows, revision: randomUUID(), closesAt: new Date(closesAt(windows)) };
      const isTaken = known
        ? (await counters.updateOne({ _id: { $eq: tag }, revision: { $eq: known.revision } }, { $set: next }))
            .matchedCount === 1
        : await insertIfAbsent(() => counters.insertOne({ _id: tag, ...next }));
      return isTaken ? waits : lost;
    });

  const batches = createBatches<Hit, number>(
    async (hits) => {
      const byTag = new Map<string, number[]>();
      for (const [index, { tag }] of hits.entries()) {
        const indexes = byTag.get(tag);
        if (indexes) indexes.push(index);
        else byTag.set(tag, [index]);
      }
      const outcomes = new Array<PromiseSettledResult<number>>(hits.length);
      const takeAll = async ([tag, indexes]: [string, number[]]) => {
        const [taken] = await Promise.allSettled([
          takeTogether(
            tag,
            indexes.flatMap((index) => hits[index] ?? []),
          ),
        ]);
        for (const [place, index] of indexes.entries()) {
          outcomes[index] =
            taken.status === 'rejected' ? taken : { status: 'fulfilled', value: taken.value[place] ?? Number.NaN };
        }
      };
      await Promise.all([...byTag].map(takeAll));
      return outcomes;
    },
    { maxItems: 500 },
  );

  return {
    takeFromLimits(tag, limits, now) {
      sweep(now);
      return batches.add({ tag, limits, now });
    },
  };
}
