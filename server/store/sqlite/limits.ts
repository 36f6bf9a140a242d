import { randomBytes } from 'node:crypto';
import type { Database } from 'better-sqlite3';
import { closesAt, longestWindowMs, takeHit } from '../rules/limit-windows.ts';
import type { LimitStore } from '../store.ts';
import type { GroupCommit } from './database/group-commit.ts';

const sweepEveryMs = 60_000;

/** Limits and secrets. A power loss may lose hits; a secret is on disk when its call resolves. */
export function sqliteLimits(db: Database, { write, writeLightly }: GroupCommit): LimitStore {
  const windowsOf = db.prepare<{ tag: string }, string>('select windows from limit_windows where tag = :tag').pluck();
  const put = db.prepare(
    'insert or replace into limit_windows (tag, windows, closes_at) values (:tag, :windows, :closesAt)',
  );
  const sweep = db.prepare<[number, number]>('delete from limit_windows where closes_at <= ? or closes_at > ?');
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
    async takeFromLimits(tag, limits, now) {
      const time = now.getTime();
      const isSweepDue = Math.abs(time - sweptAt) >= sweepEveryMs;
      const waitMs = await writeLightly(() => {
        if (isSweepDue) sweep.run(time, time + 2 * longestWindowMs);
        const before = JSON.parse(windowsOf.get({ tag }) ?? '{}');
        const { waitMs, windows } = takeHit(before, limits, time);
        if (windows !== before) put.run({ tag, windows: JSON.stringify(windows), closesAt: closesAt(windows) });
        return waitMs;
      });
      if (isSweepDue) sweptAt = time;
      return waitMs;
    },

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
