import { randomUUID } from 'node:crypto';
import type { Collection } from 'mongodb';
import type { AdminStore } from '../port/admin-store.ts';
import { forgottenAt, furthestGuessMs, type ThrottleRecord, takeGuess } from '../rules/login-throttle.ts';
import { compareAndSwap, lost } from './database/compare-and-swap.ts';
import { insertIfAbsent } from './database/insert-if-absent.ts';

export interface SettingDocument {
  /** The setting's name. */
  _id: string;
  value: string;
}

export interface GuessDocument extends ThrottleRecord {
  /** The tag. */
  _id: string;
  /** A new value after each write: a writer that read an older one reads again. */
  revision: string;
  forgottenAt: Date;
}

const maxRounds = 100;

/** Settings and login guesses, one document each. Concurrent guesses retry, and reject after 100 lost rounds. */
export function mongoAdmin(collections: {
  settings: Collection<SettingDocument>;
  guesses: Collection<GuessDocument>;
}): AdminStore {
  const { settings, guesses } = collections;
  const settingNamed = async (name: string) => (await settings.findOne({ _id: { $eq: name } }))?.value;

  return {
    setting: settingNamed,
    async setSetting(name, value) {
      if (await insertIfAbsent(() => settings.insertOne({ _id: name, value }))) return;
      await settings.updateOne({ _id: { $eq: name } }, { $set: { value } });
    },
    async setSettingOnce(name, value) {
      if (await insertIfAbsent(() => settings.insertOne({ _id: name, value }))) return value;
      return (await settingNamed(name)) ?? value;
    },

    async replaceSetting(name, expected, value) {
      const found = { _id: { $eq: name }, value: { $eq: expected } };
      return (await settings.updateOne(found, { $set: { value } })).matchedCount === 1;
    },
    async removeSetting(name) {
      await settings.deleteOne({ _id: { $eq: name } });
    },

    async countGuess(tag, rule, now) {
      const furthest = new Date(now.getTime() + furthestGuessMs);
      await guesses.deleteMany({ $or: [{ forgottenAt: { $lte: now } }, { forgottenAt: { $gt: furthest } }] });
      return compareAndSwap('guess', maxRounds, async () => {
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
        return isTaken ? waitMs : lost;
      });
    },

    async returnGuess(tag) {
      const change = { $inc: { guesses: -1 }, $set: { revision: randomUUID() } };
      await guesses.updateOne({ _id: { $eq: tag }, guesses: { $gt: 0 } }, change);
    },

    async forgetGuesses(tag) {
      await guesses.deleteMany(tag === undefined ? {} : { _id: { $eq: tag } });
    },
  };
}
