import { business } from '../../catalogue/business.ts';
import type { Strings } from './strings.ts';

/** What the estimate form says once a request could not be sent. Not needed to see the form, hence a file of its own. */
export const outcomeStrings = {
  offer: 'You can also reach us directly:',
  call: `Call ${business.phone.shown}`,
  mail: 'Send it by email',
  mailSubject: 'Estimate request',
};

/** Toasts, and the answer to a form that was posted without JavaScript (SPEC.md §8). */
export const outcomes = ({ failed }: Strings) =>
  ({
    sent: {
      title: 'Estimate request sent!',
      text: "We'll contact you soon to schedule your free estimate.",
    },
    failed: { title: 'Error', text: failed, variant: 'destructive' },
  }) as const;
