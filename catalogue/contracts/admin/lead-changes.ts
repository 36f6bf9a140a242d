import * as v from 'valibot';
import { isDay, startsWithDay } from '../../time/eastern-time.ts';
import { cleanLine } from '../../typed-text.ts';
import { Email, optionalText, requiredLines } from '../text.ts';
import { callOutcomes, LeadStatus, maxAuthorLength } from './lead.ts';

/** Empty for the owner. */
const by = optionalText(maxAuthorLength);

/** The revision shown; without it, the change applies to any. */
const seen = { revision: v.exactOptional(v.pipe(v.number('Invalid input'), v.integer('Invalid input'))) };

const moment = (message: string) =>
  v.pipe(
    v.string(message),
    v.isoTimestamp(message),
    v.check(startsWithDay, message),
    v.transform((text) => new Date(text)),
  );

/** Null ends it. */
export const Snooze = v.object({ ...seen, until: v.nullable(moment('Please choose a date and time')), by });

/** Without a date, it is scheduled all the same. @default an hour */
export const Visit = v.object({
  ...seen,
  at: v.nullable(moment('Please choose a date and time')),
  minutes: v.exactOptional(
    v.pipe(v.number('Invalid input'), v.integer('Invalid input'), v.minValue(5), v.maxValue(1440)),
  ),
  by,
});

/** Of the change that led to this revision. */
export const Undo = v.object({ revision: v.pipe(v.number('Invalid input'), v.integer('Invalid input')) });

const amountMessage = 'Please enter whole dollars';
const wholeDollars = v.pipe(
  v.number(amountMessage),
  v.integer(amountMessage),
  v.minValue(0, amountMessage),
  v.maxValue(9_999_999, amountMessage),
);

export const StatusMove = v.object({
  ...seen,
  // Gives a missing status a wrong one's message.
  status: v.optional(LeadStatus, '' as never),
  outcome: v.exactOptional(v.picklist(callOutcomes, 'Invalid input')),
  /** When to call back. */
  snoozedUntil: v.exactOptional(moment('Please choose a date and time')),
  /** When it comes back if its sender has not written. */
  followUpAt: v.exactOptional(moment('Please choose a date and time')),
  /** Null for none, even if there was one. */
  amount: v.exactOptional(v.nullable(wholeDollars)),
  reason: v.exactOptional(v.pipe(v.string('Invalid input'), v.transform(cleanLine), v.maxLength(200, 'Invalid input'))),
  doneOn: v.exactOptional(v.pipe(v.string('Invalid input'), v.check(isDay, 'Please choose a day'))),
  by,
});

/** The browser makes the id, so adding is idempotent. */
export const NewNote = v.object({
  id: v.pipe(v.string('Invalid input'), v.regex(/^[\w-]{8,64}$/, 'Invalid input')),
  text: requiredLines('Please write something', 5000),
  by,
});

/** On the site, or off it. */
export const PhotoRelease = v.object({ photo: v.string('Invalid input'), isShown: v.boolean('Invalid input') });

export const MailAction = v.object({
  action: v.optional(v.picklist(['retry', 'give-up'], 'Please choose what to do'), '' as never),
});

const wholePhone = 'Please enter the whole phone number';

/** By email address, phone number, or both. */
export const EraseRequest = v.pipe(
  v.object({
    email: v.optional(v.union([v.pipe(v.string(), v.transform(cleanLine), v.literal('')), Email], 'invalid_email')),
    phone: v.optional(
      v.pipe(
        v.string(wholePhone),
        v.transform(cleanLine),
        v.maxLength(80, wholePhone),
        v.check((phone) => phone === '' || phone.replace(/\D/g, '').length >= 7, wholePhone),
      ),
    ),
  }),
  v.forward(
    v.check(({ email, phone }) => Boolean(email || phone), 'Please enter an email address or a phone number'),
    ['email'],
  ),
  v.transform(({ email, phone }) => ({ ...(email && { email }), ...(phone && { phone }) })),
);

export interface Traces {
  leads: number;
  /** Their details are blanked. */
  events: number;
}
