import { withTimeout } from './with-timeout.ts';

export interface PeriodicTask {
  start(): void;
  /** Does nothing before start and after stop. */
  wake(): void;
  /** Waits up to `graceMs` for the pass in progress. Never rejects. */
  stop(graceMs: number): Promise<void>;
  isStopped(): boolean;
}

/** Does not keep the process alive. `pass` must never reject. */
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
