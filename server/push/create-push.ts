import type { Log } from '../log/log.ts';
import type { Store } from '../store/store.ts';
import { type Alerts, createAlerts } from './alerts.ts';
import { createPushDevices, type PushDevices } from './push-devices.ts';
import { createPushSender, type PushNetwork, publicNetwork, type SendPush } from './push-sender.ts';
import { createVapidKeys, type VapidKeys } from './vapid-keys.ts';

/** The parts of push alerts on the owner's devices. */
export interface Push {
  keys: () => Promise<VapidKeys>;
  devices: PushDevices;
  send: SendPush;
  /** Whether this server would ever call that endpoint. */
  isAllowedEndpoint: (endpoint: string) => boolean;
  alerts: Alerts;
}

/**
 * Creates the parts of web push.
 * @param parts.contact our address, for push services
 * @param parts.network @default the public one
 */
export function createPush(parts: {
  store: Store;
  settings: Parameters<typeof createAlerts>[0]['settings'];
  logins: () => Promise<ReadonlySet<string>>;
  contact: string;
  network?: PushNetwork | undefined;
  log: Log;
  now: () => Date;
}): Push {
  const { network = publicNetwork } = parts;
  const keys = createVapidKeys(parts.store);
  const devices = createPushDevices(parts);
  const send = createPushSender({ keys, contact: parts.contact, network });
  return {
    keys,
    devices,
    send,
    isAllowedEndpoint: (endpoint) => URL.canParse(endpoint) && network.isAllowedUrl(new URL(endpoint)),
    alerts: createAlerts({ ...parts, devices, send }),
  };
}
