import { randomUUID } from 'node:crypto';
import type { Database } from 'better-sqlite3';
import type { AdminStore, TaskStore } from '../port/admin-store.ts';
import { maxLeasesAhead } from '../rules/change-lead.ts';
import type { GroupCommit } from './group-commit.ts';

/** Each change is on disk when its call resolves. */
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

/** A power loss may repeat the last tasks but loses none. */
export function sqliteTasks(db: Database, { writeLightly }: GroupCommit): TaskStore {
  const sweep = db.prepare<[number]>('delete from task where forget_at <= ?');
  const claim = db
    .prepare<Claim, number>(`
      insert into task (name, lease, lease_until, attempts, forget_at) values (:name, :lease, :until, 1, :forgetAt)
      on conflict do update set lease = :lease, lease_until = :until, attempts = attempts + 1, forget_at = :forgetAt
        where lease_until is not null and (lease_until <= :now or lease_until > :furthest)
      returning attempts`)
    .pluck();
  const finish = db.prepare<[string, string]>('update task set lease_until = null where name = ? and lease = ?');

  return {
    claimTask: (name, { now, leaseMs, forgetAt }) =>
      writeLightly(() => {
        const time = now.getTime();
        sweep.run(time);
        const lease = randomUUID();
        const attempts = claim.get({
          ...{ name, lease, until: time + leaseMs, now: time, furthest: time + maxLeasesAhead * leaseMs },
          forgetAt: forgetAt.getTime(),
        });
        return attempts === undefined ? undefined : { lease, attempts };
      }),
    finishTask: (name, lease) => writeLightly(() => finish.run(name, lease).changes === 1),
  };
}

interface Claim {
  name: string;
  lease: string;
  until: number;
  now: number;
  /** A later end was set by another clock. */
  furthest: number;
  forgetAt: number;
}
