import type { ServiceType } from '../../catalogue/contracts/service-types.ts';

export interface EstimateFormOptions {
  service?: ServiceType | undefined;
  heading: 'shown' | 'none';
}
