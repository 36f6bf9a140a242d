import type { FormOnPage } from '../core/form/form-view.tsx';
import { defineWidget } from '../core/runtime/define-widget.ts';
import { type ContactFormOptions, contactFormOptions } from './options.ts';
import { ContactForm } from './view.tsx';

export const contactForm = defineWidget<ContactFormOptions, FormOnPage>({
  name: 'contact-form',
  options: contactFormOptions,
  View: ContactForm,
});
