import { business } from '../../catalogue/business.ts';
import { type ServiceType, serviceTypes } from '../../catalogue/contracts/form-names.ts';
import type { FieldInput } from '../core/form/form-view.tsx';
import { type OptionsOf, oneOf } from '../core/runtime/define-widget.ts';

export const estimateFormOptions = {
  /** Without it the visitor chooses. */
  service: oneOf(serviceTypes),
  /** `none` where the page has its own heading. */
  heading: oneOf(['shown', 'none'], 'shown'),
};

export type EstimateFormOptions = OptionsOf<typeof estimateFormOptions>;

const services: Readonly<Record<ServiceType, readonly [name: string, covers: string]>> = {
  exterior: ['Exterior painting', 'Siding, trim, doors, decks'],
  interior: ['Interior painting', 'Walls, ceilings, cabinets'],
  'pressure-washing': ['Pressure washing', 'House, patio, driveway'],
};

/** Spanish in core/languages. */
export const strings = {
  tape: 'Free estimate',
  title: 'Tell us about the house.',
  promise: business.replyPromise,
  about: (service: ServiceType) => `For ${services[service][0].toLowerCase()}.`,
  kind: 'What should we work on?',
  services,
  labels: {
    name: 'Name',
    email: 'Email',
    phone: 'Phone',
    zipCode: 'ZIP code',
    address: 'Address',
    city: 'City',
    state: 'State',
    message: 'About the job',
  },
  send: 'Get Free Estimate',
  sending: 'Sending...',
  smallPrint: 'No obligation, no sales calls. Your details are used for this estimate only.',
  failed: 'Failed to send estimate request. Please try again.',
  call: `Call ${business.phone.shown}`,
};

export const inputs: Record<keyof Strings['labels'], FieldInput> = {
  name: { autoComplete: 'name' },
  email: { type: 'email', autoComplete: 'email', spellCheck: 'false' },
  phone: { type: 'tel', autoComplete: 'tel' },
  zipCode: { autoComplete: 'postal-code' },
  address: { autoComplete: 'street-address' },
  city: { autoComplete: 'address-level2' },
  state: { autoComplete: 'address-level1', defaultValue: business.address.state },
  message: { rows: 3 },
};

export type Strings = typeof strings;
