import '../core/form/activate-form.css.ts';
import type { FormProps } from '../core/form/form-view.tsx';
import { postedAnswer } from '../core/form/posted-answer.tsx';
import { contactForm as inBrowsers } from './on-page.tsx';
import { mailOf, sent } from './outcomes.ts';
import { receiptOf, receiptWords } from './receipt.ts';
import { type ContactFormOptions, strings } from './strings.ts';

const Answer = postedAnswer({ words: strings, sent, mail: mailOf(strings), receipt: receiptOf(receiptWords) });

export const contactForm = {
  ...inBrowsers,
  View: (props: FormProps<ContactFormOptions>) => <inBrowsers.View {...props} Answer={Answer} />,
};
