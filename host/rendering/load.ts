import type { MaybePromise } from '../components/await.tsx';

interface Loading {
  /** Each part by name: the value once loaded, undefined if loading failed, a promise of either until then. */
  parts: Record<string, MaybePromise<unknown>>;
  /** Resolves when everything has settled; never rejects. */
  settled: Promise<void>;
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
  return { parts, settled: Promise.all(arrivals).then(() => {}), isComplete: () => failures === 0 };
}
