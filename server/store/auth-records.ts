import type { AuthEventKind } from '../../catalogue/contracts/admin/security.ts';
import type { RecordStore, StoredRecord } from './engine.ts';
import { setRecord } from './records.ts';

export interface Device {
  /** The digest of its cookie's token. */
  id: string;
  /** "Chrome on Android". */
  browser: string;
  /** Of the credentials that were entered on it. */
  epoch: string;
  startedAt: Date;
  seenAt: Date;
  expiresAt: Date;
  /** If remembering was chosen. */
  rememberedAt?: Date | undefined;
  session?: Session | undefined;
}

export type Session = { digest: string; startedAt: Date; usedAt: Date; idleMs: number; maxAgeMs: number };

/** One or more of a kind. */
export interface AuthEvent {
  kind: AuthEventKind;
  /** The last time. */
  at: Date;
  /** Empty if nobody was logged in. */
  browser: string;
  count: number;
}

export const maxDevices = 50;
const maxAuthEvents = 200;

const usedEveryMs = 60_000;

/** A clock that was set back dates sessions in the future; they are not alive. */
export function isAlive({ startedAt, usedAt, idleMs, maxAgeMs }: Session, now: Date): boolean {
  return now.getTime() - startedAt.getTime() < maxAgeMs && Math.abs(now.getTime() - usedAt.getTime()) < idleMs;
}

export type AuthStore = ReturnType<typeof authOn>;

/** A power loss may lose events. */
export function authOn(store: RecordStore) {
  const { record, records, updateRecord, removeRecords } = store;

  /** The most recently seen first. */
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
    /** Also removes expired devices and those least recently seen beyond {@link maxDevices}. */
    async saveDevice(device: Device) {
      await removeRecords('device', { expiredAt: device.seenAt });
      await setRecord(store, 'device', device.id, recordOf(device));
      for (const { id } of (await devices()).slice(maxDevices)) await removeDevice(id);
    },
    /** Atomic; false without such a device, or if `session` is given and is another. */
    replaceDevice: (device: Device, session?: string) =>
      change(device.id, (known) => (session === undefined || known.session?.digest === session ? device : known)),
    async findDevice(id: string) {
      const found = await record('device', id);
      return found && deviceOf(found);
    },
    devices,

    /** Live sessions only. Counts as use, recorded at most once a minute. */
    async touchSession(digest: string, now: Date): Promise<Device | undefined> {
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
    /** The device stays known. False if there was none. */
    async endSession(digest: string) {
      const device = (await devices()).find(({ session }) => session?.digest === digest);
      return device
        ? change(device.id, (known) => (known.session?.digest === digest ? { ...known, session: undefined } : known))
        : false;
    },
    removeDevice,
    async removeDevicesExcept(id?: string) {
      const others = (await devices()).filter((device) => device.id !== id);
      const removed = await Promise.all(others.map((device) => removeDevice(device.id)));
      return removed.filter(Boolean).length;
    },

    /** Atomic; counts a known key up. Also removes the oldest beyond {@link maxAuthEvents}. */
    async recordAuthEvent({ key, at, ...event }: { key: string; kind: AuthEventKind; at: Date; browser: string }) {
      const isNew = await updateRecord('login', key, (known) => {
        const first = known ? eventOf(known) : { ...event, count: 0 };
        const value = JSON.stringify({ ...first, at, count: first.count + 1 });
        return { next: { value, time: at }, result: !known };
      });
      if (!isNew) return;
      const oldest = (await records('login')).sort(byTime).slice(maxAuthEvents);
      for (const { key } of oldest) await setRecord(store, 'login', key);
    },
    /** Newest first. */
    authEvents: async (limit: number) => (await records('login')).sort(byTime).slice(0, limit).map(eventOf),

    /** Removes devices that expired before `now`. */
    purgeAuth: async ({ now, events }: { now: Date; events: Date }) =>
      (await removeRecords('device', { expiredAt: now })) + (await removeRecords('login', { expiredAt: events })),
  };
}

const dated = (key: string, value: unknown) => (/^at$|At$/.test(key) ? new Date(String(value)) : value);
const deviceOf = ({ value }: StoredRecord): Device => JSON.parse(value, dated);
const recordOf = (device: Device): StoredRecord => ({ value: JSON.stringify(device), time: device.expiresAt });

const eventOf = ({ value }: StoredRecord): AuthEvent => JSON.parse(value, dated);
const byTime = (a: StoredRecord, b: StoredRecord) => Number(b.time) - Number(a.time);
