import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { faketimeLibrary } from './tools.ts';

/** The environment of a process with another time. Its timers run normally. */
export function clockEnv(offset: string): Record<string, string> {
  return { ...preload(), FAKETIME: offset };
}

/** Creates a clock that can be set while processes started with its `env` run. */
export function createClock(dir: string) {
  const file = path.join(dir, 'clock');
  const set = (seconds: number) => writeFileSync(file, `+${seconds}`);
  set(0);
  return {
    /** Sets how far it is ahead of ours, in whole seconds. Takes effect within a second. */
    set,
    env: { ...preload(), FAKETIME_TIMESTAMP_FILE: file, FAKETIME_CACHE_DURATION: '1' },
  };
}

function preload(): Record<string, string> {
  const library = faketimeLibrary();
  if (!library) throw new Error('faketime is not installed');
  return { LD_PRELOAD: library, FAKETIME_DONT_FAKE_MONOTONIC: '1', DONT_FAKE_MONOTONIC: '1' };
}
