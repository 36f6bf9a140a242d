import css from 'sheet:./behavior.ts';
import { activateForm } from '../core/form/form-behavior.tsx';
import type { FormBehavior, ShownForm } from '../core/form/form-state.ts';
import { colorOffer } from './color-offer.tsx';
import { createEstimateModel } from './model.ts';
import { outcomes } from './outcomes.ts';
import type { Strings } from './strings.ts';

/**
 * The behavior of the estimate form.
 * @param words the view's text; importing it here would make it a separate file that every visitor waits for
 */
export const activateEstimate = (form: ShownForm, words: Strings): FormBehavior => ({
  ...activateForm(form, { css, createModel: createEstimateModel, outcomes: outcomes(words) }),
  Extra: colorOffer(form),
});
