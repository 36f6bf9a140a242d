import { MongoClient } from 'mongodb';
import type { LeadDocument } from '../../../server/store/mongo/leads.ts';
import type { CountDocument } from '../../../server/store/mongo/metrics.ts';

const dayMs = 86_400_000;
const rounds = 5;
const names = ['event', 'lead', 'vital', 'funnel', 'action'];

/**
 * The shortest time in which the driver alone reads the least that a report of these days needs: the documents of
 * counts, and the times of leads in one group. What a report takes beyond that is ours, the rest is the server's.
 */
export async function bareReadMs(uri: string, days: number): Promise<number> {
  const client = new MongoClient(uri);
  const from = new Date(Date.now() - days * dayMs);
  const counts = client.db().collection<CountDocument>('counts');
  const leads = client.db().collection<LeadDocument>('leads');
  let leastMs = Number.POSITIVE_INFINITY;
  for (let round = 0; round < rounds; round += 1) {
    const startedAt = performance.now();
    await Promise.all([
      counts
        .find({ name: { $in: names }, start: { $gte: from } }, { projection: { counts: 1 }, batchSize: 5_000 })
        .toArray(),
      leads
        .aggregate([
          { $match: { receivedAt: { $gte: from } } },
          { $group: { _id: null, at: { $push: '$receivedAt' } } },
        ])
        .toArray(),
    ]);
    leastMs = Math.min(leastMs, performance.now() - startedAt);
  }
  await client.close();
  return leastMs;
}
