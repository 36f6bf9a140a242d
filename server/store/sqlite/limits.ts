import { randomBytes } from 'node:crypto';
import type { Database } from 'better-sqlite3';
import type { LimitStore } from '../store.ts';
import type { GroupCommit } from './group-commit.ts';

const sweepEveryMs = 60_000;
/** Twice the longest window, a week. One that ends later was opened by a clock that was set back. */
const maxAheadMs = 14 * 86_400_000;

/** A power loss may lose counts, but no secrets. */
export function sqliteLimits(db: Database, { write, writeLightly }: GroupCommit): LimitStore {
  const add = db.prepare<object, { count: number; endsAt: number }>(`
    insert into limit_window (key, count, ends_at) values (:key, max(0, :points), :endsAt)
    on conflict (key) do update set
      count = max(0, :points + iif(ends_at between :openFrom and :openTo, count, 0)),
      ends_at = iif(ends_at between :openFrom and :openTo, ends_at, :endsAt)
    returning count, ends_at as endsAt`);
  const find = db.prepare<[string, number], { count: number; endsAt: number }>(
    'select count, ends_at as endsAt from limit_window where key = ? and ends_at > ?',
  );
  const sweep = db.prepare<[number, number]>('delete from limit_window where ends_at <= ? or ends_at > ?');
  const forget = db.prepare<[string, string]>('delete from limit_window where key >= ? and key < ?');
  const secretOf = db
    .prepare<{ name: string; period: number }, Buffer>(
      'select secret from period_secret where name = :name and period = :period',
    )
    .pluck();
  const addSecret = db.prepare('insert into period_secret (name, period, secret) values (:name, :period, :secret)');
  const destroySecrets = db.prepare(
    'delete from period_secret where name = :name and (period < :period - 1 or period > :period + 1)',
  );
  let sweptAt = Number.NEGATIVE_INFINITY;

  return {
    async countInWindow(key, { windowMs, points = 1, longestMs = windowMs, restarts = false }, now) {
      const time = now.getTime();
      const isSweepDue = Math.abs(time - sweptAt) >= sweepEveryMs;
      const counted = await writeLightly(() => {
        if (isSweepDue) sweep.run(time, time + maxAheadMs);
        const openTo = time + 2 * longestMs;
        return add.get({ key, points, endsAt: time + windowMs, openFrom: restarts ? openTo + 1 : time + 1, openTo });
      });
      if (isSweepDue) sweptAt = time;
      if (!counted) throw new Error('SQLite has counted nothing');
      return { count: counted.count, endsAt: new Date(counted.endsAt) };
    },

    async windowCount(key, now) {
      const found = find.get(key, now.getTime());
      return found && { count: found.count, endsAt: new Date(found.endsAt) };
    },

    forgetWindows: (prefix) => writeLightly(() => void forget.run(prefix, `${prefix}\u{10ffff}`)),

    periodSecret: (name, period) =>
      write(() => {
        const known = secretOf.get({ name, period });
        if (known) return known;
        const secret = randomBytes(32);
        addSecret.run({ name, period, secret });
        destroySecrets.run({ name, period });
        return secret;
      }),
  };
}
