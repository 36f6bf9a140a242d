import { useEffect, useState } from 'react';
import { useStore } from '../../core/runtime/use-store.ts';
import type { AdminApi } from '../admin-api.ts';
import { Inbox } from '../inbox/inbox.tsx';
import { filterOf } from '../inbox/inbox-filter.ts';
import { createInbox } from '../inbox/inbox-model.ts';
import { readSearch } from '../office-bar.tsx';
import { authorName } from '../preferences.ts';
import { readAddress } from '../section-address.ts';
import { below, dashboard, figures } from './dashboard.css.ts';
import { Health } from './health.tsx';
import { Counters, RecentEvents } from './overview.tsx';
import { createOverview } from './overview-model.ts';
import { Undelivered } from './undelivered.tsx';

export function Dashboard({ api }: { api: AdminApi }) {
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
