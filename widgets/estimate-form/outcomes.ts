import type { ServiceType } from '../../catalogue/contracts/service-type-names.ts';
import { labeled, type Outcomes } from '../core/form/outcomes.ts';
import type { Strings } from './strings.ts';

/** What the estimate form says after a request was sent or failed. Not needed to show the form, hence its own file. */
export const outcomes = ({ failed, labels: { photos: _, ...labels }, services }: Strings): Outcomes => ({
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
