import { useEffect, useState } from 'react';
import { useStore } from '../../kit/use-store.ts';
import type { SectionProps } from '../sections.ts';
import { Counters } from './counters.tsx';
import { createOverview } from './overview-model.ts';
import { RecentEvents } from './recent-events.tsx';

/** Three counters and what was tracked lately (SPEC.md §2, Admin). */
export function Overview({ api }: SectionProps) {
  const [overview] = useState(() => createOverview(api));
  const state = useStore(overview.store);
  useEffect(() => void overview.load(), [overview]);
  return (
    <>
      <Counters totals={state.totals} />
      <RecentEvents state={state} onOlder={overview.loadOlder} onAgain={overview.load} />
    </>
  );
}
