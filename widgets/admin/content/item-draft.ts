import { business } from '../../../catalogue/business.ts';
import { type Draft, sessionDraft } from '../../core/runtime/draft.ts';
import type { ListName } from './content-model.ts';
import type { FormValues } from './form-values.ts';

/** What was typed in the form of an item, or of a list's new one, and not saved. */
export const itemDraft = (list: ListName, itemId = 'new'): Draft<FormValues> =>
  sessionDraft(`${business.namespace}:content:${list}:${itemId}`);
