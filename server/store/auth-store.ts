/** A browser that the owner has logged in with, and its session while it has one. */
export interface Device {
  /** The digest of the token that its cookie holds. */
  id: string;
  /** Its name in plain words, such as "Chrome on Android". */
  browser: string;
  /** Of the credentials that it has shown; empty for one kept by a version that noted none. */
  epoch: string;
  startedAt: Date;
  seenAt: Date;
  /** From then on the browser counts as new. */
  expiresAt: Date;
  /** When it showed a code and asked to be remembered. */
  rememberedAt?: Date | undefined;
  session?: Session | undefined;
}

export interface Session {
  /** The digest of its token. */
  digest: string;
  startedAt: Date;
  usedAt: Date;
  /** It ends after so long without use, */
  idleMs: number;
  /** and after so long in any case. */
  maxAgeMs: number;
}

/** Something that happened at the admin's door, or several of a kind. */
export interface AuthEvent {
  kind: string;
  /** When it happened, or last happened. */
  at: Date;
  /** In plain words; empty where nobody was logged in. */
  browser: string;
  count: number;
}

/** How many devices are kept at most; the ones seen least recently go first. */
export const maxDevices = 50;
/** How many events are kept at most; the oldest go first. */
export const maxAuthEvents = 200;
/** How often the use of a session is written down at most. */
export const usedEveryMs = 60_000;

/** Whether a session is neither idle for too long nor too old, nor further ahead by a clock that was set back since. */
export function isAlive({ startedAt, usedAt, idleMs, maxAgeMs }: Session, now: Date): boolean {
  return now.getTime() - startedAt.getTime() < maxAgeMs && Math.abs(now.getTime() - usedAt.getTime()) < idleMs;
}

/** The owner's devices and their sessions, and what happened at the door. */
export interface AuthStore {
  /**
   * Adds a device, or replaces the one with its id, session and all. Expired devices and those beyond
   * {@link maxDevices} are removed along the way.
   */
  saveDevice(device: Device): Promise<void>;
  /**
   * Replaces the device with its id, session and all, if there is one still and, where `session` is given, that is the
   * digest of its session; in one atomic step. False when there is none, and then nothing changes.
   */
  replaceDevice(device: Device, session?: string): Promise<boolean>;
  /** A device by its id, expired or not. */
  findDevice(id: string): Promise<Device | undefined>;
  /** All devices, the one seen last first. */
  devices(): Promise<Device[]>;
  /**
   * The device whose session has this digest, if the session is alive. Asking counts as use; engines may write that
   * down at most once in {@link usedEveryMs}.
   */
  touchSession(digest: string, now: Date): Promise<Device | undefined>;
  /** Ends a session; its device stays known. False when there was none. */
  endSession(digest: string): Promise<boolean>;
  /** Removes a device and its session. False when there was none. */
  removeDevice(id: string): Promise<boolean>;
  /** Removes every device and session, but one device's if an id is given. @returns how many */
  removeDevicesExcept(id?: string): Promise<number>;

  /**
   * Keeps an event. One whose key is known counts up the event under that key and takes its time, in one atomic step.
   * Events beyond {@link maxAuthEvents} are removed along the way.
   */
  recordAuthEvent(event: { key: string; kind: string; at: Date; browser: string }): Promise<void>;
  /** The newest events first. */
  authEvents(limit: number): Promise<AuthEvent[]>;
  /** Removes devices that expired before `now` and events before `events`. @returns how many */
  purgeAuth(before: { now: Date; events: Date }): Promise<number>;
}
