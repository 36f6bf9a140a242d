import { errorFields, type Log } from '../log/log.ts';
import type { AdminStore } from '../store/admin-store.ts';
import type { RetentionStore } from '../store/retention-store.ts';
import { type ClockState, checkClock, trustedMs } from './clock-check.ts';

/** Holds the last time that was believed, for every process and over restarts. */
const believedName = 'clock believed';
const lookEveryMs = 6 * 3_600_000;
const afterFailureMs = 60_000;

export interface Clock {
  /**
   * The time: the machine's, unless that has fallen more than 48 h behind what was believed. Then it is the believed
   * time and what has passed since, so that nothing new is dated years back.
   */
  now(): Date;
  /** The machine's own time, right or wrong. */
  machineTime(): Date;
  /** Whether something may be removed or given up because of the time. `unknown` until the store has answered. */
  state(): ClockState | 'unknown';
  /** What the time should be, by what was believed and has passed since. */
  believed(): Date | undefined;
  /** Makes the machine's time the believed one: the owner says that it is right. Rejects when the store fails. */
  confirm(): Promise<void>;
  /** Looks now, and then every six hours. Resolves after the first look; never rejects, never keeps a process alive. */
  start(): Promise<void>;
  stop(): void;
}

/**
 * A clock that knows whether it can be believed. Believed is what lies within 48 h of the last believed time, which is
 * kept in the store and moves on at every look: with the clock while that is right, else with the time that this
 * process has measured. The first look ever takes the newest record for it, and the machine's time where there is none.
 * Records that came in later prove nothing: they bear the time of the clock in question.
 */
export function createClock(parts: {
  store: Pick<AdminStore, 'setting' | 'setSetting'> & Pick<RetentionStore, 'newestRecordAt'>;
  log: Log;
  /** @default the machine's clock, in milliseconds since 1970 */
  wall?: () => number;
  /** Milliseconds that no change of the clock touches. @default performance.now */
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
    // The owner may have set it back in another process; what this one knew longer does not count then.
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
