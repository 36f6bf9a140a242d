import { useEffect, useRef } from 'react';
import { type InboxSummary, leadStatuses } from '../../../../catalogue/contracts/admin/lead.ts';
import { addressOf } from '../../section-address.ts';
import { Icon } from '../../ui/icon.tsx';
import { addressQuery, type InboxFilter, type InboxView, isNarrowed, views } from '../inbox-filter.ts';
import { strings } from '../strings.ts';
import { strip } from './lead-list.css.ts';

interface ViewsProps {
  filter: InboxFilter;
  summary: InboxSummary | undefined;
  isFilterOpen: boolean;
  onFilter: () => void;
}

export function Views({ filter, summary, isFilterOpen, onFilter }: ViewsProps) {
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
