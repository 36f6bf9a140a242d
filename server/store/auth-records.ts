import { setRecord } from './records.ts';
import {
  type AuthEvent,
  type AuthStore,
  type Device,
  maxAuthEvents,
  maxDevices,
  type RecordStore,
  type Session,
  type StoredRecord,
} from './store.ts';

const usedEveryMs = 60_000;

/** A clock that was set back dates sessions in the future; they are not alive. */
export function isAlive({ startedAt, usedAt, idleMs, maxAgeMs }: Session, now: Date): boolean {
  return now.getTime() - startedAt.getTime() < maxAgeMs && Math.abs(now.getTime() - usedAt.getTime()) < idleMs;
}

/** A power loss may lose events. */
export function authOn(store: RecordStore): AuthStore {
  const { record, records, updateRecord, removeRecords } = store;
  async function devices(): Promise<Device[]> {
    const found = (await records('device')).map((one) => deviceOf(one));
    return found.sort((a, b) => b.seenAt.getTime() - a.seenAt.getTime());
  }

  /** False if there is no such device or `next` returns it unchanged. */
  const change = (id: string, next: (device: Device) => Device | undefined) =>
    updateRecord('device', id, (known) => {
      const device = known && deviceOf(known);
      const changed = device && next(device);
      return changed === device ? { next: known, result: false } : { next: changed && recordOf(changed), result: true };
    });
  const removeDevice = (id: string) => change(id, () => undefined);

  return {
    async saveDevice(device) {
      await removeRecords('device', { expiredAt: device.seenAt });
      await setRecord(store, 'device', device.id, recordOf(device));
      for (const { id } of (await devices()).slice(maxDevices)) await removeDevice(id);
    },
    replaceDevice: (device, session) =>
      change(device.id, (known) => (session === undefined || known.session?.digest === session ? device : known)),
    async findDevice(id) {
      const found = await record('device', id);
      return found && deviceOf(found);
    },
    devices,

    async touchSession(digest, now) {
      const device = (await devices()).find(({ session }) => session?.digest === digest);
      if (!device?.session || !isAlive(device.session, now)) return undefined;
      if (now.getTime() - device.session.usedAt.getTime() >= usedEveryMs) {
        // A full disk must not keep the owner from reading the data.
        await change(device.id, (known) =>
          known.session?.digest === digest
            ? { ...known, seenAt: now, session: { ...known.session, usedAt: now } }
            : known,
        ).catch(() => {});
      }
      return device;
    },
    async endSession(digest) {
      const device = (await devices()).find(({ session }) => session?.digest === digest);
      return device
        ? change(device.id, (known) => (known.session?.digest === digest ? { ...known, session: undefined } : known))
        : false;
    },
    removeDevice,
    async removeDevicesExcept(id) {
      const others = (await devices()).filter((device) => device.id !== id);
      const removed = await Promise.all(others.map((device) => removeDevice(device.id)));
      return removed.filter(Boolean).length;
    },

    async recordAuthEvent({ key, at, ...event }) {
      const isNew = await updateRecord('login', key, (known) => {
        const first = known ? eventOf(known) : { ...event, count: 0 };
        const value = JSON.stringify({ ...first, at, count: first.count + 1 });
        return { next: { value, expiresAt: at }, result: !known };
      });
      if (!isNew) return;
      const oldest = (await records('login')).sort(byTime).slice(maxAuthEvents);
      for (const { key } of oldest) await setRecord(store, 'login', key);
    },
    authEvents: async (limit) => (await records('login')).sort(byTime).slice(0, limit).map(eventOf),

    purgeAuth: async ({ now, events }) =>
      (await removeRecords('device', { expiredAt: now })) + (await removeRecords('login', { expiredAt: events })),
  };
}

const dated = (key: string, value: unknown) => (/^at$|At$/.test(key) ? new Date(String(value)) : value);
const deviceOf = ({ value }: StoredRecord): Device => JSON.parse(value, dated);
const recordOf = (device: Device): StoredRecord => ({ value: JSON.stringify(device), expiresAt: device.expiresAt });

/** It expires when it happened, and is removed long after. */
const eventOf = ({ value }: StoredRecord): AuthEvent => JSON.parse(value, dated);
const byTime = (a: StoredRecord, b: StoredRecord) => Number(b.expiresAt) - Number(a.expiresAt);
