import type { FormOnPage } from '../core/form/form-view.tsx';
import { defineWidget } from '../core/runtime/define-widget.ts';
import { type EstimateFormOptions, estimateFormOptions } from './options.ts';
import { EstimateForm } from './view.tsx';

export const estimateForm = defineWidget<EstimateFormOptions, FormOnPage>({
  name: 'estimate-form',
  options: estimateFormOptions,
  View: EstimateForm,
});
