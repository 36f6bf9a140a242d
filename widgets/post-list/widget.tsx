import { type BlogFilter, countWords, filterPosts, type Sought } from '../../catalogue/blog/filter.ts';
import { Choices, defineItemData, type ListRules, useLiveList } from '../core/list/live-list.tsx';
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

function PostList({ data }: WidgetProps<object, { categories: readonly string[]; filter: BlogFilter }>) {
  const { categories = [], filter = { search: '', category: '' } } = data ?? {};
  return (
    <search>
      <form ref={useLiveList(postRules)} className={styles.filter} action={postRules.path}>
        <div className={styles.control}>
          <label htmlFor="q">{strings.search}</label>
          <input id="q" name="q" type="search" autoComplete="off" defaultValue={filter.search} />
        </div>
        <div className={styles.control}>
          <label htmlFor="category">{strings.category}</label>
          <select id="category" name="category">
            <Choices all={strings.all} values={categories} chosen={filter.category} />
          </select>
        </div>
        <button className={lineButton} type="submit">
          {strings.show}
        </button>
      </form>
    </search>
  );
}

export const postList = defineWidget({ name: 'post-list', options: {}, View: PostList });
