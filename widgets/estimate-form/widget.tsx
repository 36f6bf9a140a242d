import { serviceTypes } from '../../catalogue/contracts/service-types.ts';
import { defineWidget } from '../core/runtime/define-widget.ts';
import { oneOf } from '../core/runtime/options.ts';
import { EstimateForm } from './view.tsx';

/** Asks for an estimate: nine fields, to `/api/estimates`. */
export const estimateForm = defineWidget({
  name: 'estimate-form',
  options: {
    /** Fixed where the page is about one service; without it the visitor chooses. */
    service: oneOf(serviceTypes),
    /** `none` where the page has said what the form is for. */
    heading: oneOf(['shown', 'none'], 'shown'),
  },
  View: EstimateForm,
});
