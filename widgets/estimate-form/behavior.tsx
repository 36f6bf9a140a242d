import css from 'sheet:./behavior.tsx';
import { type ComponentType, useEffect } from 'react';
import type { StoreApi } from 'zustand/vanilla';
import { acceptedPhotos } from '../../catalogue/accepted-photos.ts';
import { business } from '../../catalogue/business.ts';
import { EstimateRequest, estimateMessages } from '../../catalogue/contracts/estimate-request.ts';
import { colorsHeading } from '../../catalogue/contracts/text.ts';
import { stateOfZip } from '../../catalogue/towns/zip-state.ts';
import { type Attachments, activateForm } from '../core/form/activate-form.tsx';
import type { FormBehavior, FormState, ShownForm } from '../core/form/form-state.ts';
import { control } from '../core/form/form-view.css.ts';
import { offerCamera } from '../core/form/offer-camera.ts';
import { chosenColors } from '../core/runtime/chosen-colors.ts';
import { recordAction } from '../core/runtime/record-action.ts';
import { useStore } from '../core/runtime/use-store.ts';
import { later, mailOf } from './outcomes.ts';
import type { Strings } from './strings.ts';

/** For embeds; on our pages the form itself has one. */
function photoField(words: typeof later, store: StoreApi<FormState>, onChange: () => unknown): ComponentType {
  const withCamera = (input: HTMLInputElement | null) => {
    if (input) offerCamera(input, words.take);
  };
  return function PhotoField() {
    const error = useStore(store).errors.photos;
    return (
      <div className={control} style={{ marginTop: 9 }}>
        <label htmlFor="photos">{words.photos}</label>
        <input
          ref={withCamera}
          id="photos"
          name="photos"
          type="file"
          accept={acceptedPhotos}
          multiple
          onChange={onChange}
          aria-invalid={!!error || undefined}
          aria-describedby={error && 'photos-m'}
        />
        {error && <p id="photos-m">{error}</p>}
      </div>
    );
  };
}

/** Their chips load only if some are chosen. */
function colorOffer(form: ShownForm): ComponentType {
  const chosen = chosenColors(form.host);
  let isOffered = false;
  const offer = (list: string) => {
    const { value, defaultValue } = form.element.message;
    // A draft replaces the value that a link brings, not the default.
    if (isOffered || !(list || (value + defaultValue).includes(colorsHeading))) return;
    import('./color-chips.tsx').then(({ showColors }) => {
      if (!isOffered) showColors(form);
      isOffered = true;
    }, console.error);
  };
  return function ColorOffer() {
    useEffect(() => {
      offer(chosen.read());
      return chosen.onChange(offer);
    }, []);
    return null;
  };
}

/** Importing `english` here would split them into a file that delays every visitor. */
export function activateEstimate(form: ShownForm, english: Strings): FormBehavior {
  const { host } = form;
  const words = host.words(english, 'estimate');
  const laterWords = host.words(later, 'estimateLater');
  /** On our pages, where the form has the field and a draft outlives the page. */
  const ownField = form.element.photos;
  // A failure is retried when the form is sent.
  const settle = async () => {
    // `uploads`: from before a reload.
    if (!(form.element.photos?.files[0] || (ownField && host.draft.read()?.uploads))) return;
    // Otherwise the form would be sent without the photos.
    return (await import('./photos/attach-photos.tsx')).attachPhotos(form, attachments, behavior.store);
  };
  const attachments: Attachments = { settle };
  const attach = () => settle().catch(console.error);
  const behavior = activateForm(form, {
    contract: EstimateRequest,
    messages: host.words(estimateMessages, 'messages'),
    path: '/api/estimates',
    afterwards: () => recordAction(host, 'estimate_form'),
    attachments,
    css,
    words,
    sent: laterWords.sent,
    mail: mailOf(english),
    receipt: async () => (await import('./receipt.ts')).estimateReceipt(words),
  });
  const ColorOffer = colorOffer(form);
  followZip(form.element);
  for (const name of ['dragover', 'drop', 'paste']) form.element.addEventListener(name, takeGiven);
  if (!ownField) {
    const PhotoField = photoField(laterWords, behavior.store, attach);
    const Extra = () => (
      <>
        <PhotoField />
        <ColorOffer />
      </>
    );
    return { ...behavior, Extra };
  }
  ownField.addEventListener('change', attach);
  offerCamera(ownField, laterWords.take);
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
