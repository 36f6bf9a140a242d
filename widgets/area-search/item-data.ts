import { defineItemData } from '../core/list/item-data.ts';

/** What the search of /service-areas reads of each card. */
export const areaItem = defineItemData(['name', 'county']);

/** Names the town that a part of the chart next to the search stands for. */
export const townMark = {
  write: (name: string) => ({ 'data-town': name }),
  read: (element: Element) => element.getAttribute('data-town'),
};
