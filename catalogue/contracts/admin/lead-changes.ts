import * as v from 'valibot';
import { startsWithDay } from '../../time/eastern-time.ts';
import { LeadStatus } from '../lead-status.ts';
import { optionalText, requiredLines } from '../text.ts';

/** Who does it; empty for the owner. */
const by = optionalText(60);

/** The revision shown; without it, the change applies to any. */
const seen = { revision: v.exactOptional(v.pipe(v.number('Invalid input'), v.integer('Invalid input'))) };

const moment = (message: string) =>
  v.pipe(
    v.string(message),
    v.isoTimestamp(message),
    v.check(startsWithDay, message),
    v.transform((text) => new Date(text)),
  );

/** `POST /api/admin/leads/{id}/snooze`; null ends it. */
export const Snooze = v.object({ ...seen, until: v.nullable(moment('Please choose a date and time')), by });

/** `POST /api/admin/leads/{id}/visit`. */
export const Visit = v.object({ ...seen, at: moment('Please choose a date and time'), by });

/** `POST /api/admin/leads/{id}/undo`: of the change that led to this revision. */
export const Undo = v.object({ revision: v.pipe(v.number('Invalid input'), v.integer('Invalid input')) });

/** `POST /api/admin/leads/{id}/status`. */
export const StatusMove = v.object({
  ...seen,
  // Gives a missing status a wrong one's message.
  status: v.optional(LeadStatus, '' as never),
  by,
});

/** `POST /api/admin/leads/{id}/notes`. The browser makes the id, so adding is idempotent. */
export const NewNote = v.object({
  id: v.pipe(v.string('Invalid input'), v.regex(/^[\w-]{8,64}$/, 'Invalid input')),
  text: requiredLines('Please write something', 5000),
  by,
});

/** `POST /api/admin/leads/{id}/mail`. */
export const MailAction = v.object({
  action: v.optional(v.picklist(['retry', 'give-up'], 'Please choose what to do'), '' as never),
});
