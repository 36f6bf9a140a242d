import { useState } from 'react';
import type { LeadFacets } from '../../../../catalogue/contracts/admin/lead.ts';
import { control } from '../../../core/form/form-view.css.ts';
import { button } from '../../../core/ui/parts.css.ts';
import { desk } from '../../layout.css.ts';
import { SearchField } from '../../office-bar.tsx';
import { useMedia } from '../../ui/hooks.ts';
import { IconButton } from '../../ui/icon.tsx';
import { LineButton } from '../../ui/parts.tsx';
import { type ConditionName, type InboxFilter, noFilter } from '../inbox-filter.ts';
import { strings } from '../strings.ts';
import { chips, conditions, foot, head } from './lead-list.css.ts';

interface FiltersProps {
  filter: InboxFilter;
  facets: LeadFacets | undefined;
  isOpen: boolean;
  found: string | undefined;
  onFilter: (wanted: Partial<InboxFilter>) => void;
  onClose: () => void;
}

export function Filters({ filter, facets, isOpen, found, onFilter, onClose }: FiltersProps) {
  const isDesk = useMedia(desk);
  const choices = conditionsOf(filter, facets).map(([key, name, anyLabel, options]) => ({
    ...{ name, anyLabel, options, value: filter[key] },
    onChoice: (value: string | undefined) => onFilter({ [key]: value, ...alsoChanged(key, value) }),
  }));

  function close() {
    onClose();
    document.querySelector<HTMLElement>('[aria-controls=inbox-filter]')?.focus();
  }

  return (
    <search id="inbox-filter" className={conditions} hidden={!isOpen} aria-label="Filter">
      {isDesk ? (
        choices.map((choice) => <Choice key={choice.name} {...choice} />)
      ) : (
        <>
          <header className={head}>
            <h3>Filter</h3>
            <IconButton icon="cross" aria-label="Close" onClick={close} />
          </header>
          <div className={control}>
            <label htmlFor="inbox-search">Search</label>
            <SearchField />
          </div>
          {choices.map((choice) => choice.options.length > 0 && <Chips key={choice.name} {...choice} />)}
          <p className={foot}>
            <LineButton onClick={() => onFilter(noFilter)}>Clear</LineButton>
            <button className={button} type="button" onClick={close}>
              Show {found}
            </button>
          </p>
        </>
      )}
    </search>
  );
}

type Option = readonly [value: string, label: string];

function conditionsOf(filter: InboxFilter, facets: LeadFacets | undefined) {
  const option = ({ name, count }: Facet, shown = name): Option => [name, count ? `${shown} (${count})` : shown];
  const towns = withChosen(facets?.towns ?? [], filter.town).map((town) => option(town));
  const sites = withChosen(facets?.sites ?? [], filter.site).map((site) =>
    option(site, site.name.replace('https://', '') || strings.ownSite),
  );
  const conditions: readonly (readonly [ConditionName, name: string, anyLabel: string, readonly Option[]])[] = [
    ['kind', 'Kind', 'Any kind', Object.entries(strings.kinds)],
    ['service', 'Service', 'Any service', Object.entries(strings.services)],
    ['town', 'Town', 'Any town', towns],
    ['site', 'Site', 'Any site', sites],
    ['photos', 'Photos', 'With or without photos', [['yes', 'With photos']]],
    ['receipt', 'Confirmation', 'Delivered or not', [['dead', 'Could not be delivered']]],
    ['held', 'Held', 'For any reason', [['offer', 'Looks like an offer']]],
  ];
  return conditions;
}

interface Facet {
  name: string;
  count?: number;
}

const withChosen = (facets: readonly Facet[], chosen: string | undefined): readonly Facet[] =>
  !chosen || facets.some(({ name }) => name === chosen) ? facets : [{ name: chosen }, ...facets];

function alsoChanged(key: ConditionName, value: string | undefined): Partial<InboxFilter> {
  if (key === 'kind' && value !== 'estimate') return { service: undefined };
  if (key === 'service' && value) return { kind: undefined };
  return key === 'held' && value ? { view: 'spam' } : {};
}

interface ChoiceProps {
  name: string;
  anyLabel: string;
  options: readonly Option[];
  value: string | undefined;
  onChoice: (value: string | undefined) => void;
}

const anyValue = 'any';

function Choice({ name, value, anyLabel, options, onChoice }: ChoiceProps) {
  const id = `inbox-${name.toLowerCase().replaceAll(' ', '-')}`;
  const choose = (chosen: string) => onChoice(chosen === anyValue ? undefined : chosen);
  return (
    <div className={control}>
      <label htmlFor={id}>{name}</label>
      <select id={id} value={value ?? anyValue} onChange={({ currentTarget }) => choose(currentTarget.value)}>
        {[[anyValue, anyLabel] as const, ...options].map(([option, label]) => (
          <option key={option} value={option}>
            {label}
          </option>
        ))}
      </select>
    </div>
  );
}

/** As many as fit into two lines of a phone. */
const shownAtFirst = 5;

function Chips({ name, value, options, onChoice }: ChoiceProps) {
  const [hasAll, setAll] = useState(false);
  const shown = options.filter(
    ([option], at) => hasAll || options.length <= shownAtFirst + 1 || at < shownAtFirst || option === value,
  );
  const more = options.length - shown.length;
  return (
    <fieldset className={chips}>
      <legend>{name}</legend>
      {shown.map(([option, label]) => (
        <button
          key={option}
          type="button"
          aria-pressed={option === value}
          onClick={() => onChoice(option === value ? undefined : option)}
        >
          {label}
        </button>
      ))}
      {more > 0 && (
        <button type="button" onClick={() => setAll(true)}>
          {`${more} more`}
        </button>
      )}
    </fieldset>
  );
}
