import type { AuthStore, Device } from '../store/auth-store.ts';
import { browserName } from './browser-name.ts';
import { digestOf, newToken } from './token.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/** A session ends with the browser, after half an hour without a call, and after twelve hours in any case. */
const shortLife = { idleMs: 30 * minuteMs, maxAgeMs: 12 * hourMs };
/** For "stay signed in": it also outlives the browser. */
const longLife = { idleMs: 30 * dayMs, maxAgeMs: 30 * dayMs };
/** How long a device that stays signed in needs no other code. */
const rememberedMs = 30 * dayMs;
/** How long a browser counts as known after its last login. */
export const deviceLifeMs = 90 * dayMs;

/** What a browser keeps in its cookies from now on. */
export interface OpenedSession {
  token: string;
  deviceToken: string;
  /** Undefined for a session that ends with the browser. */
  maxAgeMs: number | undefined;
}

export interface Sessions {
  /** Starts a session, on a known device in the place of its former one. `hasShownCode`: with this login. */
  open(wanted: {
    device: KnownDevice | undefined;
    userAgent: string | undefined;
    staysSignedIn: boolean;
    hasShownCode: boolean;
  }): Promise<OpenedSession>;
  /** The device whose living session this is; then it lives on. */
  current(token: string | undefined): Promise<Device | undefined>;
  /** The device that a cookie proves to have been logged in before, whether it is now or not. */
  known(deviceToken: string | undefined): Promise<KnownDevice | undefined>;
  /** Whether a device was remembered since the authenticator counts, and not too long ago. */
  isRemembered(device: Device, since: Date): boolean;
  end(token: string): Promise<boolean>;
}

export interface KnownDevice {
  device: Device;
  token: string;
}

export const staysSignedIn = ({ session }: Device): boolean => session?.maxAgeMs === longLife.maxAgeMs;

export function createSessions(parts: { store: AuthStore; now: () => Date }): Sessions {
  const { store, now } = parts;

  return {
    async open({ device: known, userAgent, staysSignedIn, hasShownCode }) {
      const token = newToken();
      const deviceToken = known?.token ?? newToken();
      const life = staysSignedIn ? longLife : shortLife;
      const at = now();
      const rememberedAt = staysSignedIn && hasShownCode ? at : known?.device.rememberedAt;
      await store.saveDevice({
        id: digestOf(deviceToken),
        browser: browserName(userAgent),
        startedAt: known?.device.startedAt ?? at,
        seenAt: at,
        expiresAt: new Date(at.getTime() + deviceLifeMs),
        ...(rememberedAt && { rememberedAt }),
        session: { digest: digestOf(token), startedAt: at, usedAt: at, ...life },
      });
      return { token, deviceToken, maxAgeMs: staysSignedIn ? life.maxAgeMs : undefined };
    },

    current: async (token) => (token === undefined ? undefined : store.touchSession(digestOf(token), now())),

    async known(token) {
      const device = token === undefined ? undefined : await store.findDevice(digestOf(token));
      if (token === undefined || !device) return undefined;
      const leftMs = device.expiresAt.getTime() - now().getTime();
      // More than its whole life is left where the clock was set back since.
      return leftMs > 0 && leftMs <= deviceLifeMs + dayMs ? { device, token } : undefined;
    },

    isRemembered: ({ rememberedAt }, since) =>
      rememberedAt !== undefined &&
      rememberedAt >= since &&
      Math.abs(now().getTime() - rememberedAt.getTime()) < rememberedMs,

    end: (token) => store.endSession(digestOf(token)),
  };
}
