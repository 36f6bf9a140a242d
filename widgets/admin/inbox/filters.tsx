import { type FormEvent, useEffect, useRef } from 'react';
import type { InboxSummary, LeadFacets } from '../../../catalogue/contracts/admin/inbox-summary.ts';
import { leadStatuses } from '../../../catalogue/contracts/lead-status.ts';
import { control } from '../../core/form/form-sheet.css.ts';
import { conditions, tabs } from './filters.css.ts';
import type { InboxFilter } from './inbox-filter.ts';
import { strings } from './strings.ts';

interface FiltersProps {
  filter: InboxFilter;
  summary: InboxSummary | undefined;
  facets: LeadFacets | undefined;
  clock: InboxSummary['clock'];
  onFilter: (wanted: Partial<InboxFilter>) => void;
  onClock: (clock: InboxSummary['clock']) => void;
}

/** How long someone pauses after typing a search. */
const pauseMs = 250;

const views = [
  ['open', strings.open],
  ['overdue', strings.dueNow],
  ['all', strings.all],
  ...leadStatuses.map((status) => [status, strings.statuses[status]] as const),
] as const;

/** Which leads to show: a view, search words, and three conditions. */
export function Filters({ filter, summary, facets, clock, onFilter, onClock }: FiltersProps) {
  const typing = useRef<number>(undefined);
  useEffect(() => () => clearTimeout(typing.current), []);

  function onSearch({ currentTarget }: FormEvent<HTMLInputElement>) {
    const text = currentTarget.value;
    clearTimeout(typing.current);
    typing.current = window.setTimeout(() => onFilter({ text }), pauseMs);
  }

  const counted = (view: InboxFilter['view']) => {
    const { counts } = summary ?? {};
    if (!counts || view === 'overdue') return '';
    if (view === 'open') return counts.new + counts.called + counts.scheduled;
    return view === 'all' ? leadStatuses.reduce((sum, status) => sum + counts[status], 0) : counts[view];
  };
  return (
    <>
      <fieldset className={tabs}>
        <legend>{strings.views}</legend>
        {views.map(([view, label]) => (
          <label key={view}>
            <input
              type="radio"
              name="view"
              value={view}
              checked={filter.view === view}
              onChange={() => onFilter({ view })}
            />
            <span>
              {label} <b>{counted(view)}</b>
            </span>
          </label>
        ))}
      </fieldset>
      <search className={conditions}>
        <div className={control}>
          <label htmlFor="inbox-search">{strings.search}</label>
          <input id="inbox-search" type="search" placeholder={strings.searchHint} onInput={onSearch} />
        </div>
        <Choice
          name={strings.kind}
          value={filter.kind}
          options={[['', strings.anyKind], ...Object.entries(strings.kinds)]}
          onChoice={(kind) => onFilter({ kind: kind as InboxFilter['kind'] })}
        />
        <Choice
          name={strings.town}
          value={filter.town}
          options={[['', strings.anyTown], ...(facets?.towns ?? []).map(counting)]}
          onChoice={(town) => onFilter({ town })}
        />
        <Choice
          name={strings.site}
          value={filter.site === undefined ? 'any' : filter.site}
          options={[
            ['any', strings.anySite],
            ...(facets?.sites ?? []).map(({ name, count }): [string, string] => [
              name,
              `${name.replace('https://', '') || strings.ownSite} (${count})`,
            ]),
          ]}
          onChoice={(site) => onFilter({ site: site === 'any' ? undefined : site })}
        />
        <Choice
          name={strings.clock}
          value={clock}
          options={Object.entries(strings.clocks)}
          onChoice={(chosen) => onClock(chosen as InboxSummary['clock'])}
        />
      </search>
    </>
  );
}

const counting = ({ name, count }: { name: string; count: number }): [string, string] => [name, `${name} (${count})`];

interface ChoiceProps {
  name: string;
  value: string;
  options: readonly (readonly [value: string, label: string])[];
  onChoice: (value: string) => void;
}

function Choice({ name, value, options, onChoice }: ChoiceProps) {
  const id = `inbox-${name.toLowerCase().replaceAll(' ', '-')}`;
  return (
    <div className={control}>
      <label htmlFor={id}>{name}</label>
      <select id={id} value={value} onChange={({ currentTarget }) => onChoice(currentTarget.value)}>
        {options.map(([option, label]) => (
          <option key={option} value={option}>
            {label}
          </option>
        ))}
      </select>
    </div>
  );
}
