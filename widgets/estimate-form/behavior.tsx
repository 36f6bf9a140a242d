import css from 'sheet:./behavior.tsx';
import { EstimateRequest } from '../../catalogue/contracts/estimate-request.ts';
import { activateForm, type FormRules } from '../core/form/activate-form.tsx';
import type { FormBehavior, ShownForm } from '../core/form/form-state.ts';
import type { Attachments } from '../core/form/validate-and-submit.ts';
import { isEmbedBuild } from '../core/runtime/build-target.ts';
import { recordAction } from '../core/runtime/record-action.ts';
import { colorOffer } from './color-offer.tsx';
import { outcomes } from './outcomes.ts';
import { photoField } from './photos/photo-field.tsx';
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
export function activateEstimate(form: ShownForm, words: Strings): FormBehavior {
  // Its code loads with the first photo, which may have been chosen before this behavior was there. What fails here is
  // tried again when the form is sent.
  const settle = async () => {
    const input = form.element.elements.namedItem('photos') as HTMLInputElement | null;
    if (!input?.files?.[0]) return;
    (await import('./photos/attach-photos.tsx')).attachPhotos(form, attachments);
    // Now it waits for the photos, which a form that was sent meanwhile would leave behind.
    await attachments.settle?.();
  };
  const attachments: Attachments = { settle };
  const attach = () => settle().catch(console.error);
  const behavior = activateForm(form, {
    ...estimateRules(),
    attachments,
    css,
    outcomes: outcomes(words),
    receipt: async () => (await import('./receipt.ts')).estimateReceipt(words),
  });
  const ColorOffer = colorOffer(form);
  if (isEmbedBuild) {
    const PhotoField = photoField(behavior.store, attach);
    const Extra = () => (
      <>
        <PhotoField />
        <ColorOffer />
      </>
    );
    return { ...behavior, Extra };
  }
  form.element.photos.addEventListener('change', attach);
  attach();
  return { ...behavior, Extra: ColorOffer };
}
