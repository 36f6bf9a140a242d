import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { type InboxSummary, type LeadSummary, leadStatuses } from '../../../../catalogue/contracts/admin/lead.ts';
import { timeNow } from '../../admin-api.ts';
import { desk } from '../../layout.css.ts';
import { areKeysOn } from '../../preferences.ts';
import { useMedia } from '../../ui/hooks.ts';
import { IconButton } from '../../ui/icon.tsx';
import { LineButton, LoadFailed } from '../../ui/parts.tsx';
import { clockTime, duration } from '../../ui/times.ts';
import { note } from '../../ui/ui.css.ts';
import { clockText, StatusTag } from '../due.tsx';
import { addressOf, type InboxView, isNarrowed, listParts, shownView, views } from '../inbox-filter.ts';
import { narrow } from '../inbox-hooks.ts';
import type { Inbox, InboxState } from '../inbox-model.ts';
import { type LeadActions, moved } from '../lead-changes.ts';
import { daysAway, moment } from '../moment.ts';
import { strings } from '../strings.ts';
import { Filters } from './filters.tsx';
import { groupsOf, waitingIn, waitingWith } from './group-leads.ts';
import { brief, bulk, calm, group, inset, keyLine, line, rows, strip, top } from './lead-list.css.ts';
import { LeadRow } from './lead-row.tsx';

interface LeadListProps {
  inbox: Inbox;
  state: InboxState;
  now: Date;
  hrefOf: (id: string) => string;
  chosen: readonly LeadSummary[];
  actions: LeadActions;
}

export function LeadList({ inbox, state, now, hrefOf, chosen, actions }: LeadListProps) {
  const { status, filter, parts, next, summary, facets, open } = state;
  const words = filter.text.trim();
  const [isFilterOpen, setFilterOpen] = useState(
    // The bar shows the search words.
    () => isNarrowed({ ...filter, text: '' }) && matchMedia(desk).matches,
  );
  useEffect(() => {
    if (isFilterOpen && !inbox.store.getState().facets) inbox.loadFacets().catch(console.error);
  }, [isFilterOpen, inbox]);
  const hrefOfView = (view: InboxView) => addressOf({ ...filter, view });
  const groups = useMemo(() => groupsOf({ filter, parts }, now), [filter, parts, now]);
  const count = listParts.reduce((sum, part) => sum + parts[part].length, 0);
  const isHere = status === 'here';
  const isDesk = useMedia(desk);
  const view = shownView(filter);
  const today = view === 'today' ? summary?.today : undefined;
  const isWhole = view === 'today' && !isNarrowed(filter);
  const isCalm = isHere && isWhole && count === 0;
  const showsAnswered = isHere && isWhole && isDesk;
  const answered = useBriefLeads(inbox.answered, isCalm || showsAnswered ? summary : undefined);
  const coming = useBriefLeads(() => inbox.comingUp(timeNow()), isCalm ? (summary ?? inbox) : undefined);
  return (
    <>
      <div className={top}>
        <h2 id="leads" tabIndex={-1}>
          Leads
        </h2>
        <Standing state={state} now={now} />
        <IconButton icon="plus" aria-label="Add a request by hand" onClick={() => actions.open('add', [])} />
      </div>
      <div className={strip}>
        <IconButton
          icon="filter"
          aria-expanded={isFilterOpen}
          aria-controls="inbox-filter"
          data-on={isNarrowed(filter) || undefined}
          onClick={() => setFilterOpen(!isFilterOpen)}
        >
          <span>{isNarrowed(filter) ? 'Filtered' : 'Filter'}</span>
        </IconButton>
        {words ? (
          <button type="button" aria-label={`End the search for ${words}`} onClick={() => narrow(inbox, { text: '' })}>
            {`${words} ✕`}
          </button>
        ) : (
          <Views state={state} />
        )}
      </div>
      {chosen.length > 0 && (
        <div className={bulk} role="toolbar" aria-label="Selected leads">
          <b>{`${chosen.length} selected`}</b>
          {(['called', 'won', 'lost', 'spam'] as const).map((to) => (
            <button key={to} type="button" onClick={() => actions.act(chosen, moved(to))}>
              {strings.statuses[to]}
            </button>
          ))}
          <button type="button" onClick={() => actions.open('snooze', chosen)}>
            {strings.snooze}
          </button>
          <button type="button" aria-label="Clear the selection" onClick={actions.clearSelection}>
            ✕
          </button>
        </div>
      )}
      <Filters
        filter={filter}
        facets={facets}
        isOpen={isFilterOpen}
        found={isHere ? `${count}${next ? '+' : ''}` : undefined}
        onFilter={(wanted) => narrow(inbox, wanted)}
        onClose={() => setFilterOpen(false)}
      />
      <p role="status" className={line} data-quiet={isWhole || undefined}>
        {status === 'loading'
          ? strings.loading
          : isHere && (words ? `${count}${next ? '+' : ''} found in all requests` : strings.found(count, !!next))}
      </p>
      {status === 'failed' && <LoadFailed text="The leads could not be loaded." onAgain={inbox.load} />}
      {groups.map(({ heading, isUrgent, leads }) => (
        <section key={heading} aria-label={heading || undefined}>
          {heading && (
            <h3 className={group} data-urgent={isUrgent}>
              {heading}
            </h3>
          )}
          <ul className={rows} data-selecting={chosen.length > 0 || undefined}>
            {leads.map((lead) => (
              <LeadRow
                key={lead.id}
                {...{ lead, now, actions }}
                also={view === 'today' ? waitingWith(lead, parts).length : 0}
                href={hrefOf(lead.id)}
                isOpen={open?.id === lead.id}
                isSelected={chosen.includes(lead)}
              />
            ))}
          </ul>
        </section>
      ))}
      {isHere && count === 0 && (isCalm ? <Calm last={answered[0]} /> : <p className={note}>No leads here.</p>)}
      {isHere && next && (
        <p className={line}>
          <LineButton onClick={() => inbox.loadMore().catch(console.error)}>Show more</LineButton>
        </p>
      )}
      {today && today.spam > 0 && (
        <ViewLink href={hrefOfView('spam')} does="Look">
          <b>{`${today.spam.toLocaleString()} held as spam`}</b> today
        </ViewLink>
      )}
      {today && today.snoozed > 0 && (
        <ViewLink href={hrefOfView('snoozed')} does="Show">
          <b>{`${today.snoozed.toLocaleString()} snoozed`}</b>
          {today.nextBackAt && `, back ${moment(today.nextBackAt, now)}`}
        </ViewLink>
      )}
      {isCalm && (
        <BriefLeads heading="Coming up" leads={coming} hrefOf={hrefOf}>
          {({ name, visitAt, snoozedUntil }) => (
            <>
              <span>{`${name}, ${visitAt ? 'visit' : 'call again'}`}</span>
              <time dateTime={visitAt ?? snoozedUntil}>{moment(visitAt ?? snoozedUntil ?? now, now)}</time>
            </>
          )}
        </BriefLeads>
      )}
      {showsAnswered && (
        <BriefLeads heading="Answered lately" leads={answered} hrefOf={hrefOf}>
          {(lead) => {
            const back = lead.snoozedUntil && strings.backOn(moment(lead.snoozedUntil, now));
            return (
              <span>
                {lead.name}
                <small>{[clockText(lead, now).text, back].filter(Boolean).join('. ')}</small>
              </span>
            );
          }}
        </BriefLeads>
      )}
      {areKeysOn() && (
        <p className={keyLine}>
          {['j', 'k', 'c', 's', 'e', 'x', '/', '?'].map((key) => (
            <span key={key}>
              <kbd>{key}</kbd> {strings.keyList.find(([one]) => one === key)?.[1]}
            </span>
          ))}
        </p>
      )}
    </>
  );
}

function Standing({ state: { filter, parts, next: more, summary }, now }: Pick<LeadListProps, 'state' | 'now'>) {
  if (!summary || shownView(filter) !== 'today') return null;
  // A search or a filter hides leads that wait.
  const leads = isNarrowed(filter) ? [] : waitingIn(parts);
  if (leads.length === 0) {
    const count = countOf('today', summary);
    return <p>{count > 0 ? `${count.toLocaleString()} to answer` : 'Nobody waits'}</p>;
  }
  const next = leads.find(({ dueAt }) => Date.parse(dueAt) >= now.getTime());
  const late = next ? leads.indexOf(next) : leads.length;
  const due = next && new Date(next.dueAt);
  const when = due && (daysAway(due, now) === 0 ? `at ${clockTime(due)}` : moment(due, now));
  const overdue = late > 0 && `${late}${!next && more ? '+' : ''} overdue`;
  return <p data-urgent={late > 0 || undefined}>{[overdue, when && `next ${when}`].filter(Boolean).join(', ')}</p>;
}

function Calm({ last }: { last: LeadSummary | undefined }) {
  const tookMs = last?.answeredAt ? Date.parse(last.answeredAt) - Date.parse(last.receivedAt) : undefined;
  return (
    <div className={calm}>
      <svg viewBox="0 0 96 72" width="144" height="108" aria-hidden="true">
        <path d="M20 24a24 18 0 0 1 48 0" fill="none" stroke="currentColor" />
        <path d="M16 24h56v10H16z" fill="#0f3447" />
        <path d="M18 34h52v32H18z" fill="#1d5b7a" />
        <path d="m34 49 8 8 14-15" fill="none" stroke="#fff" />
        <path d="M66 62h26v5H66z" fill="#b8892f" />
      </svg>
      <p>Everyone has an answer</p>
      <p>{tookMs !== undefined && `The last one took ${duration(tookMs)}.`} New requests show up here by themselves.</p>
    </div>
  );
}

const ViewLink = ({ href, does, children }: { href: string; does: string; children: ReactNode }) => (
  <a className={line} href={href}>
    <span>{children}</span>
    <u>{does}</u>
  </a>
);

const viewNames = {
  ...{ today: 'To answer', unanswered: 'No answer yet', snoozed: 'Snoozed', all: 'All' },
  ...strings.statuses,
};

function Views({ state: { filter, summary } }: Pick<LeadListProps, 'state'>) {
  const nav = useRef<HTMLElement>(null);
  const isCounted = summary !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever the link moves.
  useEffect(() => {
    const link = nav.current?.querySelector<HTMLElement>('[aria-current]');
    if (!nav.current || !link) return;
    const { offsetLeft: left, offsetWidth: width } = link;
    const { scrollLeft, clientWidth } = nav.current;
    nav.current.scrollLeft = Math.min(left, Math.max(scrollLeft, left + width - clientWidth));
  }, [filter.view, isCounted]);
  return (
    <nav ref={nav} aria-label="Which leads">
      <ul>
        {views.map((view) => (
          <li key={view}>
            <a href={addressOf({ ...filter, view })} aria-current={filter.view === view ? 'page' : undefined}>
              {viewNames[view]} <span>{summary && countOf(view, summary).toLocaleString()}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function countOf(view: InboxView, { counts, today }: InboxSummary): number {
  if (view === 'today') return today.waiting;
  if (view === 'snoozed' || view === 'unanswered') return today[view];
  return view === 'all' ? leadStatuses.reduce((sum, status) => sum + counts[status], 0) : counts[view];
}

function useBriefLeads(read: () => Promise<readonly LeadSummary[]>, version: object | undefined) {
  const [leads, setLeads] = useState<readonly LeadSummary[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the version stands for what has changed.
  useEffect(() => {
    if (!version) return setLeads([]);
    let isCurrent = true;
    read().then((newest) => isCurrent && setLeads(newest), console.error);
    return () => {
      isCurrent = false;
    };
  }, [version]);
  return leads;
}

interface BriefLeadsProps {
  heading: string;
  leads: readonly LeadSummary[];
  hrefOf: (id: string) => string;
  children: (lead: LeadSummary) => ReactNode;
}

function BriefLeads({ heading, leads, hrefOf, children }: BriefLeadsProps) {
  if (leads.length === 0) return null;
  return (
    <section aria-label={heading}>
      <h3 className={group}>{heading}</h3>
      <ul className={`${brief} ${inset}`}>
        {leads.map((lead) => (
          <li key={lead.id}>
            <a href={hrefOf(lead.id)}>
              {children(lead)}
              <StatusTag status={lead.status} />
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
