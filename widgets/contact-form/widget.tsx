import { defineWidget } from '../kit/define-widget.ts';
import type { FormOnPage } from '../kit/form/form-sheet.tsx';
import { oneOf } from '../kit/options.ts';
import { ContactForm } from './contact-form.tsx';
import type { ContactFormOptions } from './options.ts';

/** Takes a message: six fields (SPEC.md §5), to `/api/contact`. */
export const contactForm = defineWidget<ContactFormOptions, FormOnPage>({
  name: 'contact-form',
  options: {
    /** `none` where the page has said what the form is for. */
    heading: oneOf(['shown', 'none'], 'shown'),
  },
  View: ContactForm,
});
