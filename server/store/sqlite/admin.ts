import type { Database } from 'better-sqlite3';
import type { AdminStore } from '../port/admin-store.ts';
import { forgottenAt, furthestGuessMs, takeGuess } from '../rules/login-throttle.ts';
import type { GroupCommit } from './database/group-commit.ts';

/** Settings and login guesses. Each change is on disk when its call resolves. */
export function sqliteAdmin(db: Database, { write }: GroupCommit): AdminStore {
  const setting = db.prepare<[string], string>('select value from setting where name = ?').pluck();
  const put = db.prepare<[string, string]>('insert or replace into setting (name, value) values (?, ?)');
  const putOnce = db.prepare<[string, string]>(
    'insert into setting (name, value) values (?, ?) on conflict do nothing',
  );
  const replace = db.prepare<{ name: string; expected: string; value: string }>(
    'update setting set value = :value where name = :name and value = :expected',
  );
  const dropSetting = db.prepare<[string]>('delete from setting where name = ?');
  const guesses = db.prepare<[string], string>('select record from guesses where tag = ?').pluck();
  const putGuesses = db.prepare<[string, string, number]>(
    'insert or replace into guesses (tag, record, forgotten_at) values (?, ?, ?)',
  );
  const returnOne = db.prepare<[string]>(`
    update guesses set record = json_set(record, '$.guesses', (record ->> 'guesses') - 1)
    where tag = ? and record ->> 'guesses' > 0`);
  const sweepGuesses = db.prepare<[number, number]>('delete from guesses where forgotten_at <= ? or forgotten_at > ?');
  const dropGuesses = db.prepare<[string]>('delete from guesses where tag = ?');
  const dropAllGuesses = db.prepare('delete from guesses');

  return {
    setting: async (name) => setting.get(name),
    setSetting: (name, value) => write(() => void put.run(name, value)),
    setSettingOnce: (name, value) =>
      write(() => {
        putOnce.run(name, value);
        return setting.get(name) ?? value;
      }),

    replaceSetting: (name, expected, value) => write(() => replace.run({ name, expected, value }).changes === 1),
    removeSetting: (name) => write(() => void dropSetting.run(name)),

    countGuess: (tag, rule, now) =>
      write(() => {
        sweepGuesses.run(now.getTime(), now.getTime() + furthestGuessMs);
        const known = guesses.get(tag);
        const { waitMs, record } = takeGuess(known && JSON.parse(known), rule, now.getTime());
        putGuesses.run(tag, JSON.stringify(record), forgottenAt(record, rule));
        return waitMs;
      }),

    returnGuess: (tag) => write(() => void returnOne.run(tag)),
    forgetGuesses: (tag) => write(() => void (tag === undefined ? dropAllGuesses.run() : dropGuesses.run(tag))),
  };
}
