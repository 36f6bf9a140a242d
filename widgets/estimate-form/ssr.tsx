import '../core/form/activate-form.css.ts';
import type { FormProps } from '../core/form/form-view.tsx';
import { asTool } from '../core/form/page-form.tsx';
import { postedAnswer } from '../core/form/posted-answer.tsx';
import { onPage } from './on-page.tsx';
import { later, mailOf } from './outcomes.ts';
import { receiptOf, receiptWords } from './receipt.ts';
import { type EstimateFormOptions, strings } from './strings.ts';
import { EstimateForm, estimateForm as embedded } from './widget.tsx';

const receipt = receiptOf(receiptWords, strings);
const Answer = postedAnswer({ words: strings, sent: later.sent, mail: mailOf(strings), receipt });

const tool = asTool(
  'request_estimate',
  'Ask for a free, written estimate for painting or pressure washing at an address in our area. It orders nothing.',
);

export const estimateForm = {
  ...embedded,
  View: (props: FormProps<EstimateFormOptions>) => <EstimateForm {...props} {...onPage} page={tool} Answer={Answer} />,
};
