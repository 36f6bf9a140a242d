import '../core/form/activate-form.css.ts';
import '../core/ui/toast.css.ts';
import './color-checkbox.css.ts';
import type { FormProps } from '../core/form/form-view.tsx';
import { postedAnswer } from '../core/form/posted-answer.tsx';
import type { EstimateFormOptions } from './options.ts';
import { outcomes } from './outcomes.ts';
import { receiptWords } from './receipt-words.ts';
import { strings } from './strings.ts';
import { EstimateForm } from './view.tsx';
import { estimateForm as inBrowsers } from './widget.tsx';

const Answer = postedAnswer(outcomes(strings), receiptWords(strings));

/**
 * The estimate form as the server renders it: includes the outcome of posted forms and the styles that browsers load
 * lazily, unless they are late.
 */
export const estimateForm = {
  ...inBrowsers,
  View: (props: FormProps<EstimateFormOptions>) => <EstimateForm {...props} Answer={Answer} />,
};
