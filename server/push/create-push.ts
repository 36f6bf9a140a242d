import type { Condition } from '../../catalogue/contracts/admin/health.ts';
import { errorFields, type Log } from '../log/log.ts';
import type { Store } from '../store/store.ts';
import { type Alerts, createAlerts } from './alerts.ts';
import { createPushDevices, type PushDevice, type PushDevices } from './push-devices.ts';
import { createPushSender, type PushNetwork, type PushOutcome, publicNetwork, type SendPush } from './push-sender.ts';
import { createVapidKeys, type VapidKeys } from './vapid-keys.ts';

type ParametersAfterFirst<F extends (...given: never[]) => unknown> =
  Parameters<F> extends [unknown, ...infer Rest] ? Rest : never;

/** The parts of push alerts on the owner's devices. */
export interface Push {
  keys: () => Promise<VapidKeys>;
  devices: PushDevices;
  /** Sends one message, records the outcome with the device, and removes a device whose subscription has ended. */
  deliver: (device: PushDevice, ...message: ParametersAfterFirst<SendPush>) => Promise<PushOutcome>;
  /** Tells the owner of devices whose push service refuses us. */
  check: () => Promise<Condition[]>;
  /** Whether this server would ever call that endpoint. */
  isAllowedEndpoint: (endpoint: string) => boolean;
  alerts: Alerts;
}

/**
 * Creates the parts of web push.
 * @param parts.publicUrl and `contact`: our origin and our address, for push services
 * @param parts.network @default the public one
 */
export function createPush(parts: {
  store: Store;
  settings: Parameters<typeof createAlerts>[0]['settings'];
  logins: () => Promise<ReadonlySet<string>>;
  publicUrl: string;
  contact: string;
  network?: PushNetwork | undefined;
  log: Log;
  now: () => Date;
}): Push {
  const { publicUrl, contact, network = publicNetwork, log, now } = parts;
  const keys = createVapidKeys(parts.store);
  const devices = createPushDevices(parts);
  // Some services refuse an address whose host does not exist.
  const subject = publicUrl.startsWith('https:') ? publicUrl : `mailto:${contact}`;
  const send = createPushSender({ keys, subject, network });

  async function deliver(device: PushDevice, ...message: ParametersAfterFirst<SendPush>): Promise<PushOutcome> {
    const { outcome, status } = await send(device, ...message);
    log(outcome === 'failed' || outcome === 'refused' ? 'warn' : 'info', `push_${outcome}`, { status });
    try {
      if (outcome === 'gone') await devices.remove(device.id);
      else await devices.note(device.id, { at: now().toISOString(), outcome, ...(status && { status }) });
    } catch (error) {
      log('error', 'push_not_noted', errorFields(error));
    }
    return outcome;
  }

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
    isAllowedEndpoint: (endpoint) => URL.canParse(endpoint) && network.isAllowedUrl(new URL(endpoint)),
    alerts: createAlerts({ ...parts, devices, deliver }),
  };
}
