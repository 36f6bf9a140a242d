import { useLayoutEffect, useRef } from 'react';
import { matchingAreas, type Sought } from '../../catalogue/towns/area-match.ts';
import { countWords } from '../../catalogue/towns/area-messages.ts';
import { activateFilter, createLiveList, includeSelected, type ListRules } from '../core/list/live-list.ts';
import { defineWidget, type WidgetProps } from '../core/runtime/define-widget.ts';
import { lineButton } from '../core/ui/parts.css.ts';
import { type AreaSearchOnPage, areaItem, townMark } from './model.ts';
import { strings } from './strings.ts';
import * as styles from './view.css.ts';

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
      town.toggleAttribute('data-aside', !names.has(townMark.read(town)));
  },
};

/** The form works without the island, by reloading the page. */
function AreaSearch({ data }: WidgetProps<object, AreaSearchOnPage>) {
  const { counties = [], query = { text: '', county: '' } } = data ?? {};
  const form = useRef<HTMLFormElement>(null);
  useLayoutEffect(() => {
    if (form.current) return activateFilter(form.current, createLiveList(areaRules));
  }, []);
  return (
    <search>
      <form ref={form} className={styles.box} action={`${areaRules.path}#found`}>
        <label className={styles.wide}>
          <span>{strings.label}</span>
          <input
            className={styles.control}
            name="q"
            type="search"
            placeholder={strings.placeholder}
            defaultValue={query.text}
            maxLength={80}
            autoComplete="off"
          />
        </label>
        <label>
          <span>{strings.county}</span>
          <select className={styles.control} name="county">
            <option value="">{strings.allCounties}</option>
            {includeSelected(counties, query.county).map((county) => (
              <option key={county} selected={county === query.county}>
                {county}
              </option>
            ))}
          </select>
        </label>
        <button className={lineButton} type="submit">
          {strings.show}
        </button>
      </form>
    </search>
  );
}

export const areaSearch = defineWidget<object, AreaSearchOnPage>({
  name: 'area-search',
  options: {},
  View: AreaSearch,
});
