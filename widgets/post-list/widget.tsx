import { useLayoutEffect, useRef } from 'react';
import { type BlogFilter, countWords, filterPosts, type Sought } from '../../catalogue/blog/filter.ts';
import {
  activateFilter,
  createLiveList,
  defineItemData,
  includeSelected,
  type ListRules,
} from '../core/list/live-list.ts';
import { defineWidget, type WidgetProps } from '../core/runtime/define-widget.ts';
import { lineButton } from '../core/ui/parts.css.ts';
import * as styles from './view.css.ts';

const strings = {
  search: 'Search articles',
  category: 'Category',
  all: 'All categories',
  show: 'Show',
} as const;

/** On each card of /blog. */
export const postItem = defineItemData(['title', 'excerpt', 'category']);

const postRules: ListRules<Sought> = {
  path: '/blog',
  read: postItem.read,
  matching: (posts, filter) =>
    filterPosts(posts, { search: filter.get('q') ?? '', category: filter.get('category') ?? '' }),
  count: countWords,
  none: 'No articles found matching your criteria.',
};

interface PostListData {
  categories: readonly string[];
  filter: BlogFilter;
}

/** The form works without the island, by reloading the page. */
function PostList({ data }: WidgetProps<object, PostListData>) {
  const { categories = [], filter = { search: '', category: '' } } = data ?? {};
  const form = useRef<HTMLFormElement>(null);
  useLayoutEffect(() => {
    if (form.current) return activateFilter(form.current, createLiveList(postRules));
  }, []);
  return (
    <search>
      <form ref={form} className={styles.filter} action={postRules.path}>
        <div className={styles.control}>
          <label htmlFor="q">{strings.search}</label>
          <input id="q" name="q" type="search" autoComplete="off" defaultValue={filter.search} />
        </div>
        <div className={styles.control}>
          <label htmlFor="category">{strings.category}</label>
          <select id="category" name="category">
            <option value="">{strings.all}</option>
            {includeSelected(categories, filter.category).map((category) => (
              <option key={category} selected={category === filter.category}>
                {category}
              </option>
            ))}
          </select>
        </div>
        <button className={lineButton} type="submit">
          {strings.show}
        </button>
      </form>
    </search>
  );
}

export const postList = defineWidget<object, PostListData>({ name: 'post-list', options: {}, View: PostList });
