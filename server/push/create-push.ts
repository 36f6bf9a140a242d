import { createHash } from 'node:crypto';
import type { LastAlert, PushMessage, PushSubscriptionInput } from '../../catalogue/contracts/admin/push.ts';
import type { Condition } from '../../catalogue/contracts/admin/status.ts';
import { errorFields, type Log } from '../log/log.ts';
import { Problem } from '../problem.ts';
import { createStoredList } from '../store/records.ts';
import type { AdminStore, Store } from '../store/store.ts';
import { createAlerts } from './alerts.ts';
import {
  createPushSender,
  createVapidKeys,
  type PushNetwork,
  type PushOutcome,
  publicNetwork,
  type SendOptions,
} from './push-sender.ts';

export type Push = ReturnType<typeof createPush>;

export function createPush(parts: {
  store: Store;
  settings: Parameters<typeof createAlerts>[0]['settings'];
  logins: () => Promise<ReadonlySet<string>>;
  publicUrl: string;
  contact: string;
  network?: PushNetwork | undefined;
  log: Log;
  now: () => Date;
}) {
  const { publicUrl, contact, network = publicNetwork, log, now } = parts;
  const keys = createVapidKeys(parts.store);
  const devices = createPushDevices(parts);
  // Some services refuse a host that does not exist.
  const subject = publicUrl.startsWith('https:') ? publicUrl : `mailto:${contact}`;
  const send = createPushSender({ keys, subject, network });

  /** Removes a device whose subscription has ended. */
  async function deliver(device: PushDevice, message: PushMessage, options: SendOptions): Promise<PushOutcome> {
    const { outcome, status } = await send(device, message, options);
    log(outcome === 'failed' || outcome === 'refused' ? 'warn' : 'info', `push_${outcome}`, { status });
    try {
      if (outcome === 'gone') await devices.remove(device.id);
      else await devices.note(device.id, { at: now().toISOString(), outcome, ...(status && { status }) });
    } catch (error) {
      log('error', 'push_not_noted', errorFields(error));
    }
    return outcome;
  }

  /** Devices whose push service refuses us. */
  async function check(): Promise<Condition[]> {
    const refused = (await devices.list()).filter(({ last }) => last?.outcome === 'refused');
    if (refused.length === 0) return [];
    const names = new Intl.ListFormat('en-US').format(new Set(refused.map(({ browser }) => browser)));
    const statuses = [...new Set(refused.map(({ last }) => last?.status))].join(', ');
    return [
      {
        ...{ key: 'push', severity: 'warning', address: 'settings' },
        sentence: `Alerts do not ring on ${names}: the push service refuses the keys of this server, or its address (${statuses}). Turn alerts off and on again there. If that does not help, PUBLIC_URL must be the site’s https address.`,
        since: refused.map(({ last }) => last?.at ?? '').sort()[0] ?? '',
      },
    ];
  }
  return {
    keys,
    devices,
    deliver,
    check,
    isAllowedEndpoint: (endpoint: string) => URL.canParse(endpoint) && network.isAllowedUrl(new URL(endpoint)),
    alerts: createAlerts({ ...parts, devices, deliver }),
  };
}

export interface PushDevice extends PushSubscriptionInput {
  /** A digest of the endpoint. */
  id: string;
  /** Such as "Chrome on Android". */
  browser: string;
  addedAt: string;
  /** Alerts end with this login device. */
  login: string;
  last?: LastAlert;
}

const maxDevices = 20;

export type PushDevices = ReturnType<typeof createPushDevices>;

/** Browsers without their login device do not count. */
function createPushDevices(parts: {
  store: Pick<AdminStore, 'setting' | 'setSettingOnce' | 'replaceSetting'>;
  logins: () => Promise<ReadonlySet<string>>;
}) {
  const { store, logins } = parts;
  const stored = createStoredList<PushDevice>(store, 'push devices');

  async function known(devices: readonly PushDevice[]): Promise<readonly PushDevice[]> {
    if (devices.length === 0) return [];
    const current = await logins();
    return devices.filter(({ login }) => current.has(login));
  }

  return {
    list: async (): Promise<readonly PushDevice[]> => known(await stored.read()),
    /** Replaces the one with its endpoint. Rejects if there are too many. */
    async add(given: Omit<PushDevice, 'id' | 'last'>): Promise<PushDevice> {
      const device = { ...given, id: createHash('sha256').update(given.endpoint).digest('base64url') };
      await stored.change(async (devices) => {
        const others = (await known(devices)).filter(({ id }) => id !== device.id);
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
