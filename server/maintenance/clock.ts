import { errorFields, type Log } from '../log/log.ts';
import type { AdminStore } from '../store/port/admin-store.ts';
import type { RetentionStore } from '../store/port/retention-store.ts';
import { type ClockState, checkClock, trustedMs } from './clock-check.ts';

/** The setting that stores the last trusted time, for every process and across restarts. */
const believedName = 'clock believed';
const lookEveryMs = 6 * 3_600_000;
const afterFailureMs = 60_000;

export interface Clock {
  /**
   * The current time: the machine's, unless that is more than 48 h behind the trusted time. Then it is the trusted time
   * plus the time elapsed since, so that new records are not dated years back.
   */
  now(): Date;
  /** The machine's time, right or wrong. */
  machineTime(): Date;
  /** Whether data may be removed or given up because of the time. `unknown` until the store has responded. */
  state(): ClockState | 'unknown';
  /** The expected time, from the trusted time and the time elapsed since. */
  believed(): Date | undefined;
  /** Trusts the machine's time, because the owner confirms it. Rejects if the store fails. */
  confirm(): Promise<void>;
  /**
   * Checks at once, then every six hours. Resolves after the first check; never rejects. Does not keep the process
   * alive.
   */
  start(): Promise<void>;
  stop(): void;
}

/**
 * Creates a clock that checks whether it can be trusted. It is trusted within 48 h of the last trusted time, which is
 * in the store and advances with every check: to the clock's time while that is trusted, otherwise by the time that
 * this process has measured. The very first check starts from the newest record, or from the machine's time if there is
 * none. Records that arrive later prove nothing: they carry the time of the clock in question.
 */
export function createClock(parts: {
  store: Pick<AdminStore, 'setting' | 'setSetting'> & Pick<RetentionStore, 'newestRecordAt'>;
  log: Log;
  /** @default the machine's clock, in milliseconds since 1970 */
  wall?: () => number;
  /** A monotonic clock in milliseconds. @default performance.now */
  elapsed?: () => number;
}): Clock {
  const { store, log, wall = Date.now, elapsed = () => performance.now() } = parts;
  let known: { time: number; at: number } | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;

  const machineTime = () => new Date(wall());
  const believed = () => known && new Date(known.time + elapsed() - known.at);

  function state(): ClockState | 'unknown' {
    const time = believed();
    return time ? checkClock(machineTime(), time) : 'unknown';
  }

  async function believe(time: number): Promise<void> {
    await store.setSetting(believedName, new Date(time).toISOString());
    known = { time, at: elapsed() };
  }

  async function look(): Promise<void> {
    const kept = Date.parse((await store.setting(believedName)) ?? '');
    const stored = Number.isNaN(kept) ? ((await store.newestRecordAt()) ?? machineTime()).getTime() : kept;
    // The owner may have confirmed it in another process, which makes this process's state outdated.
    const isSame = known !== undefined && Math.abs(stored - known.time) <= trustedMs;
    const time = Math.max(stored, isSame ? (believed()?.getTime() ?? stored) : stored);
    const doubt = checkClock(machineTime(), new Date(time));
    await believe(doubt === 'right' ? Math.max(time, wall()) : time);
    if (doubt !== 'right') log('warn', 'clock_in_doubt', { kind: doubt, ms: wall() - time });
  }

  async function lookAgain(): Promise<void> {
    clearTimeout(timer);
    let pauseMs = lookEveryMs;
    try {
      await look();
    } catch (error) {
      pauseMs = afterFailureMs;
      log('warn', 'clock_look_failed', errorFields(error));
    }
    if (!isStopped) timer = setTimeout(lookAgain, pauseMs).unref();
  }

  return {
    now() {
      const time = believed();
      return time && state() === 'behind' ? time : machineTime();
    },
    machineTime,
    state,
    believed,
    confirm: () => believe(wall()),
    start: lookAgain,
    stop() {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}
