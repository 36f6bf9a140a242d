import { randomBytes } from 'node:crypto';
import { Binary, type Collection } from 'mongodb';
import type { LimitStore } from '../store.ts';
import { insertIfAbsent } from './database.ts';

export interface LimitDocument {
  _id: string;
  count: number;
  endsAt: Date;
}

export interface SecretDocument {
  /** `{name}:{period}`. */
  _id: string;
  name: string;
  period: number;
  secret: Binary;
}

const sweepEveryMs = 60_000;
/** Twice the longest window, a week. One that ends later was opened by a clock that was set back. */
const maxAheadMs = 14 * 86_400_000;
/** A document may be removed and made again between two steps. */
const maxRounds = 10;

/** If processes race for a secret, all return the winner's. */
export function mongoLimits(collections: {
  limits: Collection<LimitDocument>;
  secrets: Collection<SecretDocument>;
}): LimitStore {
  const { limits, secrets } = collections;
  let sweptAt = Number.NEGATIVE_INFINITY;

  function sweep(now: Date): void {
    if (Math.abs(now.getTime() - sweptAt) < sweepEveryMs) return;
    sweptAt = now.getTime();
    const latest = new Date(now.getTime() + maxAheadMs);
    // Retried a minute later.
    limits.deleteMany({ $or: [{ endsAt: { $lte: now } }, { endsAt: { $gt: latest } }] }).catch(() => {});
  }

  return {
    async countInWindow(key, { windowMs, points = 1, longestMs = windowMs, restarts = false }, now) {
      sweep(now);
      const endsAt = new Date(now.getTime() + windowMs);
      const latest = new Date(now.getTime() + 2 * longestMs);
      const isOpen = restarts
        ? { $literal: false }
        : { $and: [{ $gt: ['$endsAt', now] }, { $lte: ['$endsAt', latest] }] };
      const added = {
        count: { $max: [0, { $add: [points, { $cond: [isOpen, '$count', 0] }] }] },
        endsAt: { $cond: [isOpen, '$endsAt', endsAt] },
      };
      for (let round = 0; round < maxRounds; round += 1) {
        const counted = await limits.findOneAndUpdate({ _id: { $eq: key } }, [{ $set: added }], {
          returnDocument: 'after',
        });
        if (counted) return { count: counted.count, endsAt: counted.endsAt };
        const first = { count: Math.max(0, points), endsAt };
        if (await insertIfAbsent(() => limits.insertOne({ _id: key, ...first }))) return first;
      }
      throw new Error('MongoDB neither finds nor takes the count of a limit');
    },

    async windowCount(key, now) {
      const found = await limits.findOne({ _id: { $eq: key }, endsAt: { $gt: now } });
      return found ? { count: found.count, endsAt: found.endsAt } : undefined;
    },

    async forgetWindows(prefix) {
      await limits.deleteMany({ _id: { $gte: prefix, $lt: `${prefix}\u{10ffff}` } });
    },

    async periodSecret(name, period) {
      const _id = `${name}:${period}`;
      const known = await secrets.findOne({ _id: { $eq: _id } });
      if (known) return Buffer.from(known.secret.value());
      const fresh = randomBytes(32);
      if (await insertIfAbsent(() => secrets.insertOne({ _id, name, period, secret: new Binary(fresh) }))) {
        await secrets.deleteMany({
          name: { $eq: name },
          $or: [{ period: { $lt: period - 1 } }, { period: { $gt: period + 1 } }],
        });
        return fresh;
      }
      const winner = await secrets.findOne({ _id: { $eq: _id } });
      if (!winner) throw new Error(`MongoDB has lost the secret of ${_id}`);
      return Buffer.from(winner.secret.value());
    },
  };
}
