import css from 'sheet:./behavior.ts';
import { activateForm } from '../core/form/activate-form.tsx';
import type { FormBehavior, ShownForm } from '../core/form/form-state.ts';
import { colorOffer } from './color-offer.tsx';
import { createEstimateModel } from './model.ts';
import { outcomes } from './outcomes.ts';
import type { Strings } from './strings.ts';

/**
 * All that the estimate form does.
 * @param words the view's; imported here as well they would be a file of their own, for which every visitor waits
 */
export const activateEstimate = (form: ShownForm, words: Strings): FormBehavior => ({
  ...activateForm(form, { css, createModel: createEstimateModel, outcomes: outcomes(words) }),
  Extra: colorOffer(form),
});
