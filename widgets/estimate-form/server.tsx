import '../kit/form/live.css.ts';
import '../kit/toast.css.ts';
import type { WidgetProps } from '../kit/define-widget.ts';
import { Answer } from './answer.tsx';
import type { EstimateFormData, EstimateFormOptions } from './data.ts';
import { EstimateForm } from './estimate-form.tsx';
import { estimateForm as inBrowsers } from './widget.tsx';

/**
 * The estimate form as the server renders it: it answers posted forms, and its page carries the styles of what browsers
 * load late.
 */
export const estimateForm = {
  ...inBrowsers,
  View: (props: WidgetProps<EstimateFormOptions, EstimateFormData>) => <EstimateForm {...props} Answer={Answer} />,
};
