import type { Database } from 'better-sqlite3';
import type { AdminStore } from '../port/admin-store.ts';
import type { GroupCommit } from './database/group-commit.ts';

/** Settings. Each change is on disk when its call resolves. */
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
  };
}
