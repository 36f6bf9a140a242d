import { EstimateRequest } from '../../catalogue/contracts/estimate-request.ts';
import { reportAnalytics } from '../kit/analytics.ts';
import { createFormModel } from '../kit/form/form-model.ts';
import type { LiveForm } from '../kit/form/form-state.ts';
import { createSender } from '../kit/form/send-form.ts';

/** The estimate form's rules and its way to the server. */
export function createEstimateModel(form: LiveForm) {
  return createFormModel(form, EstimateRequest, createSender(form, '/api/estimates'), [
    () => form.host.place === 'site' && reportAnalytics('estimate_form_submission', 50),
  ]);
}
