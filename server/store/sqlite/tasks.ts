import { randomUUID } from 'node:crypto';
import type { Database } from 'better-sqlite3';
import type { TaskStore } from '../port/task-store.ts';
import { furthestLeases } from '../rules/owed-mail.ts';
import type { GroupCommit } from './database/group-commit.ts';

/** Tasks. Marks are not synced: a power loss may repeat the last tasks but loses none. */
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
          ...{ name, lease, until: time + leaseMs, now: time, furthest: time + furthestLeases * leaseMs },
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
