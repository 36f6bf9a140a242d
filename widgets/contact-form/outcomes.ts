import { labeled, type Outcomes } from '../core/form/fallback-contact.tsx';
import type { Strings } from './strings.ts';

export const outcomes = ({ failed, labels }: Strings): Outcomes => ({
  sent: {
    title: 'Message sent!',
    text: "Thank you for your message. We'll get back to you soon.",
  },
  failed: { title: 'Error', text: failed, variant: 'destructive' },
  mail: { subject: 'Message', lines: (values) => labeled(labels, values) },
});
