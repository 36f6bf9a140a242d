import { defineItemData } from '../core/list/item-data.ts';

/** On each card of /blog. */
export const postItem = defineItemData(['title', 'excerpt', 'category']);
