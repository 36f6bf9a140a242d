import { serviceTypes } from '../../catalogue/contracts/service-type-names.ts';
import { type OptionsOf, oneOf } from '../core/runtime/options.ts';

export const estimateFormOptions = {
  /** Fixed where the page is about one service; without it the visitor chooses. */
  service: oneOf(serviceTypes),
  /** `none` where the page has said what the form is for. */
  heading: oneOf(['shown', 'none'], 'shown'),
};

export type EstimateFormOptions = OptionsOf<typeof estimateFormOptions>;
