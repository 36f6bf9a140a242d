import css from 'sheet:./behavior.tsx';
import { business } from '../../catalogue/business.ts';
import { EstimateRequest } from '../../catalogue/contracts/estimate-request.ts';
import { estimateMessages } from '../../catalogue/messages/estimate.en.ts';
import { stateOfZip } from '../../catalogue/towns/zip-state.ts';
import { activateForm, type FormRules } from '../core/form/activate-form.tsx';
import type { FormBehavior, ShownForm } from '../core/form/form-state.ts';
import { offerCamera } from '../core/form/offer-camera.ts';
import type { Attachments } from '../core/form/validate-and-submit.ts';
import type { WidgetHost } from '../core/runtime/define-widget.ts';
import { recordAction } from '../core/runtime/record-action.ts';
import { colorOffer } from './color-offer.tsx';
import { outcomes } from './outcomes.ts';
import { photoField } from './photos/photo-field.tsx';
import { takePhoto } from './photos/photos-label.ts';
import type { Strings } from './strings.ts';

export const estimateRules = (host: Pick<WidgetHost, 'place'>): FormRules => ({
  contract: EstimateRequest,
  messages: estimateMessages,
  path: '/api/estimates',
  afterwards: [() => recordAction(host, 'estimate_form')],
});

/** Importing `words` here would split them into a file that delays every visitor. */
export function activateEstimate(form: ShownForm, words: Strings): FormBehavior {
  // A failure is retried when the form is sent.
  const settle = async () => {
    // `uploads`: from before a reload. In embeds a draft does not outlive the page.
    if (!(form.element.photos?.files[0] || (form.host.place === 'site' && form.host.draft.read()?.uploads))) return;
    // Otherwise the form would be sent without the photos.
    return (await import('./photos/attach-photos.tsx')).attachPhotos(form, attachments, behavior.store);
  };
  const attachments: Attachments = { settle };
  const attach = () => settle().catch(console.error);
  const behavior = activateForm(form, {
    ...estimateRules(form.host),
    attachments,
    css,
    outcomes: outcomes(words),
    receipt: async () => (await import('./receipt.ts')).estimateReceipt(words),
  });
  const ColorOffer = colorOffer(form);
  followZip(form.element);
  for (const name of ['dragover', 'drop', 'paste']) form.element.addEventListener(name, takeGiven);
  if (form.host.place === 'embed') {
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
  offerCamera(form.element.photos, takePhoto);
  attach();
  return { ...behavior, Extra: ColorOffer };
}

/** For a dropped photo, browsers would leave the page. */
function takeGiven(event: Event): void {
  const { type, currentTarget, dataTransfer, clipboardData } = event as DragEvent & ClipboardEvent;
  const given = dataTransfer ?? clipboardData;
  if (!given?.types.includes('Files') || (type === 'paste' && given.types.includes('text/plain'))) return;
  event.preventDefault();
  if (!given.files[0]) return; // It is still being dragged.
  const { photos } = currentTarget as HTMLFormElement;
  const all = new DataTransfer();
  for (const file of [...photos.files, ...given.files]) all.items.add(file);
  photos.files = all.files;
  photos.dispatchEvent(new Event('change', { bubbles: true }));
}

/** Until the visitor changes it: browsers do not fill in a field that has a value. */
function followZip(form: HTMLFormElement): void {
  const { state, zipCode } = form;
  let own: string = business.address.state;
  const follow = (event?: Event) => {
    if (event?.target === state) own = '';
    else if (state.value === own) state.value = own = stateOfZip(zipCode.value) ?? business.address.state;
  };
  follow();
  for (const name of ['input', 'change']) form.addEventListener(name, follow);
}
