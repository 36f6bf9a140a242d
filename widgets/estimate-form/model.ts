import { EstimateRequest } from '../../catalogue/contracts/estimate-request.ts';
import { createFormModel } from '../core/form/form-model.ts';
import type { LiveForm } from '../core/form/form-state.ts';
import { createSender } from '../core/form/send-form.ts';
import { announce } from '../core/runtime/announce.ts';

/** The estimate form's rules and its submission. */
export function createEstimateModel(form: LiveForm) {
  return createFormModel(form, EstimateRequest, createSender(form, '/api/estimates'), [
    () => announce('estimate_form_submission', 50),
  ]);
}
