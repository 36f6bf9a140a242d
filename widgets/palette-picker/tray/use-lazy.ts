import { type RefObject, useEffect, useState } from 'react';

type Lazy = typeof import('../lazy.ts');

/**
 * Loads the parts that are needed only after a color is chosen: on the first request, and on later ones after a
 * failure.
 * @param wish the number of requests so far
 * @returns undefined while loading; 'failed' if the last request failed
 */
export function useLazy(isWanted: boolean, wish: number, element: RefObject<HTMLElement | null>) {
  const [lazy, setLazy] = useState<Lazy>();
  const [failed, setFailed] = useState(-1);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new request retries.
  useEffect(() => {
    if (!isWanted || lazy) return;
    import('../lazy.ts').then(
      (module) => {
        if (element.current) module.adoptStyles(element.current);
        setLazy(module);
      },
      (error) => {
        console.error(error);
        setFailed((before) => Math.max(before, wish));
      },
    );
  }, [isWanted, wish]);
  return lazy ?? (failed >= wish ? 'failed' : undefined);
}
