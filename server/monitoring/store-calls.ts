/** Statistics of all calls of one method of the store. */
export interface StoreCall {
  count: number;
  failures: number;
  ms: number;
  slowestMs: number;
}

/** Durations of calls of the store, by method. */
export interface StoreCalls {
  add(method: string, ms: number, hasFailed: boolean): void;
  /** Returns the statistics; the slowest times are those since the last call. */
  take(): ReadonlyMap<string, Readonly<StoreCall>>;
  /** How many calls have failed so far. */
  failures(): number;
}

/** Creates the statistics, without any calls. Times are in milliseconds. */
export function createStoreCalls(): StoreCalls {
  const calls = new Map<string, StoreCall>();
  let failures = 0;
  return {
    add(method, ms, hasFailed) {
      const call = calls.get(method) ?? { count: 0, failures: 0, ms: 0, slowestMs: 0 };
      calls.set(method, call);
      call.count += 1;
      call.ms += ms;
      if (hasFailed) {
        call.failures += 1;
        failures += 1;
      }
      if (ms > call.slowestMs) call.slowestMs = ms;
    },
    take() {
      const taken = new Map([...calls].map(([method, call]) => [method, { ...call }]));
      for (const call of calls.values()) call.slowestMs = 0;
      return taken;
    },
    failures: () => failures,
  };
}
