import { randomBytes } from 'node:crypto';
import { type Collection, MongoBulkWriteError } from 'mongodb';
import { createBatches } from '../batches.ts';
import { hourly, type MetricsStore, maxHourlyKeys } from '../port/metrics-store.ts';
import type { EventStore, NewEvent } from '../store.ts';

export interface EventDocument extends NewEvent {
  /**
   * The time in hexadecimal milliseconds, then random digits: ids sort by time, so the primary key finds the newest.
   */
  _id: string;
}

/** The prefix of the ids of events at a time. */
export const eventIdFrom = (ms: number) => ms.toString(16).padStart(12, '0');

/** @param addToCounts called without waiting for it */
export function mongoEvents(events: Collection<EventDocument>, addToCounts: MetricsStore['addToCounts']): EventStore {
  const batches = createBatches<NewEvent, boolean>(
    async (batch) => {
      const documents = batch.map(({ eventType, eventDetails, timestamp }) => {
        const _id = eventIdFrom(timestamp.getTime()) + randomBytes(10).toString('hex');
        return { _id, eventType, eventDetails, timestamp };
      });
      const refused = await refusedBy(() => events.insertMany(documents, { ordered: false }));
      const kept = batch.filter((_, index) => !refused.has(index));
      const counts = kept.map(({ timestamp, eventType }) => hourly(timestamp, 'event', eventType));
      addToCounts(counts, { maxKeys: maxHourlyKeys }).catch(() => {});
      return batch.map((_, index) => {
        const reason = refused.get(index);
        return reason ? { status: 'rejected', reason } : { status: 'fulfilled', value: true };
      });
    },
    { maxItems: 500 },
  );

  return {
    recordEvent: batches.add,
    // From the collection's own record: to count a million events takes half a second.
    countEvents: () => events.estimatedDocumentCount(),
    async newestEvents({ limit, before }) {
      const behind = before === undefined ? {} : { _id: { $lt: before } };
      const documents = await events.find(behind, { sort: { _id: -1 }, limit }).toArray();
      return documents.map(({ _id, eventType, eventDetails, timestamp }) => ({
        id: _id,
        eventType,
        eventDetails,
        timestamp,
      }));
    },
  };
}

/** The errors of single documents by index; all other errors are thrown. */
async function refusedBy(insert: () => Promise<unknown>): Promise<Map<number, Error>> {
  try {
    await insert();
    return new Map();
  } catch (error) {
    if (!(error instanceof MongoBulkWriteError) || error.result.getWriteConcernError()) throw error;
    const refused = [error.writeErrors].flat();
    if (refused.length === 0) throw error;
    return new Map(refused.map(({ index, errmsg }) => [index, new Error(errmsg ?? 'MongoDB refused an event')]));
  }
}
