import type { GuessRule } from './guess-locks.ts';

/** Who is logged in, what was set, and who guesses. */
export interface OfficeStore {
  /** Keeps a session under the digest of its token. Sessions long ended are removed along the way. */
  addSession(session: { digest: string; startedAt: Date }): Promise<void>;
  /**
   * Whether a session lives: started less than `maxAgeMs` ago and used less than `idleMs` ago, nor further ahead than
   * that by a clock that was set back since. Using it counts as use;
   * engines may write that down at most once a minute.
   */
  touchSession(digest: string, at: { now: Date; idleMs: number; maxAgeMs: number }): Promise<boolean>;
  removeSession(digest: string): Promise<boolean>;
  removeAllSessions(): Promise<void>;

  /** A value that was set by name; undefined when it never was. */
  setting(name: string): Promise<string | undefined>;
  setSetting(name: string, value: string): Promise<void>;
  /** Sets a value unless there is one, in one atomic step. @returns the value that stands */
  setSettingOnce(name: string, value: string): Promise<string>;

  /**
   * Counts one wrong guess in advance, before anything costly is done, in one atomic step: `free` guesses within
   * `windowMs` go through, the next starts a lock of `firstLockMs`, and each lock after it lasts twice as long, up to
   * `maxLockMs`. A guess during a lock is not counted.
   * @returns 0 when the guess may be looked at, else the milliseconds to wait
   */
  countGuess(tag: string, rule: GuessRule, now: Date): Promise<number>;
  /** Forgets the guesses under a tag, or of everybody. */
  forgetGuesses(tag?: string): Promise<void>;
}
