import css from 'sheet:./behavior.ts';
import { EstimateRequest } from '../../catalogue/contracts/estimate-request.ts';
import { activateForm, type FormRules } from '../core/form/form-behavior.tsx';
import type { FormBehavior, ShownForm } from '../core/form/form-state.ts';
import { recordAction } from '../core/runtime/record-action.ts';
import { colorOffer } from './color-offer.tsx';
import { outcomes } from './outcomes.ts';
import type { Strings } from './strings.ts';

/** The estimate form's contract and where it goes. */
export const estimateRules = (): FormRules => ({
  contract: EstimateRequest,
  path: '/api/estimates',
  afterwards: [() => recordAction('estimate_form')],
});

/**
 * Everything that the estimate form does once it is used.
 * @param words the view's strings; an import of its own would make them another file, which every visitor would wait for
 */
export const activateEstimate = (form: ShownForm, words: Strings): FormBehavior => ({
  ...activateForm(form, { ...estimateRules(), css, outcomes: outcomes(words) }),
  Extra: colorOffer(form),
});
