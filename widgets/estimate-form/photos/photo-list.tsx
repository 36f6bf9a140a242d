import { useEffect, useRef } from 'react';
import { useStore } from '../../core/runtime/use-store.ts';
import { cut, list, summary, without } from './photo-list.css.ts';
import { isUnsent, type Photo, type PhotoModel } from './photo-model.ts';
import { isTroubled, strings } from './strings.ts';

interface PhotoListProps {
  model: PhotoModel;
  input: HTMLElement;
  onSendWithout(): void;
}

export function PhotoList({ model, input, onSendWithout }: PhotoListProps) {
  const state = useStore(model.store);
  const root = useRef<HTMLUListElement>(null);

  function remove(index: number, key: number): void {
    model.remove(key);
    const left = [...(root.current?.querySelectorAll<HTMLElement>(`.${cut}`) ?? [])];
    // The pressed button is removed with the next rendering.
    (left[index + 1] ?? left[index - 1] ?? input).focus();
  }
  return (
    <div>
      <p className={summary} role="status">
        {strings.summary(state)}
      </p>
      {state.photos.length > 0 && (
        <ul className={list} aria-label={strings.list} ref={root}>
          {state.photos.map((photo, index) => (
            <PhotoItem
              key={photo.key}
              photo={photo}
              number={index + 1}
              onRetry={() => model.retry(photo.key)}
              onRemove={() => remove(index, photo.key)}
            />
          ))}
        </ul>
      )}
      {state.isAwaited && state.photos.some(isUnsent) && (
        <button className={without} type="button" onClick={onSendWithout}>
          {strings.without}
        </button>
      )}
    </div>
  );
}

interface PhotoItemProps {
  photo: Photo;
  number: number;
  onRetry(): void;
  onRemove(): void;
}

function PhotoItem({ photo, number, onRetry, onRemove }: PhotoItemProps) {
  const { name, status, progress } = photo;
  return (
    <li data-trouble={isTroubled(photo) ? '' : undefined}>
      <Preview canvas={photo.preview} />
      <span>
        <b>{name}</b>
        {status === 'sending' && <progress value={progress} aria-label={strings.progress(number)} />}
        <small>{strings.states[status](photo)}</small>
      </span>
      <div>
        {status === 'failed' && (
          <button type="button" aria-label={strings.retry(number, name)} onClick={onRetry}>
            {strings.again}
          </button>
        )}
        <button className={cut} type="button" aria-label={strings.remove(number, name)} onClick={onRemove} />
      </div>
    </li>
  );
}

/** Our content security policy blocks blob URLs. */
function Preview({ canvas }: { canvas: HTMLCanvasElement | undefined }) {
  const root = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (canvas) root.current?.replaceChildren(canvas);
  }, [canvas]);
  return <span ref={root} aria-hidden />;
}
