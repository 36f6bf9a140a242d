import { randomUUID } from 'node:crypto';
import type { Collection } from 'mongodb';
import type { AdminStore, TaskStore } from '../port/admin-store.ts';
import { maxLeasesAhead } from '../rules/change-lead.ts';
import { insertIfAbsent } from './database.ts';

export interface SettingDocument {
  /** Its name. */
  _id: string;
  value: string;
}

export function mongoAdmin(settings: Collection<SettingDocument>): AdminStore {
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
  };
}

export interface TaskDocument {
  /** Its name. */
  _id: string;
  lease: string;
  /** Absent once it is done. */
  leaseUntil?: Date;
  attempts: number;
  forgetAt: Date;
}

export function mongoTasks(tasks: Collection<TaskDocument>): TaskStore {
  return {
    async claimTask(name, { now, leaseMs, forgetAt }) {
      await tasks.deleteMany({ forgetAt: { $lte: now } });
      const lease = randomUUID();
      const after = (ms: number) => new Date(now.getTime() + ms);
      const next = { lease, leaseUntil: after(leaseMs), forgetAt };
      if (await insertIfAbsent(() => tasks.insertOne({ _id: name, ...next, attempts: 1 }))) {
        return { lease, attempts: 1 };
      }
      const free = [{ leaseUntil: { $lte: now } }, { leaseUntil: { $gt: after(maxLeasesAhead * leaseMs) } }];
      const task = await tasks.findOneAndUpdate(
        { _id: { $eq: name }, $or: free },
        { $set: next, $inc: { attempts: 1 } },
        { returnDocument: 'after' },
      );
      return task ? { lease, attempts: task.attempts } : undefined;
    },

    async finishTask(name, lease) {
      const found = { _id: { $eq: name }, lease: { $eq: lease } };
      return (await tasks.updateOne(found, { $unset: { leaseUntil: true } })).matchedCount === 1;
    },
  };
}
