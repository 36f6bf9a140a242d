import type { FormProps } from '../core/form/form-view.tsx';
import { pageForm } from '../core/form/page-form.tsx';
import type { ContactFormOptions } from './options.ts';
import { ContactForm } from './view.tsx';
import { contactForm as embedded } from './widget.tsx';

export const contactForm = {
  ...embedded,
  View: (props: FormProps<ContactFormOptions>) => <ContactForm {...props} page={pageForm} />,
};
