import '../core/form/activate-form.css.ts';
import type { FormProps } from '../core/form/form-view.tsx';
import { postedAnswer } from '../core/form/posted-answer.tsx';
import { estimateForm as inBrowsers } from './on-page.tsx';
import { outcomes } from './outcomes.ts';
import { receiptWords } from './receipt.ts';
import { type EstimateFormOptions, strings } from './strings.ts';

const Answer = postedAnswer(outcomes(strings), receiptWords(strings));

export const estimateForm = {
  ...inBrowsers,
  View: (props: FormProps<EstimateFormOptions>) => <inBrowsers.View {...props} Answer={Answer} />,
};
