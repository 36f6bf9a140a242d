import { useState } from 'react';
import type { LeadFacets } from '../../../../catalogue/contracts/admin/lead-summary.ts';
import { control } from '../../../core/form/form-view.css.ts';
import { button, lineButton } from '../../../core/ui/parts.css.ts';
import { desk } from '../../layout.css.ts';
import { SearchField } from '../../office-bar.tsx';
import { strings as office } from '../../strings.ts';
import { useMedia } from '../../ui/hooks.ts';
import { Icon } from '../../ui/icon.tsx';
import { type InboxFilter, noFilter } from '../inbox-filter.ts';
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
  const all: readonly Condition[] = [
    {
      name: strings.kind,
      value: filter.kind,
      any: ['', strings.anyKind],
      options: Object.entries(strings.kinds),
      onChoice: (kind) => onFilter({ kind: kind as InboxFilter['kind'], ...(kind !== 'estimate' && { service: '' }) }),
    },
    {
      name: strings.service,
      value: filter.service,
      any: ['', strings.anyService],
      options: Object.entries(strings.services),
      onChoice: (service) => onFilter({ service: service as InboxFilter['service'], ...(service && { kind: '' }) }),
    },
    {
      name: strings.town,
      value: filter.town,
      any: ['', strings.anyTown],
      options: withChosen(facets?.towns ?? [], filter.town).map(counting),
      onChoice: (town) => onFilter({ town }),
    },
    {
      name: strings.site,
      value: filter.site ?? 'any',
      any: ['any', strings.anySite],
      options: withChosen(facets?.sites ?? [], filter.site).map((site): [string, string] => [
        site.name,
        counting({ ...site, name: site.name.replace('https://', '') || strings.ownSite })[1],
      ]),
      onChoice: (site) => onFilter({ site: site === 'any' ? undefined : site }),
    },
    {
      name: strings.photos,
      value: filter.hasPhotos ? 'yes' : '',
      any: ['', strings.anyPhotos],
      options: [['yes', strings.withPhotos]],
      onChoice: (photos) => onFilter({ hasPhotos: photos === 'yes' }),
    },
    {
      name: strings.confirmation,
      value: filter.isUnconfirmed ? 'dead' : '',
      any: ['', strings.anyConfirmation],
      options: [['dead', strings.unconfirmed]],
      onChoice: (receipt) => onFilter({ isUnconfirmed: receipt === 'dead' }),
    },
    {
      name: strings.held,
      value: filter.isOffer ? 'offer' : '',
      any: ['', strings.anyReason],
      options: [['offer', strings.offer]],
      onChoice: (held) => onFilter({ isOffer: held === 'offer', ...(held && { view: 'spam' }) }),
    },
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
            <button className={lineButton} type="button" onClick={() => onFilter(noFilter)}>
              {strings.clearFilter}
            </button>
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

function Choice({ name, value, any, options, onChoice }: Condition) {
  const id = `inbox-${name.toLowerCase().replaceAll(' ', '-')}`;
  return (
    <div className={control}>
      <label htmlFor={id}>{name}</label>
      <select id={id} value={value} onChange={({ currentTarget }) => onChoice(currentTarget.value)}>
        {[any, ...options].map(([option, label]) => (
          <option key={option} value={option}>
            {label}
          </option>
        ))}
      </select>
    </div>
  );
}

interface Condition {
  name: string;
  value: string;
  /** Filters nothing. */
  any: readonly [value: string, label: string];
  options: readonly (readonly [value: string, label: string])[];
  onChoice: (value: string) => void;
}

/** As many as fit into two lines of a phone. */
const shownAtFirst = 5;

function Chips({ name, value, any: [none], options, onChoice }: Condition) {
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
          onClick={() => onChoice(option === value ? none : option)}
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
