import { matchingAreas, type Sought } from '../../catalogue/towns/area-match.ts';
import { countWords } from '../../catalogue/towns/area-messages.ts';
import type { ListRules } from '../core/list/live-list.ts';

/** How the cards of /service-areas are read and found. */
export const areaRules: ListRules<Sought> = {
  path: '/service-areas',
  read: (card) => ({
    name: card.querySelector('h2')?.textContent ?? '',
    county: card.dataset.item ?? '',
    active: true,
  }),
  matching: (areas, filter) =>
    matchingAreas(areas, { text: filter.get('q') ?? '', county: filter.get('county') ?? '' }),
  count: countWords,
  none: 'No service areas found',
  /** The cards may lie below the screen; on the chart beside the search the other towns step back. */
  mark(found) {
    const names = new Set<string | null>(found.map(({ name }) => name));
    for (const town of document.querySelectorAll('[data-town]'))
      town.toggleAttribute('data-aside', !names.has(town.textContent));
  },
};
