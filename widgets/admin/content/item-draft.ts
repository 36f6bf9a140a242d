import { business } from '../../../catalogue/business.ts';
import { type Draft, sessionDraft } from '../../core/runtime/draft.ts';
import type { Item, ListName } from './content-model.ts';
import type { FormValues } from './form-values.ts';

export interface ItemDraft {
  /** The same for each attempt, so that a new item is added once. */
  id: string;
  typed: FormValues;
  former?: Item | undefined;
  /** Saving adds the item again. */
  isRemoved?: boolean | undefined;
}

export const itemDraft = (list: ListName, itemId = 'new'): Draft<ItemDraft> =>
  sessionDraft(`${business.namespace}:content:${list}:${itemId}`);
