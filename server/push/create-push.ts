import type { PushMessage } from '../../catalogue/contracts/admin/push.ts';
import type { Condition } from '../../catalogue/contracts/admin/status.ts';
import { errorFields } from '../log/log.ts';
import type { Common } from '../store/store.ts';
import { createAlerts } from './alerts.ts';
import { createPushDevices, type PushDevice } from './push-devices.ts';
import {
  createPushSender,
  createVapidKeys,
  type PushNetwork,
  type PushOutcome,
  publicNetwork,
  type SendOptions,
} from './push-sender.ts';

export function createPush(
  parts: Common & {
    settings: Parameters<typeof createAlerts>[0]['settings'];
    logins: () => Promise<ReadonlySet<string>>;
    publicUrl: string;
    contact: string;
    network?: PushNetwork | undefined;
  },
) {
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
