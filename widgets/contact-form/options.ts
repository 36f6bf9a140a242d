import { type OptionsOf, oneOf } from '../core/runtime/options.ts';

export const contactFormOptions = {
  /** `none` where the page has its own heading. */
  heading: oneOf(['shown', 'none'], 'shown'),
};

export type ContactFormOptions = OptionsOf<typeof contactFormOptions>;
