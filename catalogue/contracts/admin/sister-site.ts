import * as v from 'valibot';
import { siteOrigin } from '../../company/site-origin.ts';
import { requiredText } from '../text.ts';

const badAddress = 'Please enter the address of a website, such as https://www.example.com';

/** Its embedded forms are accepted from now on. */
export const SiteRegistration = v.object({
  name: requiredText('Please enter a name', 80),
  address: v.pipe(
    v.string(badAddress),
    v.check((typed) => !typed.includes('*'), 'Please add each site by its own address, without *'),
    v.transform(siteOrigin),
    v.string(badAddress),
    v.check(
      (origin) => origin.startsWith('https:') || /^http:\/\/localhost(:\d+)?$/.test(origin),
      'Please use an https address',
    ),
  ),
});

/** Times are ISO 8601. */
export interface RegisteredSite {
  origin: string;
  /** Absent if from EMBED_ORIGINS, which cannot be removed here. */
  name?: string;
  addedAt?: string;
}

/** `quiet`: unseen for a week. `unseen`: registered within it. `unregistered`: its form was refused. */
export type EmbedState = 'fine' | 'quiet' | 'unseen' | 'errors' | 'unregistered';

/** Times are ISO 8601, by the hour. */
export interface SisterSite {
  host: string;
  state: EmbedState;
  lastSeenAt?: string;
  version?: string;
  widgets: readonly string[];
  /** Of the last `embedDays`, oldest first. */
  loads: readonly number[];
  errors: number;
  leads: number;
}

/** Sites that need attention first, unregistered ones last. */
export interface EmbedHealth {
  sites: readonly SisterSite[];
}
