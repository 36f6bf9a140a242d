import { useEffect, useState } from 'react';
import type { WidgetHost } from '../../core/runtime/define-widget.ts';

type Lazy = typeof import('../lazy.ts') & Partial<Pick<typeof import('../lazy-on-page.ts'), 'LiveStage'>>;

export type LoadLazy = () => Promise<Lazy>;

/** A higher `wish` retries after a failure. */
export function useLazy(host: WidgetHost, load: LoadLazy, isWanted: boolean, wish: number) {
  const [lazy, setLazy] = useState<Lazy>();
  const [failed, setFailed] = useState(-1);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new request retries.
  useEffect(() => {
    if (!isWanted || lazy) return;
    load().then(
      (module) => {
        host.adopt(module.css);
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
