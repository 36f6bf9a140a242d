import { defineItemData } from '../core/list/item-data.ts';

/** What the search of /blog reads of each card. */
export const postItem = defineItemData(['title', 'excerpt', 'category']);
