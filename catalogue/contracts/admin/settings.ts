import * as v from 'valibot';
import { deadlineModes } from '../../time/response-deadline.ts';

/** The owner's settings, with the messages for invalid values. */
const entries = {
  /** How the 24 hours of the promise are counted in the office. */
  clock: v.picklist(deadlineModes, 'Please choose how the hours are counted'),
  /** A weekly digest, on Mondays. */
  weeklyLetter: v.boolean('Please choose whether the letter comes'),
  /** A digest of suspected spam each morning, if there was any. */
  spamLetter: v.boolean('Please choose whether the summary comes'),
  /** Whether nothing rings at night. */
  quietHours: v.boolean('Please choose whether it is quiet at night'),
};

/** Each setting, and its value until it is first set. */
export const firstSettings: AdminSettings = {
  clock: 'plain',
  weeklyLetter: false,
  spamLetter: true,
  quietHours: true,
};

const all = v.strictObject(entries, 'Invalid input');
/** `GET /api/admin/settings`. */
export type AdminSettings = v.InferOutput<typeof all>;

/** `PATCH /api/admin/settings`: one or more settings, and nothing else. */
export const SettingsChange = v.pipe(
  v.partial(all),
  v.check((change) => Object.keys(change).length > 0, 'There is nothing to change'),
);
export type SettingsChange = v.InferOutput<typeof SettingsChange>;
