import { countWords, filterPosts, type Sought } from '../../catalogue/blog/filter.ts';
import type { ListRules } from '../core/list/live-list.ts';

/** How the cards of /blog are read and found. */
export const postRules: ListRules<Sought> = {
  path: '/blog',
  read: (card) => ({
    title: card.querySelector('h2')?.textContent ?? '',
    excerpt: card.querySelector('h2 + p')?.textContent ?? '',
    category: card.dataset.item ?? '',
  }),
  matching: (posts, filter) =>
    filterPosts(posts, { search: filter.get('q') ?? '', category: filter.get('category') ?? '' }),
  count: countWords,
  none: 'No articles found matching your criteria.',
};
