import css from 'sheet:./attach-photos.tsx';
import { render } from 'preact';
import { useRef } from 'react';
import type { StoreApi } from 'zustand/vanilla';
import { goneField } from '../../../catalogue/contracts/photo.ts';
import { photoMessages } from '../../../catalogue/messages/photos.en.ts';
import { photoRules } from '../../../catalogue/photo-file.ts';
import type { Attachments } from '../../core/form/activate-form.tsx';
import type { FormState, ShownForm } from '../../core/form/form-state.ts';
import { createPreparePhoto } from '../../core/form/prepare-photo.ts';
import type { SentPhotos } from '../../core/form/receipt/receipt-view.tsx';
import { useStore } from '../../core/runtime/use-store.ts';
import { cut, list, summary, tray, without } from './photo-list.css.ts';
import {
  createPhotoModel,
  isTroubled,
  isUnsent,
  type Photo,
  type PhotoModel,
  readStoredPhotos,
  strings,
  uploadPhoto,
  writeStoredPhotos,
} from './photo-model.ts';

interface PhotoListProps {
  words: typeof strings;
  model: PhotoModel;
  input: HTMLElement;
  onSendWithout(): void;
}

function PhotoList({ words, model, input, onSendWithout }: PhotoListProps) {
  const { photos, hasMore, isAwaited } = useStore(model.store);
  const ready = photos.filter(({ status }) => status === 'ready').length;
  const troubled = photos.filter(isTroubled).length;
  const root = useRef<HTMLUListElement>(null);

  function remove(index: number, key: number): void {
    model.remove(key);
    const left = [...(root.current?.querySelectorAll<HTMLElement>(`.${cut}`) ?? [])];
    // The pressed button is removed with the next rendering.
    (left[index + 1] ?? left[index - 1] ?? input).focus();
  }
  function stateOf({ status, progress, message }: Photo): string | undefined {
    if (status === 'sending') return `${Math.round(progress * 100)} %`;
    return status === 'failed' || status === 'refused' ? message : words[status];
  }
  return (
    <>
      {photos.length > 0 && (
        <ul className={list} aria-label={words.list} ref={root}>
          {photos.map((photo, index) => {
            const { key, name, status, progress, preview } = photo;
            const number = index + 1;
            return (
              <li key={key} title={name} data-trouble={isTroubled(photo) ? '' : undefined}>
                {/* Our content security policy blocks blob URLs. */}
                <span ref={(place) => preview && place?.replaceChildren(preview)} aria-hidden />
                <span>
                  <b>{name}</b>
                  {status === 'sending' && <progress value={progress} aria-label={words.progress(number)} />}
                  <small>{stateOf(photo)}</small>
                </span>
                <div>
                  {status === 'failed' && (
                    <button type="button" aria-label={words.retry(number, name)} onClick={() => model.retry(key)}>
                      {words.again}
                    </button>
                  )}
                  <button
                    className={cut}
                    type="button"
                    aria-label={words.remove(number, name)}
                    onClick={() => remove(index, key)}
                  />
                </div>
              </li>
            );
          })}
        </ul>
      )}
      <span className={summary} role="status">
        {photos.length > 0 && words.summary(photos.length, ready, troubled, hasMore)}
      </span>
      {isAwaited && photos.some(isUnsent) && (
        <button className={without} type="button" onClick={onSendWithout}>
          {words.without}
        </button>
      )}
    </>
  );
}

export function attachPhotos(
  { host, element }: ShownForm,
  attachments: Attachments,
  outcomes: StoreApi<FormState>,
): Promise<void> | undefined {
  if (attachments.value) return attachments.settle?.(); // A second photo was chosen while this was loading.
  const input = element.elements.namedItem('photos') as HTMLInputElement;
  const words = host.words(strings, 'photos');
  const refusals = host.words(photoMessages, 'messages');
  const model = createPhotoModel({
    words,
    prepare: createPreparePhoto({ ...photoRules, refusals }),
    upload: (body, onProgress) => uploadPhoto(`${host.apiOrigin}/api/photos`, body, onProgress, refusals),
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
      outcomes.setState({ status: 'refused', errors: { photos: words.sentAgain } });
  }

  Object.assign(attachments, {
    settle: model.settle,
    errors: () => (model.hasTrouble() ? { photos: words.trouble } : undefined),
    value() {
      const photos = [...kept(), ...model.ids()];
      if (photos.length === 0) return {};
      return { photos: Object.assign(photos, { previews: model.previews() }) satisfies SentPhotos };
    },
  } satisfies Attachments);
  host.adopt(css);
  list.className = tray;
  input.after(list);
  render(<PhotoList words={words} model={model} input={input} onSendWithout={sendWithout} />, list);
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
