import { randomBytes, randomUUID } from 'node:crypto';
import { maxLeasesAhead } from './lead-changes.ts';
import type {
  AdminStore,
  Engine,
  LimitStore,
  PictureStore,
  RecordKind,
  RecordStore,
  StoredRecord,
  TaskStore,
} from './store.ts';

/** Replaces it, or removes it without `next`. */
export const setRecord = (
  { updateRecord }: Pick<RecordStore, 'updateRecord'>,
  kind: RecordKind,
  key: string,
  next?: StoredRecord,
): Promise<void> => updateRecord(kind, key, () => ({ next, result: undefined }));

export function settingsOn(store: RecordStore): AdminStore {
  const { record, updateRecord } = store;
  return {
    setting: async (name) => (await record('setting', name))?.value,
    setSetting: (name, value) => setRecord(store, 'setting', name, { value }),
    setSettingOnce: (name, value) =>
      updateRecord('setting', name, (known = { value }) => ({ next: known, result: known.value })),
    replaceSetting: (name, expected, value) =>
      updateRecord('setting', name, (known) => {
        const isExpected = known?.value === expected;
        return { next: isExpected ? { value } : known, result: isExpected };
      }),
    removeSetting: (name) => setRecord(store, 'setting', name),
  };
}

const maxRounds = 20;

export interface StoredList<Item> {
  read(): Promise<Item[]>;
  /** Atomic. `next` may be called again. Rejects if `next` throws, or after 20 rounds lost to other writers. */
  change(next: (items: Item[]) => readonly Item[] | Promise<readonly Item[]>): Promise<void>;
}

/** In the setting `name`. */
export function createStoredList<Item>(
  store: Pick<AdminStore, 'setting' | 'setSettingOnce' | 'replaceSetting'>,
  name: string,
): StoredList<Item> {
  return {
    read: async () => JSON.parse((await store.setting(name)) ?? '[]'),
    async change(next) {
      for (let round = 0; round < maxRounds; round += 1) {
        const record = await store.setSettingOnce(name, '[]');
        const changed = JSON.stringify(await next(JSON.parse(record)));
        if (changed === record || (await store.replaceSetting(name, record, changed))) return;
      }
      throw new Error(`The list of ${name} changes too fast`);
    },
  };
}

interface Task {
  lease: string;
  /** Epoch milliseconds. Absent once it is done. */
  leaseUntil?: number;
  attempts: number;
}

export function tasksOn({ updateRecord, removeRecords }: RecordStore): TaskStore {
  return {
    async claimTask(name, { now, leaseMs, forgetAt }) {
      await removeRecords('task', { expiredAt: now });
      const time = now.getTime();
      const lease = randomUUID();
      return updateRecord('task', name, (known) => {
        const { leaseUntil = Number.NaN, attempts = 0 }: Partial<Task> = known ? JSON.parse(known.value) : {};
        const isFree = !known || leaseUntil <= time || leaseUntil > time + maxLeasesAhead * leaseMs;
        if (!isFree) return { next: known, result: undefined };
        const task: Task = { lease, leaseUntil: time + leaseMs, attempts: attempts + 1 };
        const next = { value: JSON.stringify(task), expiresAt: forgetAt };
        return { next, result: { lease, attempts: task.attempts } };
      });
    },

    finishTask: (name, lease) =>
      updateRecord('task', name, (known) => {
        const task: Task | undefined = known && JSON.parse(known.value);
        if (task?.lease !== lease) return { next: known, result: false };
        const done: Task = { lease, attempts: task.attempts };
        return { next: { ...known, value: JSON.stringify(done) }, result: true };
      }),
  };
}

const sweepEveryMs = 60_000;
/** Twice the longest window, a week. One that ends later was opened by a clock that was set back. */
const maxAheadMs = 14 * 86_400_000;

export function limitsOn(store: RecordStore): LimitStore {
  const { record, records, updateRecord, removeRecords } = store;
  let sweptAt = Number.NEGATIVE_INFINITY;

  function sweep(now: Date): void {
    if (Math.abs(now.getTime() - sweptAt) < sweepEveryMs) return;
    sweptAt = now.getTime();
    // Retried a minute later.
    removeRecords('limit', { expiredAt: now, latest: new Date(now.getTime() + maxAheadMs) }).catch(() => {});
  }

  return {
    countInWindow(key, { windowMs, points = 1, longestMs = windowMs, restarts = false }, now) {
      sweep(now);
      return updateRecord('limit', key, (known) => {
        const leftMs = Number(known?.expiresAt) - now.getTime();
        const isOpen = !restarts && leftMs > 0 && leftMs <= 2 * longestMs;
        const count = Math.max(0, points + (isOpen ? Number(known?.value) : 0));
        const endsAt = (isOpen && known?.expiresAt) || new Date(now.getTime() + windowMs);
        return { next: { value: String(count), expiresAt: endsAt }, result: { count, endsAt } };
      });
    },

    async windowCount(key, now) {
      const { value, expiresAt } = (await record('limit', key)) ?? {};
      return expiresAt && expiresAt > now ? { count: Number(value), endsAt: expiresAt } : undefined;
    },

    async forgetWindows(keyPrefix) {
      await removeRecords('limit', { keyPrefix });
    },

    async periodSecret(name, period) {
      const keyOf = (ofPeriod: number) => `${name}:${ofPeriod}`;
      const known = await record('secret', keyOf(period));
      if (known) return Buffer.from(known.value, 'base64');
      const fresh = { value: randomBytes(32).toString('base64') };
      const { value } = await updateRecord('secret', keyOf(period), (winner = fresh) => ({
        next: winner,
        result: winner,
      }));
      const kept = [period - 1, period, period + 1].map(keyOf);
      for (const { key } of await records('secret')) {
        const isOld = key.startsWith(`${name}:`) && !kept.includes(key);
        if (isOld) await setRecord(store, 'secret', key);
      }
      return Buffer.from(value, 'base64');
    },
  };
}

/** In the database, so that backups include them. */
export function picturesOn(store: Pick<Engine, keyof RecordStore | 'hasRoom'>): PictureStore {
  const { record, records, updateRecord, hasRoom } = store;

  return {
    async addPicture({ id, addedAt, bytes }, { max }) {
      if (!(await hasRoom()) || (await records('pictureTime')).length >= max) return false;
      // First, so that every picture has one.
      await updateRecord('pictureTime', id, (known) => {
        if (known) throw new Error(`There is a picture ${id} already`);
        return { next: { value: addedAt.toISOString() }, result: undefined };
      });
      await setRecord(store, 'picture', id, { value: bytes.toString('base64') });
      return true;
    },
    async readPicture(id) {
      const found = await record('picture', id);
      return found && Buffer.from(found.value, 'base64');
    },
    async picturesBefore(time) {
      const times = await records('pictureTime');
      return times.filter(({ value }) => new Date(value) < time).map(({ key }) => key);
    },
    async removePictures(ids) {
      for (const id of ids) {
        await setRecord(store, 'picture', id);
        await setRecord(store, 'pictureTime', id);
      }
    },
  };
}
