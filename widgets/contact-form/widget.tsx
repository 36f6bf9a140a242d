import type { FormOnPage } from '../core/form/form-sheet.tsx';
import { defineWidget } from '../core/runtime/define-widget.ts';
import { oneOf } from '../core/runtime/options.ts';
import type { ContactFormOptions } from './options.ts';
import { ContactForm } from './view.tsx';

/** Sends a message: six fields, to `/api/contact`. */
export const contactForm = defineWidget<ContactFormOptions, FormOnPage>({
  name: 'contact-form',
  options: {
    /** `none` if the page has its own heading for the form. */
    heading: oneOf(['shown', 'none'], 'shown'),
  },
  View: ContactForm,
});
