import css from 'sheet:./attach-photos.tsx';
import { render } from 'preact';
import type { ShownForm } from '../../core/form/form-state.ts';
import type { Attachments } from '../../core/form/validate-and-submit.ts';
import { adoptStylesheet } from '../../core/runtime/adopt-stylesheet.ts';
import { PhotoList } from './photo-list.tsx';
import { createPhotoModel } from './photo-model.ts';
import { preparePhoto } from './prepare-photo.ts';
import { strings } from './strings.ts';
import { uploadPhoto } from './upload-photo.ts';

/**
 * Handles the form's photo field, including photos already chosen: each photo is downscaled, uploaded at once and
 * listed below the field. Sending the form waits for the uploads.
 */
export function attachPhotos({ host, element }: ShownForm, attachments: Attachments): void {
  if (attachments.value) return; // A second photo was chosen while this was loading.
  const input = element.elements.namedItem('photos') as HTMLInputElement;
  const model = createPhotoModel({
    prepare: preparePhoto,
    upload: (body, onProgress) => uploadPhoto(`${host.apiOrigin}/api/photos`, body, onProgress),
  });
  const list = document.createElement('div');

  function take(): void {
    const files = [...(input.files ?? [])];
    input.value = '';
    if (files.length > 0) model.add(files);
  }

  /** Photos uploaded by an earlier post without JavaScript. */
  const kept = () => (element.elements.namedItem('photoIds') as HTMLInputElement | null)?.value.split(' ') ?? [];

  Object.assign(attachments, {
    settle: model.settle,
    errors: () => (model.hasTrouble() ? { photos: strings.trouble } : undefined),
    value() {
      const photos = [...kept(), ...model.ids()];
      return photos.length > 0 ? { photos } : {};
    },
  } satisfies Attachments);
  adoptStylesheet(element, css);
  // Outside the field, where every paragraph is styled as an error.
  input.parentElement?.after(list);
  render(<PhotoList model={model} input={input} />, list);
  input.addEventListener('change', take);
  element.addEventListener('reset', model.clear);
  addEventListener('online', model.resume);
  take();
}
