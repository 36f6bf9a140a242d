import { useMemo, useState } from 'react';
import { type AreaQuery, areaCounties, type Sought } from '../../catalogue/towns/area-match.ts';
import { answerWords, countWords } from '../../catalogue/towns/area-messages.ts';
import { searchAreas } from '../../catalogue/towns/area-search.ts';
import { Choices, defineItemData, type ListRules, useLiveList } from '../core/list/live-list.tsx';
import { defineWidget, type WidgetProps } from '../core/runtime/define-widget.ts';
import { lineButton } from '../core/ui/parts.css.ts';
import { maxSearchLength, strings } from './strings.ts';
import * as styles from './view.css.ts';

/** On each town of /service-areas. */
export const areaItem = defineItemData(['slug']);

const areaRules = (areas: readonly Sought[], asked: (query: AreaQuery) => void): ListRules<Pick<Sought, 'slug'>> => {
  const queryOf = (filter: URLSearchParams) => ({ text: filter.get('q') ?? '', county: filter.get('county') ?? '' });
  return {
    path: '/service-areas',
    read: areaItem.read,
    matching(items, filter) {
      const found = new Set(searchAreas(areas, queryOf(filter)).found.map(({ slug }) => slug));
      return items.filter(({ slug }) => found.has(slug));
    },
    count: (found) => countWords(areas.filter(({ slug }) => found.some((item) => item.slug === slug))),
    none: strings.none,
    asked: (filter) => asked(queryOf(filter)),
    /** The list may be out of view, so the chart beside the search dims the other towns. */
    mark(found) {
      const slugs = new Set<string | null>(found.map(({ slug }) => slug));
      for (const town of document.querySelectorAll('[data-town]'))
        town.toggleAttribute('data-aside', !slugs.has(town.getAttribute('data-town')));
    },
  };
};

interface AreaSearchData {
  areas: readonly Sought[];
  query: AreaQuery;
}

const nothing: AreaSearchData = { areas: [], query: { text: '', county: '' } };

function AreaSearch({ data = nothing }: WidgetProps<object, AreaSearchData>) {
  const { areas, query } = data;
  const [asked, ask] = useState(query);
  const form = useLiveList(useMemo(() => areaRules(areas, ask), [areas]));
  return (
    <search>
      <form ref={form} className={styles.box} action="/service-areas#answer">
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
        <div id="answer" className={styles.live} role="status">
          <Answer areas={areas} query={asked} />
        </div>
        <label>
          <span>{strings.county}</span>
          <select className={styles.control} name="county">
            <Choices all={strings.allCounties} values={areaCounties(areas)} chosen={query.county} />
          </select>
        </label>
        <button className={lineButton} type="submit">
          {strings.show}
        </button>
      </form>
    </search>
  );
}

function Answer({ areas, query }: AreaSearchData) {
  const { answer } = searchAreas(areas, query);
  if (!answer || areas.length === 0) return null;
  const { tone, said, more, links } = answerWords(answer);
  return (
    <div className={styles.answers[tone]}>
      <p className={styles.said}>{said}</p>
      {more && <p>{more}</p>}
      {links.length > 0 && (
        <p className={styles.links}>
          {links.map(({ text, path }) => (
            <a key={path} href={path}>
              {text}
            </a>
          ))}
        </p>
      )}
    </div>
  );
}

export const areaSearch = defineWidget({ name: 'area-search', options: {}, View: AreaSearch });
