import type { ServiceType } from '../../catalogue/contracts/service-types.ts';
import type { PostedForm } from '../kit/form/form-state.ts';

export interface EstimateFormOptions {
  service?: ServiceType | undefined;
  heading: 'shown' | 'none';
}

/** What a page of ours renders the form with. */
export interface EstimateFormData {
  /** Where the form posts to without JavaScript: the page's own path. */
  action: string;
  /** A form that was posted so, and what became of it. */
  posted?: PostedForm | undefined;
}
