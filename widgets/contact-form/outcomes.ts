import { type FormMail, labeled } from '../core/form/fallback-contact.tsx';
import type { Strings } from './strings.ts';

export const sent = { title: 'Message sent!', text: "Thank you for your message. We'll get back to you soon." };

export const mailOf = ({ labels }: Strings): FormMail => ({
  subject: 'Message',
  lines: (values) => labeled(labels, values),
});
