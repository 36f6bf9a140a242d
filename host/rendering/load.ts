import type { MaybePromise } from '../components/await.tsx';

interface Loading {
  /** Each part by name: the value once loaded, undefined if loading failed, a promise of either until then. */
  parts: Record<string, MaybePromise<unknown>>;
  /** Resolves when everything has settled; never rejects. */
  settled: Promise<void>;
  /** Whether everything has settled after so many milliseconds, or before. */
  isSettledWithin(ms: number): Promise<boolean>;
  /** False once any part failed. */
  isComplete(): boolean;
}

/** Loads several parts at once, so that a page can be rendered with whatever has arrived. */
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
    // A timer left running keeps everything around it in memory: with content in memory, for each page rendered.
    return Promise.race([settled.then(() => true), tooLate]).finally(() => clearTimeout(timer));
  }

  return { parts, settled, isSettledWithin, isComplete: () => failures === 0 };
}
