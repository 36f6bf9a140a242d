import css from 'sheet:./attach-photos.tsx';
import { render } from 'preact';
import type { StoreApi } from 'zustand/vanilla';
import { goneField } from '../../../catalogue/contracts/photo.ts';
import { photoRules } from '../../../catalogue/photo-file.ts';
import type { FormState, ShownForm } from '../../core/form/form-state.ts';
import { createPreparePhoto } from '../../core/form/prepare-photo.ts';
import type { SentPhotos } from '../../core/form/receipt/receipt.ts';
import type { Attachments } from '../../core/form/validate-and-submit.ts';
import { PhotoList } from './photo-list.tsx';
import { createPhotoModel } from './photo-model.ts';

import { readStoredPhotos, writeStoredPhotos } from './stored-photos.ts';
import { strings } from './strings.ts';
import { uploadPhoto } from './upload-photo.ts';

/** Resolves when no upload is under way. */
export function attachPhotos(
  { host, element }: ShownForm,
  attachments: Attachments,
  outcomes: StoreApi<FormState>,
): Promise<void> | undefined {
  if (attachments.value) return attachments.settle?.(); // A second photo was chosen while this was loading.
  const input = element.elements.namedItem('photos') as HTMLInputElement;
  const model = createPhotoModel({
    prepare: createPreparePhoto(photoRules),
    upload: (body, onProgress) => uploadPhoto(`${host.apiOrigin}/api/photos`, body, onProgress),
  });
  const list = document.createElement('div');

  function take(): void {
    const files = [...(input.files ?? [])];
    input.value = '';
    if (files.length > 0) model.add(files);
  }

  function sendWithout(): void {
    const button = element.querySelector<HTMLElement>('[type=submit]');
    const isSending = isBeingSent();
    button?.focus();
    // A form that is being sent continues by itself.
    model.removeUnsent();
    if (!isSending) button?.click();
  }
  const isBeingSent = () => element.querySelector('[type=submit][aria-disabled]') !== null;

  /** From an earlier post without JavaScript. */
  const keptInput = element.elements.namedItem('photoIds') as HTMLInputElement | null;
  const kept = () => keptInput?.value.match(/\S+/g) ?? [];

  /** Sends photos again that the server no longer has, or asks for them. */
  function replaceGone({ errors }: FormState): void {
    const isGone = (id: string) => goneField(id) in errors;
    const isLost = kept().some(isGone);
    if (isLost && keptInput)
      keptInput.value = kept()
        .filter((id) => !isGone(id))
        .join(' ');
    if (model.replaceGone(isGone) && !isLost)
      outcomes.setState({ status: 'refused', errors: { photos: strings.sentAgain } });
  }

  Object.assign(attachments, {
    settle: model.settle,
    errors: () => (model.hasTrouble() ? { photos: strings.trouble } : undefined),
    value() {
      const photos = [...kept(), ...model.ids()];
      if (photos.length === 0) return {};
      return { photos: Object.assign(photos, { previews: model.previews() }) satisfies SentPhotos };
    },
  } satisfies Attachments);
  host.adopt(css);
  // Every paragraph inside the field is styled as an error.
  input.parentElement?.after(list);
  render(<PhotoList model={model} input={input} onSendWithout={sendWithout} />, list);
  input.addEventListener('change', take);
  element.addEventListener('reset', model.clear);
  addEventListener('online', model.resume);
  element.addEventListener('submit', () => model.setAwaited(true));
  model.setAwaited(isBeingSent());
  outcomes.subscribe((state) => {
    const { status, errors } = state;
    if (status !== 'sending') model.setAwaited(!!errors.photos);
    if (status === 'failed') replaceGone(state);
  });
  model.restore(readStoredPhotos(host.draft));
  model.store.subscribe(() => writeStoredPhotos(host.draft, model.stored()));
  take();
  return model.settle();
}
