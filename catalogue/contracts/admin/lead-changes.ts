import * as v from 'valibot';
import { LeadStatus } from '../lead-status.ts';
import { requiredText, tooLong } from '../text.ts';

/** Who does it, as they call themselves; empty for the owner. */
const by = v.optional(v.pipe(v.string('Invalid input'), v.trim(), v.maxLength(60, tooLong)), '');

/** `POST /api/admin/leads/{id}/status`. */
export const StatusMove = v.object({
  // A default that is no status, hence the cast: a missing one is refused with the sentence of a wrong one.
  status: v.optional(LeadStatus, '' as never),
  by,
});

/** `POST /api/admin/leads/{id}/notes`. The id is the browser’s, so that a repeated send adds nothing. */
export const NewNote = v.object({
  id: v.pipe(v.string('Invalid input'), v.regex(/^[\w-]{8,64}$/, 'Invalid input')),
  text: requiredText('Please write something', 5000),
  by,
});

/** `POST /api/admin/leads/{id}/mail`. */
export const MailAction = v.object({
  action: v.optional(v.picklist(['retry', 'give-up'], 'Please choose what to do'), '' as never),
});
