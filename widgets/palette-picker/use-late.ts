import { type RefObject, useEffect, useState } from 'react';
import { adopt } from '../kit/adopt.ts';

type Late = typeof import('./late.ts');

/**
 * What nobody needs before a color is chosen. Fetched once it is wanted, and again with each further wish when it did
 * not come.
 * @returns undefined while it is on its way
 */
export function useLate(isWanted: boolean, wish: unknown, element: RefObject<HTMLElement | null>) {
  const [late, setLate] = useState<Late | 'failed'>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a wish is a reason to try again, whatever it is.
  useEffect(() => {
    if (!isWanted || typeof late === 'object') return;
    let isLast = true;
    setLate(undefined);
    import('./late.ts').then(
      (module) => {
        if (element.current) adopt(element.current, module.css);
        setLate(module);
      },
      (error) => {
        console.error(error);
        if (isLast) setLate('failed');
      },
    );
    return () => {
      isLast = false;
    };
  }, [isWanted, wish]);
  return late;
}
