export interface Device {
  /** The digest of its cookie's token. */
  id: string;
  /** For example "Chrome on Android". */
  browser: string;
  /** Of the credentials that were entered on it. */
  epoch: string;
  startedAt: Date;
  seenAt: Date;
  expiresAt: Date;
  /** Present if remembering was chosen. */
  rememberedAt?: Date | undefined;
  session?: Session | undefined;
}

export interface Session {
  digest: string;
  startedAt: Date;
  usedAt: Date;
  idleMs: number;
  maxAgeMs: number;
}

/** One or more of a kind. */
export interface AuthEvent {
  kind: string;
  /** The last time. */
  at: Date;
  /** Empty if nobody was logged in. */
  browser: string;
  count: number;
}

export const maxDevices = 50;
export const maxAuthEvents = 200;
export const usedEveryMs = 60_000;

/** A clock that was set back dates sessions in the future; they are not alive. */
export function isAlive({ startedAt, usedAt, idleMs, maxAgeMs }: Session, now: Date): boolean {
  return now.getTime() - startedAt.getTime() < maxAgeMs && Math.abs(now.getTime() - usedAt.getTime()) < idleMs;
}

export interface AuthStore {
  /** Also removes expired devices and those least recently seen beyond {@link maxDevices}. */
  saveDevice(device: Device): Promise<void>;
  /** Atomic; false without such a device, or if `session` is given and is another. */
  replaceDevice(device: Device, session?: string): Promise<boolean>;
  findDevice(id: string): Promise<Device | undefined>;
  /** The most recently seen first. */
  devices(): Promise<Device[]>;
  /** Live sessions only. Counts as use, recorded at most once in {@link usedEveryMs}. */
  touchSession(digest: string, now: Date): Promise<Device | undefined>;
  /** The device stays known. False if there was none. */
  endSession(digest: string): Promise<boolean>;
  /** False if there was none. */
  removeDevice(id: string): Promise<boolean>;
  removeDevicesExcept(id?: string): Promise<number>;

  /** Atomic; counts a known key up. Also removes the oldest beyond {@link maxAuthEvents}. */
  recordAuthEvent(event: { key: string; kind: string; at: Date; browser: string }): Promise<void>;
  /** Newest first. */
  authEvents(limit: number): Promise<AuthEvent[]>;
  /** Removes devices that expired before `now`. */
  purgeAuth(before: { now: Date; events: Date }): Promise<number>;
}
