import { serviceTypes } from '../../catalogue/contracts/service-types.ts';
import { defineWidget } from '../core/runtime/define-widget.ts';
import { oneOf } from '../core/runtime/options.ts';
import { EstimateForm } from './view.tsx';

/** Requests an estimate: nine fields, to `/api/estimates`. */
export const estimateForm = defineWidget({
  name: 'estimate-form',
  options: {
    /** Fixed if the page is about one service; otherwise the visitor chooses. */
    service: oneOf(serviceTypes),
    /** `none` if the page has its own heading for the form. */
    heading: oneOf(['shown', 'none'], 'shown'),
  },
  View: EstimateForm,
});
