/** A browser in which the owner has logged in, and its session if it has one. */
export interface Device {
  /** The digest of its cookie's token. */
  id: string;
  /** Its plain name, such as "Chrome on Android". */
  browser: string;
  /** The epoch of the credentials that were entered on it. */
  epoch: string;
  startedAt: Date;
  seenAt: Date;
  /** After this time the browser counts as new. */
  expiresAt: Date;
  /** When a code was entered on it and remembering it was chosen. */
  rememberedAt?: Date | undefined;
  session?: Session | undefined;
}

export interface Session {
  /** The digest of its token. */
  digest: string;
  startedAt: Date;
  usedAt: Date;
  /** The session ends after this long without use, */
  idleMs: number;
  /** and after this long in any case. */
  maxAgeMs: number;
}

/** A login or a change of credentials, or several of the same kind. */
export interface AuthEvent {
  kind: string;
  /** When it happened, or last happened. */
  at: Date;
  /** The browser's plain name; empty if nobody was logged in. */
  browser: string;
  count: number;
}

/** The maximum number of devices; the least recently seen ones are removed first. */
export const maxDevices = 50;
/** The maximum number of events; the oldest are removed first. */
export const maxAuthEvents = 200;
/** The use of a session is recorded at most once in this time. */
export const usedEveryMs = 60_000;

/**
 * Whether a session is not idle for too long, not too old, and not dated in the future because the clock was set back.
 */
export function isAlive({ startedAt, usedAt, idleMs, maxAgeMs }: Session, now: Date): boolean {
  return now.getTime() - startedAt.getTime() < maxAgeMs && Math.abs(now.getTime() - usedAt.getTime()) < idleMs;
}

/** The owner's devices and their sessions, and the log of logins. */
export interface AuthStore {
  /**
   * Adds a device, or replaces the one with its id, including its session. Also removes expired devices and those
   * beyond {@link maxDevices}.
   */
  saveDevice(device: Device): Promise<void>;
  /**
   * Replaces the device with its id, including its session, if it exists and, if `session` is given, that is the digest
   * of its session; in one atomic step. False if not, and then nothing changes.
   */
  replaceDevice(device: Device, session?: string): Promise<boolean>;
  /** A device by its id, expired or not. */
  findDevice(id: string): Promise<Device | undefined>;
  /** All devices, the most recently seen first. */
  devices(): Promise<Device[]>;
  /**
   * The device whose live session has this digest. Calling it counts as use, which engines may record only once in
   * {@link usedEveryMs}.
   */
  touchSession(digest: string, now: Date): Promise<Device | undefined>;
  /** Ends a session; its device stays known. False if there was none. */
  endSession(digest: string): Promise<boolean>;
  /** Removes a device and its session. False if there was none. */
  removeDevice(id: string): Promise<boolean>;
  /** Removes every device and session, except the device with this id if given. @returns how many */
  removeDevicesExcept(id?: string): Promise<number>;

  /**
   * Stores an event. If its key exists, increases its count and updates its time, in one atomic step. Also removes
   * events beyond {@link maxAuthEvents}.
   */
  recordAuthEvent(event: { key: string; kind: string; at: Date; browser: string }): Promise<void>;
  /** The newest events first. */
  authEvents(limit: number): Promise<AuthEvent[]>;
  /** Removes devices that expired before `now` and events before `events`. @returns how many */
  purgeAuth(before: { now: Date; events: Date }): Promise<number>;
}
