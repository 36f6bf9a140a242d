import { acceptedPhotos } from '../../../catalogue/accepted-photos.ts';
import { business } from '../../../catalogue/business.ts';
import { maxPhotoBytes, maxPhotos } from '../../../catalogue/contracts/photo.ts';
import { retention } from '../../../catalogue/time/retention.ts';
import { lineButton } from '../../../widgets/core/ui/parts.css.ts';
import { small } from '../../components/layout/base.css.ts';
import { Section } from '../../components/sections.tsx';
import { maxNoteLength, type RequestView, type VisitorActKind } from '../../rendering/request-view.ts';
import * as styles from './page.css.ts';

const Refusal = ({ of, view }: { of: VisitorActKind; view: RequestView }) => (
  <p id={`${of}-error`} className={styles.error} role="alert">
    {view.refused?.[of]}
  </p>
);

const errorOf = (act: VisitorActKind, { refused }: RequestView) =>
  refused?.[act] ? ({ 'aria-invalid': true, autoFocus: true } as const) : {};

/** One form, so that each button also sends what is in the other field. */
const formId = 'add';

/** A refused note stays in its field, an unsent one in the tab. */
export function AddNote(view: RequestView) {
  const { path, actId, typed, receivedAt } = view;
  return (
    <form
      id={formId}
      className={styles.card}
      method="post"
      action={`${path}/note`}
      encType="multipart/form-data"
      noValidate
    >
      <h2>Something to add?</h2>
      <input type="hidden" name="act" value={actId} />
      <div className={styles.control}>
        <label htmlFor="note">A note to us</label>
        <textarea
          id="note"
          name="note"
          rows={5}
          data-draft={`${business.namespace}:note:${receivedAt}`}
          data-max={maxNoteLength}
          aria-describedby="note-error note-hint"
          defaultValue={typed}
          {...errorOf('note', view)}
        />
        <Refusal of="note" view={view} />
      </div>
      <p className={small} id="note-hint">
        It goes straight to the people handling your request.
      </p>
      <button className={lineButton} type="submit">
        Send the note
      </button>
    </form>
  );
}

export function AddPhotos(view: RequestView) {
  const { path, photos, photosLeft } = view;
  if (photos.length === 0 && photosLeft === 0) return null;
  return (
    <Section className={styles.photos} id="photos-title" title="Photos of the job">
      {photos.length > 0 && (
        <ul className={styles.photoList}>
          {photos.map((id, index) => (
            <li key={id}>
              <img src={`${path}/photos/${id}`} alt={`${index + 1} of ${photos.length}`} loading="lazy" />
            </li>
          ))}
        </ul>
      )}
      {photosLeft > 0 && (
        <div className={styles.photoField}>
          <div className={styles.control}>
            <label htmlFor="photos">Add photos</label>
            <input
              id="photos"
              name="photos"
              form={formId}
              type="file"
              accept={acceptedPhotos}
              multiple
              aria-describedby="photos-error photos-hint"
              {...errorOf('photos', view)}
            />
            <Refusal of="photos" view={view} />
          </div>
          <p className={small} id="photos-hint">
            {`JPEG, PNG or WebP, up to ${maxPhotoBytes / 1024 / 1024} MB each; ${Math.min(photosLeft, maxPhotos)} at a time.`}
          </p>
          <button className={lineButton} type="submit" form={formId} formAction={`${path}/photos`}>
            Send the photos
          </button>
        </div>
      )}
    </Section>
  );
}

export const Cancel = ({ path, actId, kind }: RequestView) => (
  <details className={styles.cancel}>
    <summary className={styles.cancelSummary}>Cancel this request</summary>
    <form className={styles.cancelForm} method="post" action={`${path}/cancel`}>
      <input type="hidden" name="act" value={actId} />
      <p>
        {`${kind === 'message' ? 'We won’t answer it' : 'We won’t call'}, and your photos are deleted after ${retention.canceledDays} days. Until then you can bring it back.`}
      </p>
      <button className={lineButton} type="submit">
        Yes, cancel it
      </button>
    </form>
  </details>
);
