import { randomUUID } from 'node:crypto';
import type { Collection } from 'mongodb';
import type { TaskStore } from '../port/task-store.ts';
import { furthestLeases } from '../rules/owed-mail.ts';
import { insertIfAbsent } from './database/insert-if-absent.ts';

export interface TaskDocument {
  /** The task's name. */
  _id: string;
  lease: string;
  /** Absent once it is done. */
  leaseUntil?: Date;
  attempts: number;
  forgetAt: Date;
}

/** Tasks, one document each. */
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
      const free = [{ leaseUntil: { $lte: now } }, { leaseUntil: { $gt: after(furthestLeases * leaseMs) } }];
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
