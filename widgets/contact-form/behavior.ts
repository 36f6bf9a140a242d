import css from 'sheet:./behavior.ts';
import { activateForm } from '../core/form/form-behavior.tsx';
import type { ShownForm } from '../core/form/form-state.ts';
import { createContactModel } from './model.ts';
import { outcomes } from './outcomes.ts';
import type { Strings } from './strings.ts';

/**
 * The behavior of the message form.
 * @param words the view's text, which every visitor has loaded already
 */
export const activateContact = (form: ShownForm, words: Strings) =>
  activateForm(form, { css, createModel: createContactModel, outcomes: outcomes(words) });
