import { type CommandStartedEvent, MongoClient } from 'mongodb';
import { vi } from 'vitest';

/** A read command as sent to MongoDB, which can be explained. */
export type Read = Readonly<Record<string, unknown>>;

const reads = ['find', 'aggregate', 'count', 'distinct'] as const;
/** The parts of a command besides its query. */
const envelope: ReadonlySet<string> = new Set([
  'lsid',
  '$db',
  '$clusterTime',
  '$readPreference',
  'readConcern',
  'txnNumber',
]);

/**
 * Opens a store that connects to MongoDB with the driver, and records its reads.
 * @param open must connect by the URI that it is given
 */
export function recordReads<Opened>(uri: string, open: (uri: string) => Opened) {
  const clients: MongoClient[] = [];
  const original = MongoClient.prototype.db;
  const spy = vi.spyOn(MongoClient.prototype, 'db').mockImplementation(function (this: MongoClient, ...given) {
    clients.push(this);
    return original.apply(this, given);
  });
  const watched = new URL(uri);
  watched.searchParams.set('monitorCommands', 'true');
  const store = open(watched.href);
  spy.mockRestore();
  let found: Read[] = [];
  clients[0]?.on('commandStarted', ({ commandName, command }: CommandStartedEvent) => {
    if (!reads.some((name) => name === commandName)) return;
    found.push(Object.fromEntries(Object.entries(command).filter(([name]) => !envelope.has(name))));
  });
  return {
    store,
    /** The reads while `run` runs. */
    async during(run: () => Promise<unknown>): Promise<readonly Read[]> {
      found = [];
      await run();
      return found;
    },
  };
}
