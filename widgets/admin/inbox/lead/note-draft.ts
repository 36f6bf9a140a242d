import { business } from '../../../../catalogue/business.ts';

/** The id stays the same across retries. */
export interface NoteDraft {
  id: string;
  text: string;
}

const keyOf = (leadId: string) => `${business.namespace}:note:${leadId}`;

/** Without storage, only the draft is lost. */
export function readNoteDraft(leadId: string): NoteDraft {
  try {
    return JSON.parse(sessionStorage.getItem(keyOf(leadId)) ?? 'null') ?? newNote();
  } catch {
    return newNote();
  }
}

export function keepNoteDraft(leadId: string, draft: NoteDraft): void {
  try {
    if (draft.text) sessionStorage.setItem(keyOf(leadId), JSON.stringify(draft));
    else sessionStorage.removeItem(keyOf(leadId));
  } catch {}
}

export const newNote = (): NoteDraft => ({
  id: Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, '0')).join(''),
  text: '',
});
