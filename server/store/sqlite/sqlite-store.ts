import { createDiskReserve } from '../disk-reserve.ts';
import type { Seeds } from '../seed.ts';
import type { Store } from '../store.ts';
import { sqliteAdmin } from './admin.ts';
import { sqliteAuth } from './auth.ts';
import { sqliteContent } from './content.ts';
import { createDamageMemory } from './database/damage-memory.ts';
import { createFileIdentity } from './database/file-identity.ts';
import { createGroupCommit } from './database/group-commit.ts';
import { databaseIn, isAlone, openDatabase, shareAgain } from './database/open-database.ts';
import { createReadTurns } from './database/read-turns.ts';
import { createSnapshots } from './database/snapshot.ts';
import { sqliteEvents } from './events.ts';
import { sqliteInbox } from './inbox.ts';
import { sqliteLeads } from './leads.ts';
import { sqliteLimits } from './limits.ts';
import { sqliteOwnerMail } from './mail/owner-mail.ts';
import { sqliteReceiptMail } from './mail/receipt-mail.ts';
import { createAddCount, sqliteMetrics } from './metrics.ts';
import { createPhotoFiles, photosIn } from './photo-files.ts';
import { sqlitePhotos } from './photos.ts';
import { sqlitePictures } from './pictures.ts';
import { sqliteRequests } from './requests.ts';
import { sqliteRetention } from './retention.ts';
import { createSearchIndex } from './search-index.ts';
import { sqliteTasks } from './tasks.ts';

export interface SqlitePlace {
  dataDir: string;
  seeds: Seeds;
  /** Disk space that events and counts leave for leads. @default 0 */
  reserveBytes?: number;
  /** Called once if damage is found. @default nothing */
  onDamage?: (error: Error) => void;
}

/**
 * Opens the embedded engine: one file, `brushline.db` in `dataDir`, and photos in a folder next to it, for one process.
 * Writes that arrive together share a commit and resolve after it. Throws if the file cannot be opened; a full or
 * read-only disk only makes writes reject until that is fixed. If the file is deleted or replaced, every write rejects
 * until a restart, because the data could never be read again. The same applies once any call, or a backup, has found damage.
 */
export function sqliteStore({ dataDir, seeds, reserveBytes = 0, onDamage = () => {} }: SqlitePlace): Store {
  const db = openDatabase(dataDir);
  let checkFile = createFileIdentity(databaseIn(dataDir));
  let wasFull = isAlone(db);
  const damage = createDamageMemory(onDamage);
  const commits = createGroupCommit(db, () => {
    damage.check();
    checkFile();
  });
  const addCount = createAddCount(db);
  const inTurn = createReadTurns();
  const search = createSearchIndex(db, commits, { onFailure: damage.note });
  const snapshots = createSnapshots(databaseIn(dataDir), inTurn);
  const hasRoom = createDiskReserve({ dir: dataDir, reserveBytes });
  const probe = db.prepare('insert into probe (filler) values (zeroblob(16384))');
  const dropProbes = db.prepare<[number | bigint]>('delete from probe where id < ?');
  const readProbe = db.prepare('select 1 from probe');

  async function ping(): Promise<void> {
    // The new one first, so that it uses room that is free now.
    await commits.write(() => dropProbes.run(probe.run().lastInsertRowid));
    if (!readProbe.get()) throw new Error('SQLite lost what it had just kept');
    if (wasFull) leaveFullDisk();
  }

  /** There is room now: backups and exports, which use their own connections, can open it again. */
  function leaveFullDisk(): void {
    checkFile();
    try {
      shareAgain(db);
      wasFull = false;
    } finally {
      // The write-ahead log is another file now.
      checkFile = createFileIdentity(databaseIn(dataDir));
    }
  }

  const store = damage.guard<Store>({
    ...sqliteLeads(db, commits, { addCount, search }),
    ...sqliteInbox(db, commits, { inTurn, search }),
    ...sqliteOwnerMail(db, commits),
    ping,
    noteDamage: async (error) => damage.note(error),
    ...sqliteEvents(db, commits, addCount, hasRoom),
    ...sqliteContent(db, commits, seeds),
    ...sqliteMetrics(db, commits, { addCount, inTurn, hasRoom }),
    ...sqliteRetention(db, commits, { inTurn, endSnapshots: snapshots.end }),
    ...sqlitePhotos(db, commits, { files: createPhotoFiles(photosIn(dataDir)), inTurn, hasRoom }),
    ...sqlitePictures(db, commits, hasRoom),
    ...sqliteRequests(db, commits, search),
    ...sqliteReceiptMail(db, commits),
    ...sqliteLimits(db, commits),
    ...sqliteTasks(db, commits),
    ...sqliteAdmin(db, commits),
    ...sqliteAuth(db, commits),
    async snapshot() {
      checkFile();
      if (wasFull) throw new Error('Nobody else can open the database until there is room on its disk');
      await search.catchUp();
      return damage.guard(await snapshots.open());
    },
    async close() {
      await search.close();
      await commits.settle();
      snapshots.end();
      db.close();
    },
  });

  // From now on waiting for a lock would hold up all pages: writes try again later instead.
  db.pragma('busy_timeout = 0');
  // Checked before the first lead, which may arrive before any health check; a later check reports it.
  for (const look of [store.outboxState, store.ping]) look().catch(() => {});
  return store;
}
