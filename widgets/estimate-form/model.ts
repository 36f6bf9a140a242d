import { EstimateRequest } from '../../catalogue/contracts/estimate-request.ts';
import { reportAnalytics } from '../kit/analytics.ts';
import { createFormModel } from '../kit/form/form-model.ts';
import type { LiveForm } from '../kit/form/form-state.ts';
import { createSender } from '../kit/form/send-form.ts';

/** The estimate form's rules and its way to the server. */
export function createEstimateModel(form: LiveForm) {
  const send = createSender(form, '/api/estimates');
  return createFormModel(form, EstimateRequest, async (request) => {
    const outcome = await send(request);
    if (outcome.status === 'sent' && form.host.place === 'site') reportAnalytics('estimate_form_submission', 50);
    return outcome;
  });
}
