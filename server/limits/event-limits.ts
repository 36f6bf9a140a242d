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
   * Counts an event of about this many bytes; false if it must not be stored. Behind a proxy that does not forward
   * addresses only the common limit applies.
   */
  take(client: Client, bytes: number): Promise<boolean>;
  /** Records that the store refused an event to keep its disk reserve for leads. */
  noteReserve(): void;
}

/**
 * Creates the limits that keep visitors' events from filling the disk. Counting writes nothing: the limits are in the
 * memory of this process, so several processes allow several times as much, and a restart resets them. Clients that
 * keep changing addresses reach the common limit. Events over a limit are dropped silently, because a visitor could do
 * nothing about it.
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
