import type { LimitStore } from '../store/store.ts';
import type { Client } from './client.ts';
import { createClientHash, everybody } from './client-hash.ts';
import type { LimitCounts } from './limit-counts.ts';
import { limitTable } from './limit-table.ts';
import { createTokenBuckets } from './token-buckets.ts';

const { eventBytesPerAddress, eventAddresses, eventBytesAtOnce, eventBytesPerDay } = limitTable;
const secondsPerHour = 3_600;

export interface EventLimits {
  /**
   * Counts what somebody wants kept of an event, about so many bytes; false when it may not be kept. Behind a proxy
   * that does not say whom it speaks for only the limit of everybody counts.
   */
  take(client: Client, bytes: number): Promise<boolean>;
  /** Counts that the store kept something from the reserve for leads. */
  noteReserve(): void;
}

/**
 * Keeps visitors' events from filling the disk. No event costs a write of its own: the limits live in this process, so
 * several processes allow several times as much, and a restart allows all of it again. Whoever has ever-new addresses
 * meets the limit of everybody. What is over a limit is dropped without a word, for no visitor could do better.
 */
export function createEventLimits(parts: {
  store: LimitStore;
  limitCounts: Pick<LimitCounts, 'note'>;
  now: () => Date;
}): EventLimits {
  const { limitCounts } = parts;
  const tagOf = createClientHash(parts);
  const perHour = eventBytesPerAddress.number;
  const takeOfAddress = createTokenBuckets({
    capacity: perHour,
    perSecond: perHour / secondsPerHour,
    maxBuckets: eventAddresses.number,
  });
  const takeOfAll = createTokenBuckets({
    capacity: eventBytesAtOnce.number,
    perSecond: eventBytesPerDay.number / (24 * secondsPerHour),
    maxBuckets: 1,
  });

  return {
    async take(client, bytes) {
      if (client.kind === 'address' && !takeOfAddress(await tagOf(client), bytes)) {
        limitCounts.note('eventBytesPerAddress');
        return false;
      }
      const isTaken = takeOfAll(everybody, bytes);
      if (!isTaken) limitCounts.note('eventBytesPerDay');
      return isTaken;
    },
    noteReserve: () => limitCounts.note('diskReserve'),
  };
}
