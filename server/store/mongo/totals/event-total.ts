import type { Collection } from 'mongodb';
import type { EventDocument } from '../events.ts';
import { countedBefore } from './counted-before.ts';

/** Events are stored within seconds, but the clocks of processes may differ. */
const settledMs = 3_600_000;

/** The prefix of the ids of events at a time. */
export const eventIdFrom = (ms: number) => ms.toString(16).padStart(12, '0');

/**
 * Creates the function that counts all events. They are added at the end and purged from the start, so the count of
 * events up to an hour ago is cached until the oldest one is removed.
 */
export function eventTotal(events: Collection<EventDocument>, least?: number): () => Promise<number> {
  const oldest = async () => (await events.findOne({}, { sort: { _id: 1 }, projection: { _id: 1 } }))?._id;
  const before = countedBefore({
    async count() {
      const first = await oldest();
      const upTo = eventIdFrom(Date.now() - settledMs);
      return { first, upTo, size: await events.countDocuments({ _id: { $lt: upTo } }) };
    },
    holds: async ({ first }) => (await oldest()) === first,
    least,
  });
  return async () => {
    const { upTo, size } = await before();
    return size + (await events.countDocuments({ _id: { $gte: upTo } }));
  };
}
