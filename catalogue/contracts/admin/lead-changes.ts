import * as v from 'valibot';
import { isDay, startsWithDay } from '../../time/eastern-time.ts';
import { cleanLine, cleanLines } from '../../typed-text.ts';
import { serviceTypes } from '../form-names.ts';
import { Email, messageLength, optionalText, requiredLines, requiredText, tooLong } from '../text.ts';
import { callOutcomes, LeadStatus, maxAuthorLength } from './lead.ts';

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
  snoozedUntil: v.exactOptional(moment('Please choose a date and time')),
  followUpAt: v.exactOptional(moment('Please choose a date and time')),
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

export const Corrected = v.object({
  ...seen,
  fields: v.record(v.string(), v.pipe(v.string('Invalid input'), v.transform(cleanLine), v.maxLength(254, tooLong))),
  by,
});

export const Parted = v.object({ lead: v.string('Invalid input') });

export const PhotoRelease = v.object({ photo: v.string('Invalid input'), isShown: v.boolean('Invalid input') });

export const MailAction = v.object({
  action: v.optional(v.picklist(['retry', 'give-up'], 'Please choose what to do'), '' as never),
});

const wholePhone = 'Please enter the whole phone number';

const EmailIfAny = v.optional(
  v.union([v.pipe(v.string(), v.transform(cleanLine), v.literal('')), Email], 'invalid_email'),
);

const wayToReach = 'Please enter a phone number or an e-mail address';

export const RequestByHand = v.pipe(
  v.object({
    id: v.pipe(v.string('Invalid input'), v.regex(/^[\w-]{8,64}$/, 'Invalid input')),
    name: requiredText('Please enter a name', 100),
    phone: optionalText(40),
    email: EmailIfAny,
    from: requiredText('Please say where it came from', 60),
    serviceType: v.picklist(serviceTypes, 'Please choose a service'),
    place: optionalText(100),
    receivedAt: v.exactOptional(moment('Please choose a date and time')),
    message: v.optional(v.pipe(v.string(), v.transform(cleanLines), v.maxLength(messageLength.max, tooLong)), ''),
    receipt: v.boolean('Invalid input'),
  }),
  v.forward(
    v.check(({ email, phone }) => Boolean(email || phone), wayToReach),
    ['phone'],
  ),
);

export const EraseRequest = v.pipe(
  v.object({
    email: EmailIfAny,
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
