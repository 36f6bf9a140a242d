import { type RefObject, useEffect, useState } from 'react';
import { adoptStylesheet } from '../core/runtime/adopt-stylesheet.ts';

type Lazy = typeof import('./lazy.ts');

/**
 * What nobody needs before a color is chosen. Fetched once it is wanted, and again with each further wish when it did
 * not come.
 * @param wish how often it was wished for
 * @returns undefined while it is on its way; 'failed' when the last wish was in vain
 */
export function useLazy(isWanted: boolean, wish: number, element: RefObject<HTMLElement | null>) {
  const [lazy, setLazy] = useState<Lazy>();
  const [failed, setFailed] = useState(-1);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a wish is a reason to try again.
  useEffect(() => {
    if (!isWanted || lazy) return;
    import('./lazy.ts').then(
      (module) => {
        if (element.current) adoptStylesheet(element.current, module.css);
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
