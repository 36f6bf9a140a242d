import type { Collection } from 'mongodb';
import {
  type AuthEvent,
  type AuthStore,
  type Device,
  isAlive,
  maxAuthEvents,
  maxDevices,
  usedEveryMs,
} from '../port/auth-store.ts';
import { insertIfAbsent } from './database.ts';

/** `_id`: the device's id. */
export type DeviceDocument = Omit<Device, 'id'> & { _id: string };
/** `_id`: the event's key. */
export type AuthEventDocument = AuthEvent & { _id: string };

export function mongoAuth(collections: {
  devices: Collection<DeviceDocument>;
  authEvents: Collection<AuthEventDocument>;
}): AuthStore {
  const { devices, authEvents } = collections;

  async function dropDevicesBeyond(): Promise<void> {
    const rest = await devices.find({}, { projection: { _id: 1 }, sort: { seenAt: -1 }, skip: maxDevices }).toArray();
    if (rest.length > 0) await devices.deleteMany({ _id: { $in: rest.map(({ _id }) => _id) } });
  }

  async function dropEventsBeyond(): Promise<void> {
    const rest = await authEvents.find({}, { projection: { _id: 1 }, sort: { at: -1 }, skip: maxAuthEvents }).toArray();
    if (rest.length > 0) await authEvents.deleteMany({ _id: { $in: rest.map(({ _id }) => _id) } });
  }

  return {
    async saveDevice({ id, ...device }) {
      await devices.deleteMany({ expiresAt: { $lte: device.seenAt } });
      if (!(await insertIfAbsent(() => devices.insertOne({ _id: id, ...device })))) {
        await devices.replaceOne({ _id: { $eq: id } }, device);
      }
      await dropDevicesBeyond();
    },

    async replaceDevice({ id, ...device }, session) {
      const former = { _id: { $eq: id }, ...(session !== undefined && { 'session.digest': { $eq: session } }) };
      return (await devices.replaceOne(former, device)).matchedCount === 1;
    },

    async findDevice(id) {
      return deviceOf(await devices.findOne({ _id: { $eq: id } }));
    },
    async devices() {
      const found = await devices.find({}, { sort: { seenAt: -1, _id: 1 } }).toArray();
      return found.flatMap((document) => deviceOf(document) ?? []);
    },

    async touchSession(digest, now) {
      const device = deviceOf(await devices.findOne({ 'session.digest': { $eq: digest } }));
      if (!device?.session || !isAlive(device.session, now)) return undefined;
      if (now.getTime() - device.session.usedAt.getTime() >= usedEveryMs) {
        const used = { $set: { 'session.usedAt': now, seenAt: now } };
        await devices.updateOne({ _id: { $eq: device.id }, 'session.digest': { $eq: digest } }, used);
      }
      return device;
    },

    async endSession(digest) {
      const ended = await devices.updateOne({ 'session.digest': { $eq: digest } }, { $unset: { session: '' } });
      return ended.modifiedCount === 1;
    },
    async removeDevice(id) {
      return (await devices.deleteOne({ _id: { $eq: id } })).deletedCount === 1;
    },
    async removeDevicesExcept(id) {
      return (await devices.deleteMany(id === undefined ? {} : { _id: { $ne: id } })).deletedCount;
    },

    async recordAuthEvent({ key, kind, at, browser }) {
      const isNew = await insertIfAbsent(() => authEvents.insertOne({ _id: key, kind, at, browser, count: 1 }));
      if (isNew) await dropEventsBeyond();
      else await authEvents.updateOne({ _id: { $eq: key } }, { $inc: { count: 1 }, $set: { at } });
    },
    async authEvents(limit) {
      const found = await authEvents.find({}, { projection: { _id: 0 }, sort: { at: -1 }, limit }).toArray();
      return found.map(({ kind, at, browser, count }) => ({ kind, at, browser, count }));
    },

    async purgeAuth({ now, events }) {
      const removed = await Promise.all([
        devices.deleteMany({ expiresAt: { $lte: now } }),
        authEvents.deleteMany({ at: { $lt: events } }),
      ]);
      return removed.reduce((sum, { deletedCount }) => sum + deletedCount, 0);
    },
  };
}

function deviceOf(document: DeviceDocument | null): Device | undefined {
  if (!document) return undefined;
  const { _id, ...device } = document;
  return { id: _id, ...device };
}
