import * as v from 'valibot';
import { type ClockMode, clockModes } from '../../catalogue/promise-clock.ts';
import type { OfficeStore } from '../store/office-store.ts';

/** What the owner can set, with the sentences for what cannot be set. */
export const OfficeSettings = v.object({
  /** How the 24 hours of the promise are counted. */
  clock: v.optional(v.picklist(clockModes, 'Please choose how the hours are counted'), 'plain'),
  /** A letter about the week, on Mondays. */
  weeklyLetter: v.optional(v.boolean('Please choose whether the letter comes'), false),
});
export type OfficeSettings = v.InferOutput<typeof OfficeSettings>;

/** The one record that holds them. */
const settingName = 'office';

export interface Settings {
  read(): Promise<OfficeSettings>;
  write(settings: OfficeSettings): Promise<void>;
  clockMode(): Promise<ClockMode>;
}

export function createSettings(store: OfficeStore): Settings {
  async function read(): Promise<OfficeSettings> {
    return v.parse(OfficeSettings, JSON.parse((await store.setting(settingName)) ?? '{}'));
  }
  return {
    read,
    write: (settings) => store.setSetting(settingName, JSON.stringify(settings)),
    clockMode: async () => (await read()).clock,
  };
}
