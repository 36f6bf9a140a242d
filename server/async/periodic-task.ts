import { withTimeout } from './with-timeout.ts';

/** Work that is done in passes, one after another, as long as the process runs. */
export interface PeriodicTask {
  /** Starts the first pass; a second call does nothing. */
  start(): void;
  /** Starts the next pass now, or right after the one in progress. Does nothing before start and after stop. */
  wake(): void;
  /** Starts no more passes; resolves when the one in progress ends, or after `graceMs`. Never rejects. */
  stop(graceMs: number): Promise<void>;
  isStopped(): boolean;
}

/**
 * Repeats a pass with pauses. Does not keep a process alive.
 * @param pass does all that is due; must never reject
 * @param pauseMs how long to pause after a pass, unless woken
 */
export function createPeriodicTask({
  pass,
  pauseMs,
}: {
  pass: () => Promise<void>;
  pauseMs: () => number;
}): PeriodicTask {
  let state: 'new' | 'running' | 'stopped' = 'new';
  let underWay: Promise<void> | undefined;
  let isWokenMeanwhile = false;
  let timer: NodeJS.Timeout | undefined;

  function begin(): void {
    clearTimeout(timer);
    isWokenMeanwhile = false;
    underWay = pass().then(() => {
      underWay = undefined;
      if (state === 'running') timer = setTimeout(begin, isWokenMeanwhile ? 0 : pauseMs()).unref();
    });
  }

  return {
    start() {
      if (state !== 'new') return;
      state = 'running';
      begin();
    },
    wake() {
      if (state !== 'running') return;
      if (underWay) isWokenMeanwhile = true;
      else begin();
    },
    async stop(graceMs) {
      state = 'stopped';
      clearTimeout(timer);
      await withTimeout(underWay, graceMs, 'The pass under way took too long').catch(() => {});
    },
    isStopped: () => state === 'stopped',
  };
}
