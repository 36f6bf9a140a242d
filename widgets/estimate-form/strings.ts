import { business } from '../../catalogue/business.ts';
import type { ServiceType } from '../../catalogue/contracts/service-types.ts';

/** Every word that the estimate form says; the fields' messages are the contract's. */
export const strings = {
  tape: 'Free estimate',
  title: 'Tell us about the house.',
  promise: business.replyPromise,
  kind: 'What should we work on?',
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
  sending: 'Sending...',
  smallPrint: 'No obligation, and no sales calls. Your details are used for this estimate only.',
  offer: 'You can also reach us directly:',
  call: `Call ${business.phone.shown}`,
  mail: 'Send it by email',
  mailSubject: 'Estimate request',
  sent: {
    title: 'Estimate request sent!',
    text: "We'll contact you soon to schedule your free estimate.",
  },
  failed: {
    title: 'Error',
    text: 'Failed to send estimate request. Please try again.',
    variant: 'destructive',
  },
} as const;

/** What a service is called, and what it covers. */
export const services: Record<ServiceType, readonly [name: string, covers: string]> = {
  exterior: ['Exterior painting', 'Siding, trim, doors, decks'],
  interior: ['Interior painting', 'Walls, ceilings, cabinets'],
  'pressure-washing': ['Pressure washing', 'House, patio, driveway'],
};

/** The line under the title where the service is fixed. */
export const forService = (service: ServiceType) => `For ${services[service][0].toLowerCase()}.`;
