import { useEffect, useState } from 'react';
import { useStore } from '../../core/runtime/use-store.ts';
import { Health } from '../health/health.tsx';
import { Inbox } from '../inbox/inbox.tsx';
import { createInbox } from '../inbox/inbox-model.ts';
import { Undelivered } from '../mail/undelivered.tsx';
import { Counters } from '../overview/counters.tsx';
import { createOverview } from '../overview/overview-model.ts';
import { RecentEvents } from '../overview/recent-events.tsx';
import type { SectionProps } from '../sections.ts';

/** The owner's day on one page: the state of the site, the counters, undelivered mail, the leads, and recent events. */
export function Dashboard({ api }: SectionProps) {
  const [overview] = useState(() => createOverview(api));
  const [inbox] = useState(() => createInbox(api));
  const state = useStore(overview.store);
  useEffect(() => {
    void overview.load();
    void inbox.load();
    void inbox.loadSummary();
  }, [overview, inbox]);
  return (
    <>
      <Health api={api} />
      <Counters totals={state.totals} />
      <Undelivered api={api} onChange={inbox.load} />
      <Inbox inbox={inbox} />
      <RecentEvents state={state} onOlder={overview.loadOlder} onAgain={overview.load} />
    </>
  );
}
