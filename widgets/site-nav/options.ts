import { type OptionsOf, text } from '../core/runtime/options.ts';

export const siteNavOptions = {
  /** Path of the page. @default none is marked */
  current: text(''),
};

export type SiteNavOptions = OptionsOf<typeof siteNavOptions>;
