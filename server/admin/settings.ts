import { type AdminSettings, firstSettings, type SettingsChange } from '../../catalogue/contracts/admin/settings.ts';
import { openingHours } from '../../catalogue/time/opening-hours.ts';
import type { AnswerClock } from '../../catalogue/time/response-deadline.ts';
import type { AdminStore } from '../store/port/admin-store.ts';

export interface Settings {
  read(): Promise<AdminSettings>;
  /** Changes the given settings; concurrent changes of the others are preserved. */
  change(settings: SettingsChange): Promise<void>;
  /**
   * How the time until a deadline is counted, read from the store, so that a change applies at once in every process.
   */
  answerClock(): Promise<AnswerClock>;
}

/** Each setting is a separate record. */
const recordOf = (name: string) => `office ${name}`;
const names = Object.keys(firstSettings) as (keyof AdminSettings)[];

/** Creates the settings over the store. A setting that was never changed has its default. */
export function createSettings(store: AdminStore): Settings {
  async function setting<Name extends keyof AdminSettings>(name: Name): Promise<AdminSettings[Name]> {
    const kept = await store.setting(recordOf(name));
    // It was stored as the contract returned it.
    return kept === undefined ? firstSettings[name] : (JSON.parse(kept) as AdminSettings[Name]);
  }
  return {
    read: async () =>
      Object.fromEntries(await Promise.all(names.map(async (name) => [name, await setting(name)]))) as AdminSettings,
    async change(settings) {
      for (const [name, value] of Object.entries(settings)) {
        await store.setSetting(recordOf(name), JSON.stringify(value));
      }
    },
    async answerClock() {
      if ((await setting('clock')) === 'plain') return 'plain';
      const [hours, daysOff] = await Promise.all([setting('hours'), setting('daysOff')]);
      return openingHours(hours, daysOff);
    },
  };
}
