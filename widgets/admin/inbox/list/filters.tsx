import { type FormEvent, useEffect, useRef } from 'react';
import type { LeadFacets } from '../../../../catalogue/contracts/admin/inbox-summary.ts';
import { control } from '../../../core/form/form-view.css.ts';
import type { InboxFilter } from '../inbox-filter.ts';
import { strings } from '../strings.ts';
import { conditions } from './filters.css.ts';

interface FiltersProps {
  filter: InboxFilter;
  facets: LeadFacets | undefined;
  isOpen: boolean;
  onFilter: (wanted: Partial<InboxFilter>) => void;
}

/** Debounces typing. */
const pauseMs = 250;

/** Search words and three conditions, collapsed until needed. */
export function Filters({ filter, facets, isOpen, onFilter }: FiltersProps) {
  const typing = useRef<number>(undefined);
  useEffect(() => () => clearTimeout(typing.current), []);

  function onSearch({ currentTarget }: FormEvent<HTMLInputElement>) {
    const text = currentTarget.value;
    clearTimeout(typing.current);
    typing.current = window.setTimeout(() => onFilter({ text }), pauseMs);
  }

  return (
    <search id="inbox-filter" className={conditions} hidden={!isOpen}>
      <div className={control}>
        <label htmlFor="inbox-search">{strings.search}</label>
        <input
          id="inbox-search"
          type="search"
          placeholder={strings.searchHint}
          defaultValue={filter.text}
          onInput={onSearch}
        />
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
        options={[['', strings.anyTown], ...withChosen(facets?.towns ?? [], filter.town).map(counting)]}
        onChoice={(town) => onFilter({ town })}
      />
      <Choice
        name={strings.site}
        value={filter.site ?? 'any'}
        options={[
          ['any', strings.anySite],
          ...withChosen(facets?.sites ?? [], filter.site).map((site): [string, string] => [
            site.name,
            counting({ ...site, name: site.name.replace('https://', '') || strings.ownSite })[1],
          ]),
        ]}
        onChoice={(site) => onFilter({ site: site === 'any' ? undefined : site })}
      />
    </search>
  );
}

interface Facet {
  name: string;
  count?: number;
}

const counting = ({ name, count }: Facet): [string, string] => [
  name,
  count === undefined ? name : `${name} (${count})`,
];

/** Keeps the URL's choice as an option before the others have loaded. */
const withChosen = (facets: readonly Facet[], chosen: string | undefined): readonly Facet[] =>
  !chosen || facets.some(({ name }) => name === chosen) ? facets : [{ name: chosen }, ...facets];

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
