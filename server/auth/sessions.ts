import type { AuthStore, Device } from '../store/port/auth-store.ts';
import { browserName } from './browser-name.ts';
import type { Credentials } from './credentials.ts';
import { digestOf, newToken } from './token.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/** A session ends with the browser, after half an hour without a call, and after twelve hours at the latest. */
const shortLife = { idleMs: 30 * minuteMs, maxAgeMs: 12 * hourMs };
/** For "stay signed in": it also survives closing the browser. */
const longLife = { idleMs: 30 * dayMs, maxAgeMs: 30 * dayMs };
/** How long a device that stays signed in needs no new code. */
const rememberedMs = 30 * dayMs;
/** How long a browser counts as known after its last login. */
export const deviceLifeMs = 90 * dayMs;

/** The new cookies of a browser. */
export interface OpenedSession {
  token: string;
  /** Undefined for a browser that keeps its device cookie. */
  deviceToken: string | undefined;
  /** Undefined for a session that ends with the browser. */
  maxAgeMs: number | undefined;
}

export interface Sessions {
  /**
   * Starts a session, replacing the former one on a known device. It is valid only in the `epoch` whose credentials
   * were shown. `hasShownCode`: whether a code was entered in this login. Undefined if the known device was removed
   * meanwhile, or the epoch is over.
   */
  open(wanted: {
    device: KnownDevice | undefined;
    userAgent: string | undefined;
    staysSignedIn: boolean;
    hasShownCode: boolean;
    epoch: string;
  }): Promise<OpenedSession | undefined>;
  /**
   * Replaces a device's live session with a new one, under the same rules. Undefined if it ended or was replaced
   * meanwhile.
   */
  renew(wanted: {
    device: Device;
    deviceToken: string | undefined;
    userAgent: string | undefined;
    epoch: string;
  }): Promise<OpenedSession | undefined>;
  /** The device of a live session, which is extended. */
  current(token: string | undefined): Promise<Device | undefined>;
  /** The device that a cookie proves to have been logged in before, whether or not it is now. */
  known(deviceToken: string | undefined): Promise<KnownDevice | undefined>;
  /** Whether a device was remembered since the authenticator was turned on, and not too long ago. */
  isRemembered(device: Device, since: Date): boolean;
  /** The known devices, the most recently seen first. */
  devices(): Promise<Device[]>;
  end(token: string): Promise<boolean>;
}

export interface KnownDevice {
  device: Device;
  token: string;
}

/** Whether the device’s session outlives the browser. */
export const staysSignedIn = ({ session }: Device): boolean => session?.maxAgeMs === longLife.maxAgeMs;

/** Creates the sessions over the store, which holds only digests of their tokens. */
export function createSessions(parts: {
  store: AuthStore;
  credentials: () => Promise<Credentials>;
  now: () => Date;
}): Sessions {
  const { store, credentials, now } = parts;

  /** Drops devices of former credentials; every lookup passes through here. */
  async function ofThisEpoch(devices: readonly (Device | undefined)[]): Promise<Device[]> {
    const found = devices.flatMap((device) => device ?? []);
    if (found.length === 0) return [];
    const { epoch } = await credentials();
    return found.filter((device) => device.epoch === epoch);
  }

  function sessionOf(userAgent: string | undefined, staysSignedIn: boolean, epoch: string) {
    const token = newToken();
    const at = now();
    const life = staysSignedIn ? longLife : shortLife;
    return {
      ...{ token, at, maxAgeMs: staysSignedIn ? life.maxAgeMs : undefined },
      content: {
        epoch,
        browser: browserName(userAgent),
        seenAt: at,
        expiresAt: new Date(at.getTime() + deviceLifeMs),
        session: { digest: digestOf(token), startedAt: at, usedAt: at, ...life },
      },
    };
  }

  return {
    async open({ device: known, userAgent, staysSignedIn, hasShownCode, epoch }) {
      const deviceToken = known?.token ?? newToken();
      const { token, at, maxAgeMs, content } = sessionOf(userAgent, staysSignedIn, epoch);
      const rememberedAt = staysSignedIn && hasShownCode ? at : known?.device.rememberedAt;
      const device: Device = {
        id: digestOf(deviceToken),
        startedAt: known?.device.startedAt ?? at,
        ...(rememberedAt && { rememberedAt }),
        ...content,
      };
      if ((await ofThisEpoch([device])).length === 0) return undefined;
      if (!known) await store.saveDevice(device);
      else if (!(await store.replaceDevice(device))) return undefined;
      if ((await ofThisEpoch([device])).length > 0) return { token, deviceToken, maxAgeMs };
      await store.endSession(content.session.digest);
      return undefined;
    },

    async renew({ device, deviceToken, userAgent, epoch }) {
      const { token, maxAgeMs, content } = sessionOf(userAgent, staysSignedIn(device), epoch);
      const former = device.session?.digest;
      if (former === undefined || !(await store.replaceDevice({ ...device, ...content }, former))) return undefined;
      const isItsOwn = deviceToken !== undefined && digestOf(deviceToken) === device.id;
      return { token, deviceToken: isItsOwn ? deviceToken : undefined, maxAgeMs };
    },

    async current(token) {
      const device = token === undefined ? undefined : await store.touchSession(digestOf(token), now());
      return (await ofThisEpoch([device]))[0];
    },

    devices: async () => ofThisEpoch(await store.devices()),

    async known(token) {
      const found = token === undefined ? undefined : await store.findDevice(digestOf(token));
      const [device] = await ofThisEpoch([found]);
      if (token === undefined || !device) return undefined;
      const leftMs = device.expiresAt.getTime() - now().getTime();
      // More than the full lifetime remains if the clock was set back.
      return leftMs > 0 && leftMs <= deviceLifeMs + dayMs ? { device, token } : undefined;
    },

    isRemembered: ({ rememberedAt }, since) =>
      rememberedAt !== undefined &&
      rememberedAt >= since &&
      Math.abs(now().getTime() - rememberedAt.getTime()) < rememberedMs,

    end: (token) => store.endSession(digestOf(token)),
  };
}
