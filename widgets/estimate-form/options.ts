import { serviceTypes } from '../../catalogue/contracts/service-type-names.ts';
import { type OptionsOf, oneOf } from '../core/runtime/options.ts';

export const estimateFormOptions = {
  /** Without it the visitor chooses. */
  service: oneOf(serviceTypes),
  /** `none` where the page has its own heading. */
  heading: oneOf(['shown', 'none'], 'shown'),
};

export type EstimateFormOptions = OptionsOf<typeof estimateFormOptions>;
