import { business } from '../../catalogue/business.ts';
import type { FieldInput } from '../core/form/form-view.tsx';
import { type OptionsOf, oneOf } from '../core/runtime/define-widget.ts';

export const contactFormOptions = {
  /** `none` where the page has its own heading. */
  heading: oneOf(['shown', 'none'], 'shown'),
};

export type ContactFormOptions = OptionsOf<typeof contactFormOptions>;

/** Spanish in core/languages. */
export const strings = {
  tape: 'Message',
  title: 'Write to us.',
  promise: business.replyPromise,
  labels: {
    firstName: 'First name',
    lastName: 'Last name',
    email: 'Email',
    phone: 'Phone (optional)',
    subject: 'Subject',
    message: 'Message',
  },
  send: 'Send Message',
  sending: 'Sending...',
  smallPrint: 'Your details are used to answer you, and for nothing else.',
  failed: 'Failed to send message. Please try again.',
  call: `Call ${business.phone.shown}`,
};

export const inputs: Readonly<Record<keyof Strings['labels'], FieldInput>> = {
  firstName: { autoComplete: 'given-name' },
  lastName: { autoComplete: 'family-name' },
  email: { type: 'email', autoComplete: 'email', spellCheck: 'false' },
  phone: { type: 'tel', autoComplete: 'tel', 'aria-required': undefined },
  subject: {},
  message: { rows: 5 },
};

export type Strings = typeof strings;
