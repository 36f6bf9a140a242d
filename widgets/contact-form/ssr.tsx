import '../core/form/activate-form.css.ts';
import type { FormProps } from '../core/form/form-view.tsx';
import { postedAnswer } from '../core/form/posted-answer.tsx';
import { contactForm as inBrowsers } from './on-page.tsx';
import { outcomes } from './outcomes.ts';
import { receiptWords } from './receipt.ts';
import { type ContactFormOptions, strings } from './strings.ts';

const Answer = postedAnswer(outcomes(strings), receiptWords);

export const contactForm = {
  ...inBrowsers,
  View: (props: FormProps<ContactFormOptions>) => <inBrowsers.View {...props} Answer={Answer} />,
};
