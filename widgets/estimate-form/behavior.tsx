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

/** The estimate form's contract and path. */
export const estimateRules = (): FormRules => ({
  contract: EstimateRequest,
  path: '/api/estimates',
  afterwards: [() => recordAction('estimate_form')],
});

/**
 * The estimate form's behavior, loaded on first use.
 * @param words the view's strings; importing them here would split them into a separate file that delays every visitor
 */
export function activateEstimate(form: ShownForm, words: Strings): FormBehavior {
  // The code loads with the first photo, which may have been chosen before this behavior loaded. A failure here is
  // retried when the form is sent.
  const settle = async () => {
    // `uploads`: photos from before a reload. On other sites a draft does not outlive the page.
    if (!(form.element.photos?.files[0] || (isEmbedBuild ? 0 : form.host.draft.read()?.uploads))) return;
    // Wait for the photos, which the form would otherwise be sent without.
    return (await import('./photos/attach-photos.tsx')).attachPhotos(form, attachments, behavior.store);
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
