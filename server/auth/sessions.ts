import { createHash, randomBytes } from 'node:crypto';
import Bowser from 'bowser';
import { business } from '../../catalogue/business.ts';
import { deviceDays, longSessionDays } from '../../catalogue/contracts/admin/security.ts';
import { dayMs, hourMs, minuteMs } from '../async.ts';
import type { AuthStore, Device } from '../store/auth-records.ts';

/** Also ends with the browser. */
const shortLife = { idleMs: 30 * minuteMs, maxAgeMs: 12 * hourMs };
const longLife = { idleMs: longSessionDays * dayMs, maxAgeMs: longSessionDays * dayMs };
const rememberedMs = longSessionDays * dayMs;
export const deviceLifeMs = deviceDays * dayMs;

/**
 * Hidden from scripts and other sites. Over https, name prefixes bind them to this host; over http, browsers refuse
 * these.
 * @param isHttps for visitors, even if a proxy forwards by http
 */
export function createOwnerCookies(isHttps: boolean) {
  const attributes = `${isHttps ? 'Secure; ' : ''}HttpOnly; SameSite=Strict; Path=/`;

  function cookie(name: string, token: string) {
    const pattern = new RegExp(`(?:^|;\\s*)${name}=(${token})(?:;|$)`);
    return {
      read: ({ cookie = '' }: { cookie?: string | undefined }) => pattern.exec(cookie)?.[1],
      /** @param maxAgeMs @default until the browser closes */
      give(value: string, maxAgeMs?: number): string {
        const life = maxAgeMs === undefined ? '' : `; Max-Age=${Math.floor(maxAgeMs / 1000)}`;
        return `${name}=${value}; ${attributes}${life}`;
      },
      take: `${name}=; ${attributes}; Max-Age=0`,
    };
  }

  const name = isHttps ? `__Host-${business.namespace}` : `${business.namespace}-office`;
  return {
    session: cookie(name, '[\\w-]{43}'),
    device: cookie(`${name}-device`, '[\\w-]{43}'),
    pending: cookie(`${name}-pending`, '[\\w.-]{20,100}'),
  };
}

export type OwnerCookies = ReturnType<typeof createOwnerCookies>;

export type Asking = { device: Device; deviceToken: string | undefined; userAgent: string | undefined };

export interface OpenedSession {
  token: string;
  /** Undefined if the browser keeps its cookie. */
  deviceToken: string | undefined;
  /** Undefined if the session ends with the browser. */
  maxAgeMs: number | undefined;
}

export type KnownDevice = { device: Device; token: string };

export interface Credentials {
  passwordHash: string;
  /** Another password, or the authenticator turned on or off, voids sessions, devices and pending logins. */
  epoch: string;
}

export const digestOf = (token: string) => createHash('sha256').update(token).digest('base64url');

export const epochOf = (passwordHash: string, mark: string): string => digestOf(`${passwordHash} ${mark}`);

export const staysSignedIn = ({ session }: Device): boolean => session?.maxAgeMs === longLife.maxAgeMs;

export type Sessions = ReturnType<typeof createSessions>;

/** Stores only digests of tokens. */
export function createSessions(parts: { store: AuthStore; credentials: () => Promise<Credentials>; now: () => Date }) {
  const { store, credentials, now } = parts;

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
    /** Undefined if the device was removed meanwhile, or `epoch` is over. */
    async open(
      known: KnownDevice | undefined,
      userAgent: string | undefined,
      { staysSignedIn, hasShownCode, epoch }: { staysSignedIn: boolean; hasShownCode: boolean; epoch: string },
    ): Promise<OpenedSession | undefined> {
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

    /** Undefined if the session ended or was replaced meanwhile. */
    async renew({ device, deviceToken, userAgent }: Asking, epoch: string): Promise<OpenedSession | undefined> {
      const { token, maxAgeMs, content } = sessionOf(userAgent, staysSignedIn(device), epoch);
      const former = device.session?.digest;
      if (former === undefined || !(await store.replaceDevice({ ...device, ...content }, former))) return undefined;
      const isItsOwn = deviceToken !== undefined && digestOf(deviceToken) === device.id;
      return { token, deviceToken: isItsOwn ? deviceToken : undefined, maxAgeMs };
    },

    async current(token: string | undefined): Promise<Device | undefined> {
      const device = token === undefined ? undefined : await store.touchSession(digestOf(token), now());
      return (await ofThisEpoch([device]))[0];
    },

    devices: async (): Promise<Device[]> => ofThisEpoch(await store.devices()),

    async known(token: string | undefined): Promise<KnownDevice | undefined> {
      if (token === undefined) return undefined;
      const [device] = await ofThisEpoch([await store.findDevice(digestOf(token))]);
      if (!device) return undefined;
      const leftMs = device.expiresAt.getTime() - now().getTime();
      // The clock may have been set back.
      return leftMs > 0 && leftMs <= deviceLifeMs + dayMs ? { device, token } : undefined;
    },

    /** Since the authenticator was turned on. */
    isRemembered: ({ rememberedAt }: Device, since: Date): boolean =>
      rememberedAt !== undefined &&
      rememberedAt >= since &&
      Math.abs(now().getTime() - rememberedAt.getTime()) < rememberedMs,

    end: (token: string): Promise<boolean> => store.endSession(digestOf(token)),
  };
}

const newToken = () => randomBytes(32).toString('base64url');

export function browserName(userAgent = ''): string {
  const { browser, os } = userAgent ? Bowser.parse(userAgent.slice(0, 400)) : { browser: {}, os: {} };
  const [name, system] = [plain(browser.name), plain(os.name)];
  if (!name) return system ? `A browser on ${system}` : 'Unknown browser';
  return system ? `${name} on ${system}` : name;
}

/** The library returns unknown user agents as they are. */
const plain = (name = '') => name.replace(/[^\w .-]/g, '').slice(0, 30);
