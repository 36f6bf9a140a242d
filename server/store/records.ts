import { createHmac, randomBytes, randomUUID, timingSafeEqual } from 'node:crypto';
import { dayMs } from '../async.ts';
import type { Engine, RecordKind, RecordStore, StoredRecord } from './engine.ts';
import { maxLeasesAhead } from './lead-changes.ts';

/** Under a secret of the day, which the store destroys a day later. */
export function createDailyHmac(store: Pick<LimitStore, 'periodSecret'>, name: string) {
  const secrets = new Map<number, Promise<Buffer>>();

  /** Requesting a day far away would make the store destroy the secrets in use. */
  function secretOf(day: number): Promise<Buffer> {
    const known = secrets.get(day);
    if (known) return known;
    const secret = store.periodSecret(name, day);
    for (const old of secrets.keys()) if (Math.abs(old - day) > 1) secrets.delete(old);
    secrets.set(day, secret);
    secret.catch(() => secrets.delete(day));
    return secret;
  }

  return async (atMs: number, text: string): Promise<string> =>
    createHmac('sha256', await secretOf(Math.floor(atMs / dayMs)))
      .update(text)
      .digest('base64url');
}

/** Of the same length. As text: four spellings of the last character decode to the same bytes. */
export const isSameHmac = (one: string, other: string): boolean =>
  timingSafeEqual(Buffer.from(one), Buffer.from(other));

/** Replaces it, or removes it without `next`. */
export const setRecord = (
  { updateRecord }: Pick<RecordStore, 'updateRecord'>,
  kind: RecordKind,
  key: string,
  next?: StoredRecord,
): Promise<void> => updateRecord(kind, key, () => ({ next, result: undefined }));

export type AdminStore = ReturnType<typeof settingsOn>;

export function settingsOn({ record, updateRecord }: RecordStore) {
  /** Atomic; resolves with what `next` returns, of which undefined removes. `next` may be called again. */
  const changeSetting = <Value extends string | undefined>(name: string, next: (known?: string) => Value) =>
    updateRecord('setting', name, (known) => {
      const value = next(known?.value);
      if (value === known?.value) return { next: known, result: value };
      return { next: value === undefined ? undefined : { value }, result: value };
    });

  return {
    setting: async (name: string) => (await record('setting', name))?.value,
    changeSetting,
    async setSetting(name: string, value: string) {
      await changeSetting(name, () => value);
    },
    setSettingOnce: (name: string, value: string) => changeSetting(name, (known = value) => known),
    /** Atomic; false if the current value is not `expected`. */
    replaceSetting: (name: string, expected: string, value: string) =>
      updateRecord('setting', name, (known) => {
        const isExpected = known?.value === expected;
        return { next: isExpected ? { value } : known, result: isExpected };
      }),
    removeSetting: (name: string) => changeSetting(name, () => undefined),
  };
}

/** In the setting `name`. */
export function createStoredJson<Value>(
  store: Pick<AdminStore, 'setting' | 'changeSetting'>,
  name: string,
  first: Value,
) {
  const empty = JSON.stringify(first);
  return {
    read: async (): Promise<Value> => JSON.parse((await store.setting(name)) ?? empty),
    /** Atomic; false if `next` returns the value itself. `next` may be called again. Rejects if it throws. */
    async change(next: (value: Value) => Value): Promise<boolean> {
      let isChanged = false;
      await store.changeSetting(name, (known = empty) => {
        const before: Value = JSON.parse(known);
        const value = next(before);
        isChanged = value !== before;
        return JSON.stringify(value);
      });
      return isChanged;
    },
  };
}

/** The list itself if there is none. */
export const without = <Item>(list: readonly Item[], isGone: (item: Item) => boolean): readonly Item[] =>
  list.some(isGone) ? list.filter((item) => !isGone(item)) : list;

interface Task {
  lease: string;
  /** Epoch milliseconds. Absent once it is done. */
  leaseUntil?: number;
  attempts: number;
}

export function tasksOn({ updateRecord, removeRecords }: RecordStore) {
  return {
    /**
     * Undefined if claimed or done. A later claim voids `lease`; `attempts` counts this one too. A lease that ends more
     * than twice `leaseMs` ahead has ended. The record goes at `forgetAt`, done or not.
     */
    async claimTask(name: string, { now, leaseMs, forgetAt }: { now: Date; leaseMs: number; forgetAt: Date }) {
      await removeRecords('task', { expiredAt: now });
      const time = now.getTime();
      const lease = randomUUID();
      return updateRecord('task', name, (known) => {
        const { leaseUntil = Number.NaN, attempts = 0 }: Partial<Task> = known ? JSON.parse(known.value) : {};
        const isFree = !known || leaseUntil <= time || leaseUntil > time + maxLeasesAhead * leaseMs;
        if (!isFree) return { next: known, result: undefined };
        const task: Task = { lease, leaseUntil: time + leaseMs, attempts: attempts + 1 };
        const next = { value: JSON.stringify(task), time: forgetAt };
        return { next, result: { lease, attempts: task.attempts } };
      });
    },

    /** False if the lease is void. */
    finishTask: (name: string, lease: string) =>
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
const maxAheadMs = 14 * dayMs;

export type LimitStore = ReturnType<typeof limitsOn>;

export function limitsOn(store: RecordStore) {
  const { record, records, updateRecord, removeRecords } = store;
  let sweptAt = Number.NEGATIVE_INFINITY;

  function sweep(now: Date): void {
    if (Math.abs(now.getTime() - sweptAt) < sweepEveryMs) return;
    sweptAt = now.getTime();
    // Retried a minute later.
    removeRecords('limit', { expiredAt: now, latest: new Date(now.getTime() + maxAheadMs) }).catch(() => {});
  }

  return {
    /**
     * Atomic; never below 0. A window that ends later than twice `longestMs` from now is over: the clock was set back.
     * `windowMs`, `longestMs`: at most a week; `points` @default 1; `longestMs` @default windowMs
     */
    countInWindow(
      key: string,
      by: { windowMs: number; points?: number; longestMs?: number; restarts?: boolean },
      now: Date,
    ): Promise<{ count: number; endsAt: Date }> {
      const { windowMs, points = 1, longestMs = windowMs, restarts = false } = by;
      sweep(now);
      return updateRecord('limit', key, (known) => {
        const leftMs = Number(known?.time) - now.getTime();
        const isOpen = !restarts && leftMs > 0 && leftMs <= 2 * longestMs;
        const count = Math.max(0, points + (isOpen ? Number(known?.value) : 0));
        const endsAt = (isOpen && known?.time) || new Date(now.getTime() + windowMs);
        return { next: { value: String(count), time: endsAt }, result: { count, endsAt } };
      });
    },

    async windowCount(key: string, now: Date) {
      const { value, time } = (await record('limit', key)) ?? {};
      return time && time > now ? { count: Number(value), endsAt: time } : undefined;
    },

    async forgetWindows(keyPrefix: string) {
      await removeRecords('limit', { keyPrefix });
    },

    /** For all processes; those of periods other than this one and its neighbors are destroyed. */
    async periodSecret(name: string, period: number): Promise<Buffer> {
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

/** JPEGs of ours, without metadata, of at most a megabyte. In the database, so that backups include them. */
export function picturesOn(store: Pick<Engine, keyof RecordStore | 'hasRoom'>) {
  const { record, recordTimes, updateRecord, hasRoom } = store;

  return {
    /** Durable. False while the disk is nearly full; concurrent calls may exceed `max` by their number. */
    async addPicture(given: { id: string; addedAt: Date; bytes: Buffer }, { max }: { max: number }) {
      const { id, addedAt, bytes } = given;
      if (!(await hasRoom()) || (await recordTimes('picture')).length >= max) return false;
      const picture = { value: bytes.toString('base64'), time: addedAt };
      return updateRecord('picture', id, (known) => {
        if (known) throw new Error(`There is a picture ${id} already`);
        return { next: picture, result: true };
      });
    },
    async readPicture(id: string) {
      const found = await record('picture', id);
      return found && Buffer.from(found.value, 'base64');
    },
    async picturesBefore(before: Date) {
      return (await recordTimes('picture')).filter(({ time }) => time < before).map(({ key }) => key);
    },
    /** Ignores missing ones. */
    async removePictures(ids: readonly string[]) {
      for (const id of ids) await setRecord(store, 'picture', id);
    },
  };
}
