import { useState } from 'react';
import type { LeadFacets } from '../../../../catalogue/contracts/admin/lead.ts';
import { control } from '../../../core/form/form-view.css.ts';
import { button } from '../../../core/ui/parts.css.ts';
import { desk } from '../../layout.css.ts';
import { SearchField } from '../../office-bar.tsx';
import { strings as office } from '../../strings.ts';
import { useMedia } from '../../ui/hooks.ts';
import { Icon } from '../../ui/icon.tsx';
import { LineButton } from '../../ui/parts.tsx';
import { type ConditionName, type InboxFilter, noFilter } from '../inbox-filter.ts';
import { strings } from '../strings.ts';
import { chips, conditions, foot, head } from './lead-list.css.ts';

interface FiltersProps {
  filter: InboxFilter;
  facets: LeadFacets | undefined;
  isOpen: boolean;
  /** Undefined while the list loads. */
  found: string | undefined;
  onFilter: (wanted: Partial<InboxFilter>) => void;
  onClose: () => void;
}

export function Filters({ filter, facets, isOpen, found, onFilter, onClose }: FiltersProps) {
  const isDesk = useMedia(desk);
  const condition = (
    key: ConditionName,
    name: string,
    anyLabel: string,
    options: Condition['options'],
    also: (value: string | undefined) => Partial<InboxFilter> = () => ({}),
  ): Condition => ({
    ...{ name, anyLabel, options, value: filter[key] },
    onChoice: (value) => onFilter({ [key]: value, ...also(value) }),
  });
  const sites = withChosen(facets?.sites ?? [], filter.site).map((site): readonly [string, string] => [
    site.name,
    counting({ ...site, name: site.name.replace('https://', '') || strings.ownSite })[1],
  ]);
  const all = [
    condition('kind', strings.kind, strings.anyKind, Object.entries(strings.kinds), (kind) =>
      kind === 'estimate' ? {} : { service: undefined },
    ),
    condition('service', strings.service, strings.anyService, Object.entries(strings.services), (service) =>
      service ? { kind: undefined } : {},
    ),
    condition('town', strings.town, strings.anyTown, withChosen(facets?.towns ?? [], filter.town).map(counting)),
    condition('site', strings.site, strings.anySite, sites),
    condition('photos', strings.photos, strings.anyPhotos, [['yes', strings.withPhotos]]),
    condition('receipt', strings.confirmation, strings.anyConfirmation, [['dead', strings.unconfirmed]]),
    condition('held', strings.held, strings.anyReason, [['offer', strings.offer]], (held) =>
      held ? { view: 'spam' } : {},
    ),
  ];

  function close() {
    onClose();
    document.querySelector<HTMLElement>('[aria-controls=inbox-filter]')?.focus();
  }

  return (
    <search id="inbox-filter" className={conditions} hidden={!isOpen} aria-label={strings.filter}>
      {isDesk ? (
        all.map((condition) => <Choice key={condition.name} {...condition} />)
      ) : (
        <>
          <header className={head}>
            <h3>{strings.filter}</h3>
            <button type="button" aria-label={office.close} onClick={close}>
              <Icon name="cross" />
            </button>
          </header>
          <div className={control}>
            <label htmlFor="inbox-search">{office.search}</label>
            <SearchField />
          </div>
          {all.map((condition) => condition.options.length > 0 && <Chips key={condition.name} {...condition} />)}
          <p className={foot}>
            <LineButton onClick={() => onFilter(noFilter)}>{strings.clearFilter}</LineButton>
            <button className={button} type="button" onClick={close}>
              {strings.show} {found}
            </button>
          </p>
        </>
      )}
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

/** Has the URL's choice before the others load. */
const withChosen = (facets: readonly Facet[], chosen: string | undefined): readonly Facet[] =>
  !chosen || facets.some(({ name }) => name === chosen) ? facets : [{ name: chosen }, ...facets];

interface Condition {
  name: string;
  /** Undefined for any. */
  value: string | undefined;
  anyLabel: string;
  options: readonly (readonly [value: string, label: string])[];
  onChoice: (value: string | undefined) => void;
}

/** Our own pages are the site ''. */
const anyValue = 'any';

function Choice({ name, value, anyLabel, options, onChoice }: Condition) {
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

function Chips({ name, value, options, onChoice }: Condition) {
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
          {strings.moreChoices(more)}
        </button>
      )}
    </fieldset>
  );
}
