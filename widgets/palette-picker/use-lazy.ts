import { type RefObject, useEffect, useState } from 'react';
import { adopt } from '../core/runtime/adopt-stylesheet.ts';

type Late = typeof import('./lazy.ts');

/**
 * What nobody needs before a color is chosen. Fetched once it is wanted, and again with each further wish when it did
 * not come.
 * @param wish how often it was wished for
 * @returns undefined while it is on its way; 'failed' when the last wish was in vain
 */
export function useLate(isWanted: boolean, wish: number, element: RefObject<HTMLElement | null>) {
  const [late, setLate] = useState<Late>();
  const [failed, setFailed] = useState(-1);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a wish is a reason to try again.
  useEffect(() => {
    if (!isWanted || late) return;
    import('./lazy.ts').then(
      (module) => {
        if (element.current) adopt(element.current, module.css);
        setLate(module);
      },
      (error) => {
        console.error(error);
        setFailed((before) => Math.max(before, wish));
      },
    );
  }, [isWanted, wish]);
  return late ?? (failed >= wish ? 'failed' : undefined);
}
