import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { postLead } from '../support/leads.ts';
import { runLoad } from '../support/load-process.ts';
import { inDatabase, newPlace } from '../support/place.ts';
import type { Figure, Risk } from '../support/risk.ts';

/**
 * Requests that need no form: events and metrics, as fast as one client can send, from one address and from changing
 * ones.
 */
export const eventFlood: Risk = {
  name: 'event-flood',
  engines: ['sqlite'],
  tools: [],
  async run(size) {
    const seconds = size === 'small' ? 1.5 : 15;
    return [
      ...(await flood('one address', { seconds, address: '192.0.2.7' })),
      ...(await flood('many addresses', { seconds })),
    ];
  },
};

async function flood(name: string, { seconds, address }: { seconds: number; address?: string }): Promise<Figure[]> {
  await using place = await newPlace();
  const server = await place.start();
  const before = bytesIn(place.dataDir);
  const from = { url: server.url, seconds, lines: 32, ...(address && { address }) };
  const events = await runLoad({ ...from, what: 'events' });
  const measures = await runLoad({ ...from, what: 'measures' });
  const { status } = await postLead(server.url);
  await server.stop();
  const grown = (bytesIn(place.dataDir) - before) / 2 ** 20;
  const [rows, counts] = await inDatabase(place.dataDir, (db) => [
    db.prepare<[], number>('select count(*) from event').pluck().get() ?? Number.NaN,
    db.prepare<[], number>('select count(*) from counted').pluck().get() ?? Number.NaN,
  ]);
  return [
    { what: `${name}: events sent`, value: sentOf(events) },
    { what: 'rows', value: rows ?? Number.NaN, atMost: address ? 500 : 20_000 },
    { what: 'measures sent', value: sentOf(measures) },
    { what: 'rows of counts', value: counts ?? Number.NaN, atMost: 1_000 },
    { what: 'data grew by', value: grown, unit: 'MiB', atMost: address ? 8 : 80 },
    { what: 'a lead then', value: status, atLeast: 201, atMost: 201 },
  ];
}

const sentOf = ({ statuses }: { statuses: Record<string, number> }) =>
  Object.values(statuses).reduce((sum, count) => sum + count, 0);

const bytesIn = (dir: string) =>
  readdirSync(dir)
    .filter((name) => name.startsWith('brushline.db'))
    .reduce((sum, name) => sum + statSync(path.join(dir, name)).size, 0);
