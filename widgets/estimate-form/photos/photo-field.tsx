import type { ComponentType } from 'react';
import type { StoreApi } from 'zustand/vanilla';
import { acceptedPhotos } from '../../../catalogue/accepted-photos.ts';
import type { FormState } from '../../core/form/form-state.ts';
import { offerCamera } from '../../core/form/offer-camera.ts';
import { useStore } from '../../core/runtime/use-store.ts';
import { field } from './photo-field.css.ts';
import { photosLabel, takePhoto } from './photos-label.ts';

/** For embeds; on our pages the form itself has one. */
export function photoField(store: StoreApi<FormState>, onChange: () => unknown): ComponentType {
  const withCamera = (input: HTMLInputElement | null) => {
    if (input) offerCamera(input, takePhoto);
  };
  return function PhotoField() {
    const error = useStore(store).errors.photos;
    return (
      <div className={field}>
        <label htmlFor="photos">{photosLabel}</label>
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
