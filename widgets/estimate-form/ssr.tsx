import '../core/form/activate-form.css.ts';
import type { FormProps } from '../core/form/form-view.tsx';
import { postedAnswer } from '../core/form/posted-answer.tsx';
import { onPage } from './on-page.tsx';
import { later, mailOf } from './outcomes.ts';
import { receiptOf, receiptWords } from './receipt.ts';
import { type EstimateFormOptions, strings } from './strings.ts';
import { EstimateForm, estimateForm as embedded } from './widget.tsx';

const receipt = receiptOf(receiptWords, strings);
const Answer = postedAnswer({ words: strings, sent: later.sent, mail: mailOf(strings), receipt });

export const estimateForm = {
  ...embedded,
  View: (props: FormProps<EstimateFormOptions>) => <EstimateForm {...props} {...onPage} Answer={Answer} />,
};
