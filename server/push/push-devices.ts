import { createHash } from 'node:crypto';
import type { LastAlert, PushSubscriptionInput } from '../../catalogue/contracts/admin/push.ts';
import { Problem } from '../problem.ts';
import { type AdminStore, createStoredJson } from '../store/records.ts';

export interface PushDevice extends PushSubscriptionInput {
  id: string;
  browser: string;
  addedAt: string;
  /** Alerts end with this login device. */
  login: string;
  last?: LastAlert;
}

const maxDevices = 20;

export type PushDevices = ReturnType<typeof createPushDevices>;

/** Browsers without their login device do not count. */
export function createPushDevices(parts: { store: AdminStore; logins: () => Promise<ReadonlySet<string>> }) {
  const { store, logins } = parts;
  const stored = createStoredJson<readonly PushDevice[]>(store, 'push devices', []);

  return {
    async list(): Promise<readonly PushDevice[]> {
      const [devices, current] = await Promise.all([stored.read(), logins()]);
      return devices.filter(({ login }) => current.has(login));
    },
    /** Replaces the one with its endpoint. Rejects if there are too many. */
    async add(given: Omit<PushDevice, 'id' | 'last'>): Promise<PushDevice> {
      const device = { ...given, id: createHash('sha256').update(given.endpoint).digest('base64url') };
      // Read before the logins, so that a device that is added in between stays.
      const known = await stored.read();
      const current = await logins();
      const ended = new Set(known.filter(({ login }) => !current.has(login)).map(({ login }) => login));
      await stored.change((devices) => {
        const others = devices.filter(({ id, login }) => id !== device.id && !ended.has(login));
        if (others.length >= maxDevices) {
          throw new Problem('validation', { errors: { endpoint: 'Please remove another device first' } });
        }
        return [...others, device];
      });
      return device;
    },
    note: (id: string, last: LastAlert): Promise<void> =>
      stored.change((devices) => devices.map((device) => (device.id === id ? { ...device, last } : device))),
    async remove(id: string): Promise<boolean> {
      let isFound = false;
      await stored.change((devices) => {
        isFound = devices.some((device) => device.id === id);
        return devices.filter((device) => device.id !== id);
      });
      return isFound;
    },
  };
}
