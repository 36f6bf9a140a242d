import type { FormProps } from '../core/form/form-view.tsx';
import { pageForm } from '../core/form/page-form.tsx';
import type { ContactFormOptions } from './strings.ts';
import { ContactForm, contactForm as embedded } from './widget.tsx';

export const contactForm = {
  ...embedded,
  View: (props: FormProps<ContactFormOptions>) => <ContactForm {...props} page={pageForm} />,
};
