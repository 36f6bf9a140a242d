import * as v from 'valibot';
import { sentenceWords, unknownWord } from '../../receipt-sentence.ts';
import { isDay } from '../../time/eastern-time.ts';
import { firstHours, openingHours, openMinutes } from '../../time/opening-hours.ts';
import { deadlineModes } from '../../time/response-deadline.ts';
import { cleanLine } from '../../typed-text.ts';
import { tooLong } from '../text.ts';

/** A week. With fewer, an answer could be due after three weeks. */
const leastOpenHours = 8;
const time = v.message(v.pipe(v.string(), v.regex(/^([01]\d|2[0-3]):[0-5]\d$/)), 'Please enter both times');
const DayHours = v.nullable(
  v.pipe(
    v.strictObject({ opens: time, closes: time }, 'Please enter both times'),
    v.check(({ opens, closes }) => opens < closes, 'Closing time must be after opening time'),
  ),
);
const Hours = v.pipe(
  v.strictObject({ weekdays: DayHours, saturday: DayHours, sunday: DayHours }, 'Invalid input'),
  v.check(
    (hours) => openMinutes(openingHours(hours)) >= leastOpenHours * 60,
    `Please be open for at least ${leastOpenHours} hours a week`,
  ),
);

const maxDaysOff = 150;
const DaysOff = v.pipe(
  v.array(v.message(v.pipe(v.string(), v.check(isDay)), 'Please choose a day'), 'Invalid input'),
  v.maxLength(maxDaysOff, `Please keep to ${maxDaysOff} days off`),
  v.transform((days) => [...new Set(days)].sort()),
);

const entries = {
  clock: v.picklist(deadlineModes, 'Please choose how the hours are counted'),
  hours: Hours,
  /** Sorted days in New York: `2026-12-25`. */
  daysOff: DaysOff,
  weeklyLetter: v.boolean('Please choose whether the letter comes'),
  /** Each morning, if there is any. */
  spamLetter: v.boolean('Please choose whether the summary comes'),
  quietHours: v.boolean('Please choose whether it is quiet at night'),
  /** A confirmation to each sender; requires a mail service. */
  receiptMail: v.boolean('Please choose whether senders get a confirmation'),
  /** At the top of that mail; placeholders are in `receipt-sentence.ts`. */
  receiptSentence: v.pipe(
    v.string('Invalid input'),
    v.transform(cleanLine),
    v.maxLength(400, tooLong),
    v.check(
      (sentence) => unknownWord(sentence) === undefined,
      ({ input }) =>
        `${unknownWord(input)} would be sent as it is. Only ${sentenceWords.map((word) => `{${word}}`).join(', ')} are filled in`,
    ),
  ),
};

export const ReceiptWords = v.object({ receiptSentence: entries.receiptSentence });

export const firstSettings: AdminSettings = {
  clock: 'plain',
  hours: firstHours,
  daysOff: [],
  weeklyLetter: false,
  spamLetter: true,
  quietHours: true,
  receiptMail: false,
  receiptSentence: '',
};

const all = v.strictObject(entries, 'Invalid input');
export type AdminSettings = v.InferOutput<typeof all>;

/** An outdated page must not undo another device's save. */
export const editedWhole = ['hours', 'daysOff', 'receiptSentence'] as const;

const formerEntries = { hours: v.unknown(), daysOff: v.unknown(), receiptSentence: v.unknown() };

/** `editedWhole` ones change singly; `former` has the value shown before. */
export const SettingsChange = v.pipe(
  v.partial(
    v.strictObject(
      // Stored values may not fit today's rules.
      { ...entries, former: v.partial(v.strictObject(formerEntries, 'Invalid input')) },
      'Invalid input',
    ),
  ),
  v.check(({ former: _, ...change }) => Object.keys(change).length > 0, 'There is nothing to change'),
  v.check(
    ({ former = {}, ...change }) => editedWhole.every((name) => !(name in change) || name in former),
    'Please send the former value as well',
  ),
  v.check(
    (change) => editedWhole.filter((name) => name in change).length <= 1,
    'Please change the hours, the days off and the sentence separately',
  ),
);
export type SettingsChange = v.InferOutput<typeof SettingsChange>;
