import '../core/form/activate-form.css.ts';
import type { FormProps } from '../core/form/form-view.tsx';
import { postedAnswer } from '../core/form/posted-answer.tsx';
import { estimateForm as inBrowsers } from './on-page.tsx';
import { later, mailOf } from './outcomes.ts';
import { receiptOf, receiptWords } from './receipt.ts';
import { type EstimateFormOptions, strings } from './strings.ts';

const receipt = receiptOf(receiptWords, strings);
const Answer = postedAnswer({ words: strings, sent: later.sent, mail: mailOf(strings), receipt });

export const estimateForm = {
  ...inBrowsers,
  View: (props: FormProps<EstimateFormOptions>) => <inBrowsers.View {...props} Answer={Answer} />,
};
