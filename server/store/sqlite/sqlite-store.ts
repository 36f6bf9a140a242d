import { createDiskReserve } from '../disk-reserve.ts';
import type { Seeds } from '../seed.ts';
import type { Store } from '../store.ts';
import { sqliteAdmin } from './admin.ts';
import { sqliteAuth } from './auth.ts';
import { sqliteContent } from './content.ts';
import { createDamageMemory } from './damage-memory.ts';
import { sqliteEvents } from './events.ts';
import { createFileIdentity } from './file-identity.ts';
import { createGroupCommit } from './group-commit.ts';
import { sqliteInbox } from './inbox.ts';
import { sqliteLeads } from './leads.ts';
import { sqliteLimits } from './limits.ts';
import { sqliteMail } from './mail.ts';
import { createAddCount, sqliteMetrics } from './metrics.ts';
import { databaseIn, isAlone, openDatabase, shareAgain } from './open-database.ts';
import { sqliteRetention } from './retention.ts';
import { createSnapshots } from './snapshot.ts';
import { createTurns } from './turns.ts';

export interface SqlitePlace {
  dataDir: string;
  seeds: Seeds;
  /** Disk space that events and counts leave for leads. @default 0 */
  reserveBytes?: number;
}

/**
 * The embedded engine: one file, `brushline.db` in `dataDir`, for one process. Writes that come together share a
 * commit and are answered after it. Throws when the file cannot be opened; a full disk, and later a read-only one, makes
 * writes reject until it is mended, nothing more. When the file is deleted or replaced, every write rejects until a
 * restart: what it would keep nobody could read again. The same when it was seen to be damaged.
 */
export function sqliteStore({ dataDir, seeds, reserveBytes = 0 }: SqlitePlace): Store {
  const db = openDatabase(dataDir);
  let checkFile = createFileIdentity(databaseIn(dataDir));
  let wasFull = isAlone(db);
  const damage = createDamageMemory();
  const commits = createGroupCommit(db, () => {
    damage.check();
    checkFile();
  });
  const addCount = createAddCount(db);
  const inTurn = createTurns();
  const snapshots = createSnapshots(databaseIn(dataDir), inTurn);
  const hasRoom = createDiskReserve({ dir: dataDir, reserveBytes });
  const probe = db.prepare('insert into probe (filler) values (zeroblob(16384))');
  const dropProbes = db.prepare<[number | bigint]>('delete from probe where id < ?');
  const readProbe = db.prepare('select 1 from probe');
  const mail = sqliteMail(db, commits);
  const outboxState = () => damage.watch(mail.outboxState);

  async function keepProbe(): Promise<void> {
    // The new one first, so that it needs room that is free now.
    await commits.write(() => dropProbes.run(probe.run().lastInsertRowid));
    if (!readProbe.get()) throw new Error('SQLite lost what it had just kept');
    if (wasFull) leaveFullDisk();
  }

  /** There is room now: backups and exports, which read through connections of their own, can come in again. */
  function leaveFullDisk(): void {
    checkFile();
    try {
      shareAgain(db);
      wasFull = false;
    } finally {
      // The log of writes is another file now.
      checkFile = createFileIdentity(databaseIn(dataDir));
    }
  }
  const ping = () => damage.watch(keepProbe);

  // Before the first lead, which may come before anybody asks; whoever asks later hears of it.
  for (const look of [outboxState, ping]) look().catch(() => {});

  return {
    ...sqliteLeads(db, commits, addCount),
    ...sqliteInbox(db, commits, inTurn),
    ...mail,
    outboxState,
    ping,
    ...sqliteEvents(db, commits, addCount, hasRoom),
    ...sqliteContent(db, commits, seeds),
    ...sqliteMetrics(db, commits, { addCount, inTurn, hasRoom }),
    ...sqliteRetention(db, commits, { inTurn, endSnapshots: snapshots.end }),
    ...sqliteLimits(db, commits),
    ...sqliteAdmin(db, commits),
    ...sqliteAuth(db, commits),
    async snapshot() {
      checkFile();
      if (wasFull) throw new Error('Nobody else can open the database until there is room on its disk');
      return snapshots.open();
    },
    async close() {
      await commits.settle();
      snapshots.end();
      db.close();
    },
  };
}
