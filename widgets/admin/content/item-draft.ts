import { business } from '../../../catalogue/business.ts';
import { type Draft, sessionDraft } from '../../core/runtime/draft.ts';
import type { Item, ListName } from './content-model.ts';
import type { FormValues } from './form-values.ts';

export interface ItemDraft {
  /** The same for every attempt to save a new item, so that it is added once. */
  id: string;
  typed: FormValues;
  /** The item that was edited, as it was then; undefined for a new one. */
  former?: Item | undefined;
  /** The item that was edited has been removed; it would be added again. */
  isRemoved?: boolean | undefined;
}

/** What was typed in the form of an item, or of a list's new one, and not saved. */
export const itemDraft = (list: ListName, itemId = 'new'): Draft<ItemDraft> =>
  sessionDraft(`${business.namespace}:content:${list}:${itemId}`);
