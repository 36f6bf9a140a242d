export const minuteMs = 60_000;
export const hourMs = 60 * minuteMs;
export const dayMs = 24 * hourMs;

/** Does not cancel the work. */
export function withTimeout<Result>(
  work: Result | Promise<Result>,
  timeoutMs: number,
  message: string,
): Promise<Result> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(message)), timeoutMs);
    Promise.resolve(work)
      .finally(() => clearTimeout(timer))
      .then(resolve, reject);
  });
}

/** A failure is not cached. */
export function memoizeAsync<Value>(load: () => Promise<Value>): { read(): Promise<Value>; forget(): void } {
  let memory: Promise<Value> | undefined;
  return {
    read() {
      if (memory) return memory;
      const loading = load();
      memory = loading;
      loading.catch(() => {
        if (memory === loading) memory = undefined;
      });
      return loading;
    },
    forget() {
      memory = undefined;
    },
  };
}

/** Does not keep the process alive. `pass` must never reject. */
export function createPeriodicTask({ pass, pauseMs }: { pass: () => Promise<void>; pauseMs: () => number }) {
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
    start(): void {
      if (state !== 'new') return;
      state = 'running';
      begin();
    },
    /** Does nothing before start and after stop. */
    wake(): void {
      if (state !== 'running') return;
      if (underWay) isWokenMeanwhile = true;
      else begin();
    },
    /** Waits up to `graceMs` for the pass in progress. Never rejects. */
    async stop(graceMs: number): Promise<void> {
      state = 'stopped';
      clearTimeout(timer);
      await withTimeout(underWay, graceMs, 'The pass under way took too long').catch(() => {});
    },
    isStopped: (): boolean => state === 'stopped',
  };
}
