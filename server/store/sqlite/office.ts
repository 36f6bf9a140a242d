import type { Database } from 'better-sqlite3';
import { forgottenAt, furthestGuessMs, takeGuess } from '../guess-locks.ts';
import type { OfficeStore } from '../office-store.ts';
import type { GroupCommit } from './group-commit.ts';

/** No session lives this long. */
const longEndedMs = 7 * 86_400_000;
const usedEveryMs = 60_000;

export function sqliteOffice(db: Database, { write, writeLightly }: GroupCommit): OfficeStore {
  const addSession = db.prepare('insert into session (digest, started_at, used_at) values (:digest, :at, :at)');
  const dropEnded = db.prepare<[number, number]>('delete from session where started_at < ? or started_at > ?');
  const session = db.prepare<[string], { started_at: number; used_at: number }>(
    'select started_at, used_at from session where digest = ?',
  );
  const touch = db.prepare<{ digest: string; at: number }>('update session set used_at = :at where digest = :digest');
  const dropSession = db.prepare<[string]>('delete from session where digest = ?');
  const dropSessions = db.prepare('delete from session');
  const setting = db.prepare<[string], string>('select value from setting where name = ?').pluck();
  const put = db.prepare<[string, string]>('insert or replace into setting (name, value) values (?, ?)');
  const putOnce = db.prepare<[string, string]>(
    'insert into setting (name, value) values (?, ?) on conflict do nothing',
  );
  const guesses = db.prepare<[string], string>('select record from guesses where tag = ?').pluck();
  const putGuesses = db.prepare<[string, string, number]>(
    'insert or replace into guesses (tag, record, forgotten_at) values (?, ?, ?)',
  );
  const sweepGuesses = db.prepare<[number, number]>('delete from guesses where forgotten_at <= ? or forgotten_at > ?');
  const dropGuesses = db.prepare<[string]>('delete from guesses where tag = ?');
  const dropAllGuesses = db.prepare('delete from guesses');

  return {
    addSession: ({ digest, startedAt }) =>
      write(() => {
        const at = startedAt.getTime();
        dropEnded.run(at - longEndedMs, at + longEndedMs);
        addSession.run({ digest, at });
      }),

    async touchSession(digest, { now, idleMs, maxAgeMs }) {
      const known = session.get(digest);
      const at = now.getTime();
      if (!known || at - known.started_at >= maxAgeMs || Math.abs(at - known.used_at) >= idleMs) return false;
      // A full disk must not keep the owner from reading what is on it.
      if (at - known.used_at >= usedEveryMs) await writeLightly(() => touch.run({ digest, at })).catch(() => {});
      return true;
    },

    removeSession: (digest) => write(() => dropSession.run(digest).changes === 1),
    removeAllSessions: () => write(() => void dropSessions.run()),

    setting: async (name) => setting.get(name),
    setSetting: (name, value) => write(() => void put.run(name, value)),
    setSettingOnce: (name, value) =>
      write(() => {
        putOnce.run(name, value);
        return setting.get(name) ?? value;
      }),

    countGuess: (tag, rule, now) =>
      write(() => {
        sweepGuesses.run(now.getTime(), now.getTime() + furthestGuessMs);
        const known = guesses.get(tag);
        const { waitMs, record } = takeGuess(known && JSON.parse(known), rule, now.getTime());
        putGuesses.run(tag, JSON.stringify(record), forgottenAt(record, rule));
        return waitMs;
      }),

    forgetGuesses: (tag) => write(() => void (tag === undefined ? dropAllGuesses.run() : dropGuesses.run(tag))),
  };
}
