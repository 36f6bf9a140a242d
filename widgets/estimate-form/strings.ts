import { business } from '../../catalogue/business.ts';
import { type ServiceType, serviceTypes } from '../../catalogue/contracts/service-type-names.ts';
import { type OptionsOf, oneOf } from '../core/runtime/define-widget.ts';

export const estimateFormOptions = {
  /** Without it the visitor chooses. */
  service: oneOf(serviceTypes),
  /** `none` where the page has its own heading. */
  heading: oneOf(['shown', 'none'], 'shown'),
};

export type EstimateFormOptions = OptionsOf<typeof estimateFormOptions>;

/** Field errors are in the contract. */
export const strings = {
  tape: 'Free estimate',
  title: 'Tell us about the house.',
  promise: business.replyPromise,
  kind: 'What should we work on?',
  services: {
    exterior: ['Exterior painting', 'Siding, trim, doors, decks'],
    interior: ['Interior painting', 'Walls, ceilings, cabinets'],
    'pressure-washing': ['Pressure washing', 'House, patio, driveway'],
  } satisfies Record<ServiceType, readonly [name: string, covers: string]>,
  you: 'You',
  place: 'Your place',
  labels: {
    name: 'Name',
    email: 'Email',
    phone: 'Phone',
    address: 'Address',
    city: 'City',
    state: 'State',
    zipCode: 'Zip code',
    message: 'About the job',
  },
  send: 'Get Free Estimate',
  smallPrint: 'No obligation, no sales calls. Your details are used for this estimate only.',
  failed: 'Failed to send estimate request. Please try again.',
} as const;

export type Strings = typeof strings;

export const forService = (service: ServiceType) => `For ${strings.services[service][0].toLowerCase()}.`;
