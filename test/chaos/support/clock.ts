import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { faketimeLibrary } from './tools.ts';

/** The environment of a process with another time. Its timers run normally. */
export function clockEnv(offset: string): Record<string, string> {
  return { ...preload(), FAKETIME: offset };
}

/** A clock that can be set while processes run that were started with its `env`. */
export function createClock(dir: string) {
  const file = path.join(dir, 'clock');
  const set = (seconds: number) => writeFileSync(file, `+${seconds}`);
  set(0);
  return {
    /** How far ahead of ours it is, in whole seconds. Takes effect within a second. */
    set,
    env: { ...preload(), FAKETIME_TIMESTAMP_FILE: file, FAKETIME_CACHE_DURATION: '1' },
  };
}

function preload(): Record<string, string> {
  const library = faketimeLibrary();
  if (!library) throw new Error('faketime is not installed');
  return { LD_PRELOAD: library, FAKETIME_DONT_FAKE_MONOTONIC: '1', DONT_FAKE_MONOTONIC: '1' };
}
