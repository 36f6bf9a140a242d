import type { Seeds } from '../seed.ts';
import type { Store } from '../store.ts';
import { sqliteAuth } from './auth.ts';
import { sqliteContent } from './content.ts';
import { createAddCount, sqliteCounts } from './counts.ts';
import { sqliteEvents } from './events.ts';
import { createGroupCommit } from './group-commit.ts';
import { sqliteInbox } from './inbox.ts';
import { sqliteKeeping } from './keeping.ts';
import { sqliteLeads } from './leads.ts';
import { sqliteLimits } from './limits.ts';
import { sqliteMail } from './mail.ts';
import { sqliteOffice } from './office.ts';
import { openDatabase } from './open-database.ts';

/**
 * The embedded engine: one file, `brushline.db` in `dataDir`, for one process. Writes that come together share a
 * commit and are answered after it. Throws when the file cannot be opened; later a full or read-only disk makes
 * writes reject until it is mended, nothing more.
 */
export function sqliteStore(place: { dataDir: string; seeds: Seeds }): Store {
  const db = openDatabase(place.dataDir);
  const commits = createGroupCommit(db);
  const addCount = createAddCount(db);
  const answers = db.prepare('select 1 from content_version');

  return {
    ...sqliteLeads(db, commits, addCount),
    ...sqliteInbox(db, commits),
    ...sqliteMail(db, commits),
    ...sqliteEvents(db, commits, addCount),
    ...sqliteContent(db, commits, place.seeds),
    ...sqliteCounts(db, commits, addCount),
    ...sqliteKeeping(db, commits),
    ...sqliteLimits(db, commits),
    ...sqliteOffice(db, commits),
    ...sqliteAuth(db, commits),
    async ping() {
      answers.get();
    },
    async close() {
      await commits.settle();
      db.close();
    },
  };
}
