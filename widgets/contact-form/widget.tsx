import type { FormOnPage } from '../core/form/form-sheet.tsx';
import { defineWidget } from '../core/runtime/define-widget.ts';
import { oneOf } from '../core/runtime/options.ts';
import type { ContactFormOptions } from './options.ts';
import { ContactForm } from './view.tsx';

/** Takes a message: six fields, to `/api/contact`. */
export const contactForm = defineWidget<ContactFormOptions, FormOnPage>({
  name: 'contact-form',
  options: {
    /** `none` where the page has said what the form is for. */
    heading: oneOf(['shown', 'none'], 'shown'),
  },
  View: ContactForm,
});
