import { type AreaQuery, matchingAreas, type Sought } from '../../catalogue/towns/area-match.ts';
import { countWords } from '../../catalogue/towns/area-messages.ts';
import { Choices, defineItemData, type ListRules, useLiveList } from '../core/list/live-list.tsx';
import { defineWidget, type WidgetProps } from '../core/runtime/define-widget.ts';
import { lineButton } from '../core/ui/parts.css.ts';
import { maxSearchLength, strings } from './strings.ts';
import * as styles from './view.css.ts';

/** On each card of /service-areas. */
export const areaItem = defineItemData(['name', 'county']);

const areaRules: ListRules<Sought> = {
  path: '/service-areas',
  read: (card) => ({ ...areaItem.read(card), active: true }),
  matching: (areas, filter) =>
    matchingAreas(areas, { text: filter.get('q') ?? '', county: filter.get('county') ?? '' }),
  count: countWords,
  none: strings.none,
  /** The cards may be out of view, so the chart beside the search dims the other towns. */
  mark(found) {
    const names = new Set<string | null>(found.map(({ name }) => name));
    for (const town of document.querySelectorAll('[data-town]'))
      town.toggleAttribute('data-aside', !names.has(town.getAttribute('data-town')));
  },
};

function AreaSearch({ data }: WidgetProps<object, { counties: readonly string[]; query: AreaQuery }>) {
  const { counties = [], query = { text: '', county: '' } } = data ?? {};
  return (
    <search>
      <form ref={useLiveList(areaRules)} className={styles.box} action={`${areaRules.path}#found`}>
        <label className={styles.wide}>
          <span>{strings.label}</span>
          <input
            className={styles.control}
            name="q"
            type="search"
            placeholder={strings.placeholder}
            defaultValue={query.text}
            maxLength={maxSearchLength}
            autoComplete="off"
          />
        </label>
        <label>
          <span>{strings.county}</span>
          <select className={styles.control} name="county">
            <Choices all={strings.allCounties} values={counties} chosen={query.county} />
          </select>
        </label>
        <button className={lineButton} type="submit">
          {strings.show}
        </button>
      </form>
    </search>
  );
}

export const areaSearch = defineWidget({ name: 'area-search', options: {}, View: AreaSearch });
