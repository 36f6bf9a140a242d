/** A browser in which the owner has logged in. */
export interface Device {
  /** The digest of its cookie's token. */
  id: string;
  /** For example "Chrome on Android". */
  browser: string;
  /** The epoch of the credentials that were entered on it. */
  epoch: string;
  startedAt: Date;
  seenAt: Date;
  /** After this time the browser counts as new. */
  expiresAt: Date;
  /** Present if remembering it was chosen when a code was entered. */
  rememberedAt?: Date | undefined;
  session?: Session | undefined;
}

export interface Session {
  /** The digest of its token. */
  digest: string;
  startedAt: Date;
  usedAt: Date;
  idleMs: number;
  maxAgeMs: number;
}

/** One or more events of the same kind. */
export interface AuthEvent {
  kind: string;
  /** The last time. */
  at: Date;
  /** As in {@link Device}; empty if nobody was logged in. */
  browser: string;
  count: number;
}

/** The least recently seen ones go first. */
export const maxDevices = 50;
export const maxAuthEvents = 200;
export const usedEveryMs = 60_000;

/** A session dated in the future, because the clock was set back, is not alive. */
export function isAlive({ startedAt, usedAt, idleMs, maxAgeMs }: Session, now: Date): boolean {
  return now.getTime() - startedAt.getTime() < maxAgeMs && Math.abs(now.getTime() - usedAt.getTime()) < idleMs;
}

export interface AuthStore {
  /** Also removes expired devices and those beyond {@link maxDevices}. */
  saveDevice(device: Device): Promise<void>;
  /** Atomic; false if there is no such device, or `session` is given and is not the digest of its session. */
  replaceDevice(device: Device, session?: string): Promise<boolean>;
  /** Also finds expired ones. */
  findDevice(id: string): Promise<Device | undefined>;
  /** The most recently seen first. */
  devices(): Promise<Device[]>;
  /** Finds live sessions only. Counts as use, which engines may record only once in {@link usedEveryMs}. */
  touchSession(digest: string, now: Date): Promise<Device | undefined>;
  /** The device stays known. False if there was none. */
  endSession(digest: string): Promise<boolean>;
  /** False if there was none. */
  removeDevice(id: string): Promise<boolean>;
  /** Resolves with how many. */
  removeDevicesExcept(id?: string): Promise<number>;

  /** Atomic; a known key is counted up and dated anew. Also removes events beyond {@link maxAuthEvents}. */
  recordAuthEvent(event: { key: string; kind: string; at: Date; browser: string }): Promise<void>;
  /** Newest first. */
  authEvents(limit: number): Promise<AuthEvent[]>;
  /** Removes devices that expired before `now` and events before `events`; resolves with how many. */
  purgeAuth(before: { now: Date; events: Date }): Promise<number>;
}
