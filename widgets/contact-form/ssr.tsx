import '../core/form/activate-form.css.ts';
import type { FormProps } from '../core/form/form-view.tsx';
import { asTool } from '../core/form/page-form.tsx';
import { postedAnswer } from '../core/form/posted-answer.tsx';
import { mailOf, sent } from './outcomes.ts';
import { receiptOf, receiptWords } from './receipt.ts';
import { type ContactFormOptions, strings } from './strings.ts';
import { ContactForm, contactForm as embedded } from './widget.tsx';

const Answer = postedAnswer({ words: strings, sent, mail: mailOf(strings), receipt: receiptOf(receiptWords) });

const tool = asTool('send_message', 'Send the painters a question or message. They answer by phone or e-mail.');

export const contactForm = {
  ...embedded,
  View: (props: FormProps<ContactFormOptions>) => <ContactForm {...props} page={tool} Answer={Answer} />,
};
