import * as v from 'valibot';
import { type DeadlineMode, deadlineModes } from '../../catalogue/time/response-deadline.ts';
import type { AdminStore } from '../store/admin-store.ts';

/** The owner's settings, with the messages for invalid values. */
const entries = {
  /** How the 24 hours of the promise are counted. */
  clock: v.picklist(deadlineModes, 'Please choose how the hours are counted'),
  /** A weekly digest, on Mondays. */
  weeklyLetter: v.boolean('Please choose whether the letter comes'),
};
export type AdminSettings = v.InferOutput<ReturnType<typeof v.object<typeof entries>>>;
const first: AdminSettings = { clock: 'plain', weeklyLetter: false };

/** One or more settings, and nothing else. */
export const SettingsChange = v.pipe(
  v.strictObject(
    { clock: v.exactOptional(entries.clock), weeklyLetter: v.exactOptional(entries.weeklyLetter) },
    'Invalid input',
  ),
  v.check((change) => Object.keys(change).length > 0, 'There is nothing to change'),
);
export type SettingsChange = v.InferOutput<typeof SettingsChange>;

export interface Settings {
  read(): Promise<AdminSettings>;
  /** Changes the given settings; concurrent changes of the others are preserved. */
  change(settings: SettingsChange): Promise<void>;
  clockMode(): Promise<DeadlineMode>;
}

/** Each setting is a separate record. */
const recordOf = (name: string) => `office ${name}`;

/** Creates the settings over the store. One that was never set has its default: plain hours, no weekly digest. */
export function createSettings(store: AdminStore): Settings {
  async function setting<Name extends keyof AdminSettings>(name: Name): Promise<AdminSettings[Name]> {
    const kept = await store.setting(recordOf(name));
    // It was stored as the contract returned it.
    return kept === undefined ? first[name] : (JSON.parse(kept) as AdminSettings[Name]);
  }
  return {
    async read() {
      const [clock, weeklyLetter] = await Promise.all([setting('clock'), setting('weeklyLetter')]);
      return { clock, weeklyLetter };
    },
    async change(settings) {
      for (const [name, value] of Object.entries(settings))
        await store.setSetting(recordOf(name), JSON.stringify(value));
    },
    clockMode: () => setting('clock'),
  };
}
