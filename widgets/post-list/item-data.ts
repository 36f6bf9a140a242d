import { defineItemData } from '../core/list/item-data.ts';

/** The data that the search of /blog reads from each card. */
export const postItem = defineItemData(['title', 'excerpt', 'category']);
