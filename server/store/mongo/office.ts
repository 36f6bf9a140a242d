import { randomUUID } from 'node:crypto';
import type { Collection } from 'mongodb';
import { forgottenAt, furthestGuessMs, type GuessRecord, takeGuess } from '../guess-locks.ts';
import type { OfficeStore } from '../office-store.ts';
import { insertIfAbsent } from './insert-if-absent.ts';

export interface SessionDocument {
  /** The digest of its token. */
  _id: string;
  startedAt: Date;
  usedAt: Date;
}

export interface SettingDocument {
  /** Its name. */
  _id: string;
  value: string;
}

export interface GuessDocument extends GuessRecord {
  /** The tag. */
  _id: string;
  /** Another one after each write: a writer who read an older one reads again. */
  revision: string;
  forgottenAt: Date;
}

/** No session lives this long. */
const longEndedMs = 7 * 86_400_000;
const usedEveryMs = 60_000;
/** Each round that one process loses, another has won. */
const maxRounds = 100;

export function mongoOffice(collections: {
  sessions: Collection<SessionDocument>;
  settings: Collection<SettingDocument>;
  guesses: Collection<GuessDocument>;
}): OfficeStore {
  const { sessions, settings, guesses } = collections;
  const settingNamed = async (name: string) => (await settings.findOne({ _id: { $eq: name } }))?.value;

  return {
    async addSession({ digest, startedAt }) {
      const after = (ms: number) => new Date(startedAt.getTime() + ms);
      await sessions.deleteMany({
        $or: [{ startedAt: { $lt: after(-longEndedMs) } }, { startedAt: { $gt: after(longEndedMs) } }],
      });
      await sessions.insertOne({ _id: digest, startedAt, usedAt: startedAt });
    },

    async touchSession(digest, { now, idleMs, maxAgeMs }) {
      const known = await sessions.findOne({ _id: { $eq: digest } });
      const msSince = (moment: Date) => now.getTime() - moment.getTime();
      if (!known || msSince(known.startedAt) >= maxAgeMs || Math.abs(msSince(known.usedAt)) >= idleMs) return false;
      if (msSince(known.usedAt) >= usedEveryMs) {
        await sessions.updateOne({ _id: { $eq: digest } }, { $set: { usedAt: now } });
      }
      return true;
    },

    async removeSession(digest) {
      return (await sessions.deleteOne({ _id: { $eq: digest } })).deletedCount === 1;
    },
    async removeAllSessions() {
      await sessions.deleteMany({});
    },

    setting: settingNamed,
    async setSetting(name, value) {
      if (await insertIfAbsent(() => settings.insertOne({ _id: name, value }))) return;
      await settings.updateOne({ _id: { $eq: name } }, { $set: { value } });
    },
    async setSettingOnce(name, value) {
      if (await insertIfAbsent(() => settings.insertOne({ _id: name, value }))) return value;
      return (await settingNamed(name)) ?? value;
    },

    async countGuess(tag, rule, now) {
      const furthest = new Date(now.getTime() + furthestGuessMs);
      await guesses.deleteMany({ $or: [{ forgottenAt: { $lte: now } }, { forgottenAt: { $gt: furthest } }] });
      for (let round = 0; round < maxRounds; round += 1) {
        const known = await guesses.findOne({ _id: { $eq: tag } });
        const { waitMs, record } = takeGuess(known ?? undefined, rule, now.getTime());
        if (known && record === known) return waitMs;
        const { openedAt, guesses: count, locks, lockedUntil } = record;
        const next = {
          ...{ openedAt, guesses: count, locks, lockedUntil },
          revision: randomUUID(),
          forgottenAt: new Date(forgottenAt(record, rule)),
        };
        const isTaken = known
          ? (await guesses.updateOne({ _id: { $eq: tag }, revision: { $eq: known.revision } }, { $set: next }))
              .matchedCount === 1
          : await insertIfAbsent(() => guesses.insertOne({ _id: tag, ...next }));
        if (isTaken) return waitMs;
      }
      throw new Error(`MongoDB: lost ${maxRounds} rounds for one guess`);
    },

    async forgetGuesses(tag) {
      await guesses.deleteMany(tag === undefined ? {} : { _id: { $eq: tag } });
    },
  };
}
