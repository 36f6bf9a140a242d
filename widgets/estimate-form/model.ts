import { EstimateRequest } from '../../catalogue/contracts/estimate-request.ts';
import { createFormModel } from '../kit/form/form-model.ts';
import type { LiveForm } from '../kit/form/form-state.ts';
import { createSender } from '../kit/form/send-form.ts';

/** The estimate form's rules and its way to the server. */
export const createEstimateModel = (form: LiveForm) =>
  createFormModel(form, EstimateRequest, createSender(form, '/api/estimates'));
