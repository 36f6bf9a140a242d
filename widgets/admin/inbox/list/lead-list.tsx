import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import {
  type InboxSummary,
  type LeadStatus,
  type LeadSummary,
  leadStatuses,
} from '../../../../catalogue/contracts/admin/lead.ts';
import { timeNow } from '../../admin-api.ts';
import { desk } from '../../layout.css.ts';
import { areKeysOn } from '../../preferences.ts';
import { addressOf } from '../../section-address.ts';
import { useLatest, useMedia } from '../../ui/hooks.ts';
import { Icon } from '../../ui/icon.tsx';
import { LineButton, LoadFailed } from '../../ui/parts.tsx';
import { clockTime, duration } from '../../ui/times.ts';
import { note } from '../../ui/ui.css.ts';
import { clockText } from '../due.tsx';
import { addressQuery, type InboxFilter, type InboxView, isNarrowed, views } from '../inbox-filter.ts';
import type { Inbox, InboxState } from '../inbox-model.ts';
import { type LeadAction, moved } from '../lead-changes.ts';
import { daysAway, moment } from '../moment.ts';
import { strings } from '../strings.ts';
import { Filters } from './filters.tsx';
import { groupsOf } from './group-leads.ts';
import { brief, bulk, calm, group, inset, keyLine, line, rows, strip, top } from './lead-list.css.ts';
import { tag } from './lead-row.css.ts';
import { LeadRow } from './lead-row.tsx';

interface LeadListProps {
  inbox: Inbox;
  state: InboxState;
  now: Date;
  hrefOf: (id: string) => string;
  selected: ReadonlySet<string>;
  onSelect: (id: string) => void;
  onClear: () => void;
  /** `leads` are the selected ones by default. */
  onAct: (action: LeadAction, leads?: readonly LeadSummary[]) => void;
  onSnooze: () => void;
  onFilter: (wanted: Partial<InboxFilter>) => void;
}

const bulkStatuses = ['called', 'won', 'lost', 'spam'] as const satisfies readonly LeadStatus[];

export function LeadList(props: LeadListProps) {
  const { inbox, state, now, hrefOf, selected, onSelect, onClear, onAct, onSnooze, onFilter } = props;
  const { status, filter, parts, next, inAll, summary, facets, open } = state;
  const [isFilterOpen, setFilterOpen] = useState(
    // The bar shows the search words.
    () => isNarrowed({ ...filter, text: '' }) && matchMedia(desk).matches,
  );
  useEffect(() => {
    if (isFilterOpen && !inbox.store.getState().facets) inbox.loadFacets().catch(console.error);
  }, [isFilterOpen, inbox]);
  const hrefOfView = (view: InboxFilter['view']) =>
    addressOf({ section: 'inbox', item: '', query: addressQuery({ ...filter, view }) });
  const groups = useMemo(() => groupsOf({ filter, parts }, now), [filter, parts, now]);
  const trust = useLatest((lead: LeadSummary) => onAct({ ...moved('new'), text: strings.isTrusted }, [lead]));
  const count = parts.back.length + parts.main.length + parts.colors.length;
  const isDesk = useMedia(desk);
  const isToday = status === 'here' && filter.view === 'today' && !isNarrowed(filter);
  const isCalm = isToday && count === 0;
  const answered = useBriefLeads(inbox.answered, isCalm || (isToday && isDesk) ? summary : undefined);
  return (
    <>
      <div className={top}>
        <h2 id="leads" tabIndex={-1}>
          {strings.heading}
        </h2>
        {summary && filter.view === 'today' && (
          // A search or a filter hides leads that wait.
          <Standing leads={isNarrowed(filter) ? [] : parts.main} hasMore={!!next} summary={summary} now={now} />
        )}
      </div>
      <Views
        filter={filter}
        summary={summary}
        isFilterOpen={isFilterOpen}
        onFilter={() => setFilterOpen(!isFilterOpen)}
      />
      {selected.size > 0 && (
        <div className={bulk} role="toolbar" aria-label={strings.selection}>
          <b>{strings.selected(selected.size)}</b>
          {bulkStatuses.map((to) => (
            <button key={to} type="button" onClick={() => onAct(moved(to))}>
              {strings.statuses[to]}
            </button>
          ))}
          <button type="button" onClick={onSnooze}>
            {strings.snooze}
          </button>
          <button type="button" aria-label={strings.clearSelection} onClick={onClear}>
            ✕
          </button>
        </div>
      )}
      <Filters
        filter={filter}
        facets={facets}
        isOpen={isFilterOpen}
        found={status === 'here' ? `${count}${next ? '+' : ''}` : undefined}
        onFilter={onFilter}
        onClose={() => setFilterOpen(false)}
      />
      <p role="status" className={line} data-quiet={filter.view === 'today' && !isNarrowed(filter) ? true : undefined}>
        {status === 'loading' ? strings.loading : status === 'here' && strings.found(count, !!next)}
      </p>
      {status === 'failed' && <LoadFailed text={strings.failed} onAgain={inbox.load} />}
      {groups.map(({ key, heading, isUrgent, leads }) => (
        <section key={key} aria-label={heading || strings.heading}>
          {heading && (
            <h3 className={group} data-urgent={isUrgent || undefined}>
              {heading}
            </h3>
          )}
          <ul className={rows} data-selecting={selected.size > 0 || undefined}>
            {leads.map((lead) => (
              <LeadRow
                key={lead.id}
                lead={lead}
                now={now}
                href={hrefOf(lead.id)}
                isOpen={open?.id === lead.id}
                isSelected={selected.has(lead.id)}
                onSelect={onSelect}
                onTrust={trust}
              />
            ))}
          </ul>
        </section>
      ))}
      {status === 'here' && count === 0 && <Nothing isCalm={isCalm} last={answered[0]} />}
      {status === 'here' && inAll && (inAll.hasMore || inAll.count > count) && (
        <ViewLink href={hrefOfView('all')} does={strings.show}>
          <b>{strings.inAll(`${inAll.count}${inAll.hasMore ? '+' : ''}`)}</b> {strings.withWords}
        </ViewLink>
      )}
      {status === 'here' && next && (
        <p className={line}>
          <LineButton onClick={() => inbox.loadMore().catch(console.error)}>{strings.more}</LineButton>
        </p>
      )}
      {filter.view === 'today' && summary && summary.today.spam > 0 && (
        <ViewLink href={hrefOfView('spam')} does={strings.look}>
          <b>{strings.heldAsSpam(summary.today.spam)}</b> {strings.spamToday}
        </ViewLink>
      )}
      {filter.view === 'today' && summary && summary.today.snoozed > 0 && (
        <ViewLink href={hrefOfView('snoozed')} does={strings.show}>
          <b>{strings.snoozedCount(summary.today.snoozed)}</b>
          {summary.today.nextBackAt && `, ${strings.nextBack(moment(summary.today.nextBackAt, now))}`}
        </ViewLink>
      )}
      {isCalm && <ComingUp inbox={inbox} now={now} hrefOf={hrefOf} version={summary} />}
      {isToday && isDesk && <AnsweredLately leads={answered} now={now} hrefOf={hrefOf} />}
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

interface StandingProps {
  /** By deadline; empty if they are not known. */
  leads: readonly LeadSummary[];
  hasMore: boolean;
  summary: NonNullable<InboxState['summary']>;
  now: Date;
}

function Standing({ leads, hasMore, summary, now }: StandingProps) {
  const next = leads.find(({ dueAt }) => Date.parse(dueAt) >= now.getTime());
  const late = next ? leads.indexOf(next) : leads.length;
  if (leads.length === 0) {
    const count = summary.today.waiting + summary.today.back;
    return <p>{count > 0 ? strings.toAnswer(count) : strings.nobodyWaits}</p>;
  }
  const due = next && new Date(next.dueAt);
  const isToday = due && daysAway(due, now) === 0;
  return (
    <p data-urgent={late > 0 || undefined}>
      {strings.summary(
        late > 0 ? strings.overdue(`${late}${!next && hasMore ? '+' : ''}`) : '',
        due ? (isToday ? strings.nextAt(clockTime(due)) : strings.nextOn(moment(due, now))) : '',
      )}
    </p>
  );
}

/** `isCalm`: every lead has an answer, rather than none matching. */
function Nothing({ isCalm, last }: { isCalm: boolean; last: LeadSummary | undefined }) {
  if (!isCalm) return <p className={note}>{strings.empty}</p>;
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
      <p>{strings.everyoneAnswered}</p>
      <p>
        {tookMs !== undefined && strings.lastTook(duration(tookMs))} {strings.newOnes}
      </p>
    </div>
  );
}

const ViewLink = ({ href, does, children }: { href: string; does: string; children: ReactNode }) => (
  <a className={line} href={href}>
    <span>{children}</span>
    <u>{does}</u>
  </a>
);

interface ViewsProps {
  filter: InboxFilter;
  summary: InboxSummary | undefined;
  isFilterOpen: boolean;
  onFilter: () => void;
}

function Views({ filter, summary, isFilterOpen, onFilter }: ViewsProps) {
  const hrefOf = (view: InboxView) =>
    addressOf({ section: 'inbox', item: '', query: addressQuery({ ...filter, view }) });
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
    <div className={strip}>
      <button
        type="button"
        aria-expanded={isFilterOpen}
        aria-controls="inbox-filter"
        data-on={isNarrowed(filter) || undefined}
        onClick={onFilter}
      >
        <Icon name="filter" />
        <span>{isNarrowed(filter) ? strings.filterOn : strings.filter}</span>
      </button>
      <nav ref={nav} aria-label={strings.views}>
        <ul>
          {views.map((view) => (
            <li key={view}>
              <a href={hrefOf(view)} aria-current={filter.view === view ? 'page' : undefined}>
                {view === 'today' || view === 'snoozed' || view === 'all' ? strings[view] : strings.statuses[view]}{' '}
                <span>{summary && countOf(view, summary).toLocaleString()}</span>
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}

function countOf(view: InboxView, { counts, today }: InboxSummary): number {
  if (view === 'today') return today.waiting + today.back;
  if (view === 'snoozed') return today.snoozed;
  return view === 'all' ? leadStatuses.reduce((sum, status) => sum + counts[status], 0) : counts[view];
}

/** Loads again whenever `version` changes; undefined while the leads are not needed. */
function useBriefLeads(read: () => Promise<readonly LeadSummary[]>, version: object | undefined) {
  const [leads, setLeads] = useState<readonly LeadSummary[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the version stands for what has changed.
  useEffect(() => {
    if (!version) return;
    let isCurrent = true;
    read().then((newest) => isCurrent && setLeads(newest), console.error);
    return () => {
      isCurrent = false;
    };
  }, [version]);
  return leads;
}

interface AnsweredLatelyProps {
  leads: readonly LeadSummary[];
  now: Date;
  hrefOf: (id: string) => string;
}

function AnsweredLately({ leads, now, hrefOf }: AnsweredLatelyProps) {
  return (
    <BriefLeads id="answered-lately" heading={strings.answeredLately} leads={leads} hrefOf={hrefOf}>
      {(lead) => (
        <span>
          {lead.name}
          <small>
            {[clockText(lead, now).text, lead.snoozedUntil && strings.backOn(moment(lead.snoozedUntil, now))]
              .filter(Boolean)
              .join('. ')}
          </small>
        </span>
      )}
    </BriefLeads>
  );
}

interface ComingUpProps {
  inbox: Inbox;
  now: Date;
  hrefOf: (id: string) => string;
  version: object | undefined;
}

function ComingUp({ inbox, now, hrefOf, version }: ComingUpProps) {
  const leads = useBriefLeads(() => inbox.comingUp(timeNow()), version ?? inbox);
  return (
    <BriefLeads id="coming-up" heading={strings.comingUp} leads={leads} hrefOf={hrefOf}>
      {({ name, visitAt, snoozedUntil }) => (
        <>
          <span>{`${name}, ${visitAt ? strings.aVisit : strings.callAgain}`}</span>
          <time dateTime={visitAt ?? snoozedUntil}>{moment(visitAt ?? snoozedUntil ?? now, now)}</time>
        </>
      )}
    </BriefLeads>
  );
}

interface BriefLeadsProps {
  id: string;
  heading: string;
  leads: readonly LeadSummary[];
  hrefOf: (id: string) => string;
  children: (lead: LeadSummary) => ReactNode;
}

function BriefLeads({ id, heading, leads, hrefOf, children }: BriefLeadsProps) {
  if (leads.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h3 className={group} id={id}>
        {heading}
      </h3>
      <ul className={`${brief} ${inset}`}>
        {leads.map((lead) => (
          <li key={lead.id}>
            <a href={hrefOf(lead.id)}>
              {children(lead)}
              <span className={tag} data-status={lead.status}>
                {strings.statuses[lead.status]}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
