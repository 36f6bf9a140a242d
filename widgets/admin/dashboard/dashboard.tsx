import { useEffect, useState } from 'react';
import type { AdminApi } from '../admin-api.ts';
import { Inbox } from '../inbox/inbox.tsx';
import { filterOf } from '../inbox/inbox-filter.ts';
import { createInbox } from '../inbox/inbox-model.ts';
import { readSearch } from '../office-bar.tsx';
import { authorName } from '../preferences.ts';
import { readAddress } from '../section-address.ts';
import { below, dashboard, figures } from './dashboard.css.ts';
import { Health } from './health.tsx';
import { Counters, RecentEvents, useOverview } from './overview.tsx';
import { Undelivered } from './undelivered.tsx';

export function Dashboard({ api }: { api: AdminApi }) {
  const overview = useOverview(api);
  const [inbox] = useState(() =>
    createInbox(api, filterOf(readAddress(location.hash).query, readSearch()), authorName),
  );
  useEffect(() => inbox.refresh(), [inbox]);
  return (
    <div className={dashboard}>
      <Health api={api} />
      <div className={figures}>
        <Counters {...overview} />
      </div>
      <Inbox inbox={inbox} api={api} />
      <div className={below}>
        <Undelivered api={api} onChange={inbox.refresh} />
        <RecentEvents {...overview} />
      </div>
    </div>
  );
}
