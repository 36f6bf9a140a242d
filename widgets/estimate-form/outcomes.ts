import { photosLabel } from '../../catalogue/accepted-photos.ts';
import type { ServiceType } from '../../catalogue/contracts/form-names.ts';
import { type FormMail, labeled } from '../core/form/fallback-contact.tsx';
import { takeWords } from '../core/form/offer-camera.ts';
import type { Strings } from './strings.ts';

/** In its own file, because the form shows without it. */
export const later = {
  sent: { title: 'Estimate request sent!', text: "We'll contact you soon to schedule your free estimate." },
  photos: photosLabel,
  take: takeWords,
};

export const mailOf = ({ labels, services }: Strings): FormMail => ({
  subject: 'Estimate request',
  lines: (values) => [services[values.serviceType as ServiceType]?.[0] ?? '', ...labeled(labels, values)],
});
