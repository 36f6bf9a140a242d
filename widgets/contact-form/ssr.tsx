import '../core/form/activate-form.css.ts';
import type { FormProps } from '../core/form/form-view.tsx';
import { postedAnswer } from '../core/form/posted-answer.tsx';
import type { ContactFormOptions } from './options.ts';
import { outcomes } from './outcomes.ts';
import { receiptWords } from './receipt-words.ts';
import { strings } from './strings.ts';
import { ContactForm } from './view.tsx';
import { contactForm as inBrowsers } from './widget.tsx';

const Answer = postedAnswer(outcomes(strings), receiptWords);

/**
 * The message form as the server renders it, with the outcome and the errors of a posted form.
 */
export const contactForm = {
  ...inBrowsers,
  View: (props: FormProps<ContactFormOptions>) => <ContactForm {...props} Answer={Answer} />,
};
