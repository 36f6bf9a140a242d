import { createHash } from 'node:crypto';
import type { LastAlert, PushSubscriptionInput } from '../../catalogue/contracts/admin/push.ts';
import { limitTable } from '../limits/limit-table.ts';
import { Problem } from '../problem.ts';
import type { AdminStore } from '../store/port/admin-store.ts';
import { createStoredList } from '../store/stored-list.ts';

/** A browser that gets alerts. */
export interface PushDevice extends PushSubscriptionInput {
  /** A digest of the endpoint. */
  id: string;
  /** Its name, such as "Chrome on Android". */
  browser: string;
  addedAt: string;
  /** The login device that turned it on; alerts end when that is removed or the credentials change. */
  login: string;
  /** The last alert to it. */
  last?: LastAlert;
}

export interface PushDevices {
  list(): Promise<readonly PushDevice[]>;
  /** Adds a browser, or replaces the one with its endpoint. Rejects with a problem if there are too many. */
  add(device: Omit<PushDevice, 'id' | 'last'>): Promise<PushDevice>;
  /** Records the last alert to a browser. */
  note(id: string, last: LastAlert): Promise<void>;
  /** False if there was none. */
  remove(id: string): Promise<boolean>;
}

/**
 * Creates the list of browsers that get alerts, one record in the store. Browsers whose login device was removed do not
 * count, and are removed from the list when it next changes.
 */
export function createPushDevices(parts: {
  store: Pick<AdminStore, 'setting' | 'setSettingOnce' | 'replaceSetting'>;
  /** Ids of the login devices under the current credentials. */
  logins: () => Promise<ReadonlySet<string>>;
}): PushDevices {
  const { store, logins } = parts;
  const stored = createStoredList<PushDevice>(store, 'push devices');

  async function known(devices: readonly PushDevice[]): Promise<readonly PushDevice[]> {
    if (devices.length === 0) return [];
    const current = await logins();
    return devices.filter(({ login }) => current.has(login));
  }

  return {
    list: async () => known(await stored.read()),
    async add(given) {
      const device = { ...given, id: createHash('sha256').update(given.endpoint).digest('base64url') };
      await stored.change(async (devices) => {
        const others = (await known(devices)).filter(({ id }) => id !== device.id);
        if (others.length >= limitTable.pushDevices.number) {
          throw new Problem('validation', { errors: { endpoint: 'Please remove another device first' } });
        }
        return [...others, device];
      });
      return device;
    },
    note: (id, last) =>
      stored.change((devices) => devices.map((device) => (device.id === id ? { ...device, last } : device))),
    async remove(id) {
      let isFound = false;
      await stored.change((devices) => {
        isFound = devices.some((device) => device.id === id);
        return devices.filter((device) => device.id !== id);
      });
      return isFound;
    },
  };
}
