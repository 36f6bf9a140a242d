import { defineItemData } from '../core/list/item-data.ts';

export const areaItem = defineItemData(['name', 'county']);

export const townMark = {
  write: (name: string) => ({ 'data-town': name }),
  read: (element: Element) => element.getAttribute('data-town'),
};
