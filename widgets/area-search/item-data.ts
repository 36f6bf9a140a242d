import { defineItemData } from '../core/list/item-data.ts';

/** The data that the search of /service-areas reads from each card. */
export const areaItem = defineItemData(['name', 'county']);

/** Names the town that a part of the chart beside the search represents. */
export const townMark = {
  write: (name: string) => ({ 'data-town': name }),
  read: (element: Element) => element.getAttribute('data-town'),
};
