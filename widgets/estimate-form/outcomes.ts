import type { ServiceType } from '../../catalogue/contracts/service-type-names.ts';
import { labeled, type Outcomes } from '../core/form/fallback-contact.tsx';
import type { Strings } from './strings.ts';

/** In its own file, because the form shows without it. */
export const outcomes = ({ failed, labels, services }: Strings): Outcomes => ({
  sent: {
    title: 'Estimate request sent!',
    text: "We'll contact you soon to schedule your free estimate.",
  },
  failed: { title: 'Error', text: failed, variant: 'destructive' },
  mail: {
    subject: 'Estimate request',
    lines: (values) => [services[values.serviceType as ServiceType]?.[0] ?? '', ...labeled(labels, values)],
  },
});
