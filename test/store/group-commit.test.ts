import type { Database } from 'better-sqlite3';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createGroupCommit, type GroupCommit } from '../../server/store/sqlite/group-commit.ts';
import { Sqlite } from '../../server/store/sqlite/open-database.ts';

let db: Database;
let commits: GroupCommit;
let commitCount: number;

beforeEach(() => {
  commitCount = 0;
  db = new Sqlite(':memory:', {
    verbose: (sql) => {
      if (sql === 'commit') commitCount += 1;
    },
  });
  db.exec(`
    pragma foreign_keys = on;
    create table parent (id integer primary key);
    create table note (text text unique, parent integer references parent deferrable initially deferred);`);
  commits = createGroupCommit(db, () => {});
});
afterEach(() => db.close());

const note = (text: string, parent: number | null = null) =>
  commits.write(() => db.prepare('insert into note values (?, ?)').run(text, parent).changes);
const notes = () => db.prepare('select text from note order by text').pluck().all();
const statuses = (outcomes: PromiseSettledResult<unknown>[]) => outcomes.map(({ status }) => status);

describe('group commit', () => {
  it('waits for the disk, except for light writes, which share separate commits', async () => {
    const synchronous = () => db.pragma('synchronous', { simple: true });
    db.pragma('synchronous = FULL');
    const seen = await Promise.all([commits.writeLightly(synchronous), commits.write(synchronous)]);
    expect(seen).toEqual([1, 2]);
    expect(synchronous()).toBe(2);
    expect(commitCount).toBe(2);
  });

  it('rejects only a failing write and undoes it, without affecting the others', async () => {
    const outcomes = await Promise.allSettled([
      note('a'),
      commits.write(() => {
        db.prepare('insert into note values (?, null)').run('half');
        throw new Error('no');
      }),
      note('a'),
      note('b'),
    ]);
    expect(statuses(outcomes)).toEqual(['fulfilled', 'rejected', 'rejected', 'fulfilled']);
    expect(notes()).toEqual(['a', 'b']);
  });

  it('rejects only the write for which a commit fails, and continues', async () => {
    const outcomes = await Promise.allSettled([note('a'), note('orphan', 7)]);
    expect(statuses(outcomes)).toEqual(['fulfilled', 'rejected']);
    await note('later');
    expect(notes()).toEqual(['a', 'later']);
  });
});
