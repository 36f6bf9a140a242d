import { isDeepStrictEqual } from 'node:util';
import {
  type AdminSettings,
  editedWhole,
  firstSettings,
  type SettingsChange,
} from '../catalogue/contracts/admin/settings.ts';
import { openingHours } from '../catalogue/time/opening-hours.ts';
import type { AnswerClock } from '../catalogue/time/response-deadline.ts';
import { Problem } from './problem.ts';
import type { AdminStore } from './store/records.ts';

const recordOf = (name: string) => `office ${name}`;
const names = Object.keys(firstSettings) as (keyof AdminSettings)[];

const changedSentences = {
  hours: 'The hours were changed on another device in the meantime. Please check them and save again.',
  daysOff: 'The days off were changed on another device in the meantime. Please check them and try again.',
  receiptSentence: 'The sentence was changed on another device in the meantime. Saving again replaces it with yours.',
} as const;

export function createSettings(store: AdminStore) {
  async function setting<Name extends keyof AdminSettings>(name: Name): Promise<AdminSettings[Name]> {
    const kept = await store.setting(recordOf(name));
    return kept === undefined ? firstSettings[name] : (JSON.parse(kept) as AdminSettings[Name]);
  }
  async function replace(name: (typeof editedWhole)[number], former: unknown, value: unknown): Promise<void> {
    const current = await store.setSettingOnce(recordOf(name), JSON.stringify(firstSettings[name]));
    const isCurrent = isDeepStrictEqual(JSON.parse(current), former);
    if (!isCurrent || !(await store.replaceSetting(recordOf(name), current, JSON.stringify(value)))) {
      throw new Problem('changed', { errors: { [name]: changedSentences[name] } });
    }
  }
  return {
    read: async () =>
      Object.fromEntries(await Promise.all(names.map(async (name) => [name, await setting(name)]))) as AdminSettings,
    /** Keeps concurrent changes. Throws `changed` if hours, days off or the sentence differ from `former`. */
    async change({ former = {}, ...settings }: SettingsChange): Promise<void> {
      // At most one, and first, so that a refusal changes nothing.
      for (const name of editedWhole) {
        if (settings[name] !== undefined) await replace(name, former[name], settings[name]);
        delete settings[name];
      }
      for (const [name, value] of Object.entries(settings)) {
        await store.setSetting(recordOf(name), JSON.stringify(value));
      }
    },
    daysOff: () => setting('daysOff'),
    /** A change applies at once in every process. */
    async answerClock(): Promise<AnswerClock> {
      if ((await setting('clock')) === 'plain') return 'plain';
      const [hours, daysOff] = await Promise.all([setting('hours'), setting('daysOff')]);
      return openingHours(hours, daysOff);
    },
  };
}
