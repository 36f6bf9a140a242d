import { useEffect, useState } from 'react';
import { useStore } from '../../core/runtime/use-store.ts';
import { Health } from '../health/health.tsx';
import { authorName } from '../inbox/author-name.ts';
import { Inbox } from '../inbox/inbox.tsx';
import { filterOf } from '../inbox/inbox-filter.ts';
import { createInbox } from '../inbox/inbox-model.ts';
import { readSearch } from '../inbox/search-words.ts';
import { Undelivered } from '../mail/undelivered.tsx';
import { Counters } from '../overview/counters.tsx';
import { createOverview } from '../overview/overview-model.ts';
import { RecentEvents } from '../overview/recent-events.tsx';
import { readAddress } from '../section-address.ts';
import type { SectionProps } from '../sections.ts';
import { below, dashboard, figures } from './dashboard.css.ts';

export function Dashboard({ api }: SectionProps) {
  const [overview] = useState(() => createOverview(api));
  const [inbox] = useState(() =>
    createInbox(api, filterOf(readAddress(location.hash).query, readSearch()), authorName),
  );
  const state = useStore(overview.store);
  useEffect(() => {
    void overview.load();
    inbox.refresh();
  }, [overview, inbox]);
  return (
    <div className={dashboard}>
      <Health api={api} />
      <div className={figures}>
        <Counters {...state} />
      </div>
      <Inbox inbox={inbox} api={api} />
      <div className={below}>
        <Undelivered api={api} onChange={inbox.refresh} />
        <RecentEvents state={state} onOlder={overview.loadOlder} onAgain={overview.load} />
      </div>
    </div>
  );
}
