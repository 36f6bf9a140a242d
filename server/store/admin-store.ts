import type { ThrottleRule } from './rules/login-throttle.ts';

/** What was set, and who guesses. */
export interface AdminStore {
  /** A value that was set by name; undefined when it never was. */
  setting(name: string): Promise<string | undefined>;
  setSetting(name: string, value: string): Promise<void>;
  /** Sets a value unless there is one, in one atomic step. @returns the value that stands */
  setSettingOnce(name: string, value: string): Promise<string>;
  /** Sets a value if `expected` is the one that stands, in one atomic step; false when another one stands, or none. */
  replaceSetting(name: string, expected: string, value: string): Promise<boolean>;
  removeSetting(name: string): Promise<void>;

  /**
   * Counts one wrong guess in advance, before anything costly is done, in one atomic step: `free` guesses within
   * `windowMs` go through, the next starts a lock of `firstLockMs`, and each lock after it lasts twice as long, up to
   * `maxLockMs`. A guess during a lock is not counted.
   * @returns 0 when the guess may be looked at, else the milliseconds to wait
   */
  countGuess(tag: string, rule: ThrottleRule, now: Date): Promise<number>;
  /** Takes back one counted guess that was not looked at after all, in one atomic step. A lock that began stays. */
  returnGuess(tag: string): Promise<void>;
  /** Forgets the guesses under a tag, or of everybody. */
  forgetGuesses(tag?: string): Promise<void>;
}
