import type { MaybePromise } from '../components/await.tsx';

interface Loading {
  /** Each part by name: a promise while loading, then the value, or undefined if loading failed. */
  parts: Record<string, MaybePromise<unknown>>;
  /** Resolves when everything has settled; never rejects. */
  settled: Promise<void>;
  /** Resolves to whether everything settles within a number of milliseconds. */
  isSettledWithin(ms: number): Promise<boolean>;
  /** False once any part failed. */
  isComplete(): boolean;
}

/** Loads several parts concurrently, so that a page can be rendered with those that have arrived. */
export function load(sources: Record<string, Promise<unknown>>): Loading {
  const parts: Record<string, MaybePromise<unknown>> = {};
  let failures = 0;
  const arrivals = Object.entries(sources).map(([name, source]) => {
    const arrival = source
      .catch(() => {
        failures += 1;
        return undefined;
      })
      .then((value) => {
        parts[name] = value;
        return value;
      });
    parts[name] = arrival;
    return arrival;
  });
  const settled = Promise.all(arrivals).then(() => {});

  async function isSettledWithin(ms: number): Promise<boolean> {
    let timer: NodeJS.Timeout | undefined;
    const tooLate = new Promise<boolean>((resolve) => {
      timer = setTimeout(resolve, ms, false).unref();
    });
    // A timer left running would keep its closure in memory for each page rendered.
    return Promise.race([settled.then(() => true), tooLate]).finally(() => clearTimeout(timer));
  }

  return { parts, settled, isSettledWithin, isComplete: () => failures === 0 };
}
