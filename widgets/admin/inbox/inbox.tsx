import { useEffect, useState } from 'react';
import { useStore } from '../../core/runtime/use-store.ts';
import { lineButton } from '../../core/ui/parts.css.ts';
import { note } from '../table.css.ts';
import { Filters } from './filters.tsx';
import { head, list } from './inbox.css.ts';
import type { Inbox as InboxModel } from './inbox-model.ts';
import { LeadRow } from './lead-row.tsx';
import { LeadView } from './lead-view.tsx';
import { strings } from './strings.ts';

/** All leads, and the one that is open. */
export function Inbox({ inbox }: { inbox: InboxModel }) {
  const { status, leads, next, filter, summary, facets, overdue, open, clock, hasClockFailed } = useStore(inbox.store);
  const now = useNow();
  const [title] = useState(() => document.title);
  const unread = summary?.unread ?? 0;
  useEffect(() => {
    document.title = strings.titleOf(unread, title);
    return () => {
      document.title = title;
    };
  }, [unread, title]);

  const isAll = filter.view === 'all' && !filter.text && !filter.kind && !filter.town && filter.site === undefined;
  return (
    <section aria-labelledby="leads">
      <div className={head}>
        <h2 id="leads">{strings.heading}</h2>
        <p>
          {strings.promise} {!!overdue && Number.isFinite(overdue) && <b>{strings.overdue(overdue)}</b>}
        </p>
      </div>
      <Filters
        filter={filter}
        summary={summary}
        facets={facets}
        clock={clock ?? summary?.clock ?? 'plain'}
        onFilter={inbox.filter}
        onClock={inbox.setClock}
      />
      {hasClockFailed && <p role="alert">{strings.clockFailed}</p>}
      <p role="status" className={head}>
        {status === 'loading' ? strings.loading : status === 'here' && strings.found(leads.length, !!next)}
      </p>
      {status === 'failed' && (
        <p className={note} role="alert">
          {strings.failed}{' '}
          <button className={lineButton} type="button" onClick={inbox.load}>
            {strings.again}
          </button>
        </p>
      )}
      {status === 'here' && leads.length === 0 && <p className={note}>{isAll ? strings.none : strings.empty}</p>}
      {open && !leads.some(({ id }) => id === open.id) && <LeadView key={open.id} open={open} inbox={inbox} />}
      <ul className={list}>
        {leads.map((lead) => (
          <li key={lead.id}>
            <LeadRow lead={lead} now={now} isOpen={open?.id === lead.id} onOpen={inbox.open} onClose={inbox.close} />
            {open?.id === lead.id && <LeadView key={open.id} open={open} inbox={inbox} />}
          </li>
        ))}
      </ul>
      {status === 'here' && next && (
        <button className={lineButton} type="button" onClick={inbox.loadMore}>
          {strings.more}
        </button>
      )}
    </section>
  );
}

/** The current time, updated every minute. */
function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const ticks = setInterval(() => setNow(new Date()), 60_000);
    return () => clearInterval(ticks);
  }, []);
  return now;
}
