import type { ThrottleRule } from '../rules/login-throttle.ts';

/** Settings, and counts of guesses. */
export interface AdminStore {
  /** A setting by name; undefined if it was never set. */
  setting(name: string): Promise<string | undefined>;
  setSetting(name: string, value: string): Promise<void>;
  /** Sets a value unless there is one, in one atomic step. @returns the value in the store */
  setSettingOnce(name: string, value: string): Promise<string>;
  /** Sets a value if the current one is `expected`, in one atomic step; false if it is another, or missing. */
  replaceSetting(name: string, expected: string, value: string): Promise<boolean>;
  removeSetting(name: string): Promise<void>;

  /**
   * Counts one wrong guess before it is checked, in one atomic step: `free` guesses within `windowMs` pass, the next
   * starts a lock of `firstLockMs`, and each further lock lasts twice as long, up to `maxLockMs`. A guess during a lock
   * is not counted.
   * @returns 0 if the guess may be checked, otherwise the milliseconds to wait
   */
  countGuess(tag: string, rule: ThrottleRule, now: Date): Promise<number>;
  /** Undoes one counted guess that was not checked, in one atomic step. A lock that has started stays. */
  returnGuess(tag: string): Promise<void>;
  /** Deletes the guesses under a tag, or all of them. */
  forgetGuesses(tag?: string): Promise<void>;
}
