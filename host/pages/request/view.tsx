import { acceptedPhotos, photosLabelOf } from '../../../catalogue/accepted-photos.ts';
import { brand } from '../../../catalogue/brand.ts';
import { business } from '../../../catalogue/business.ts';
import { maxPhotoBytes, maxPhotos, photoKinds } from '../../../catalogue/contracts/photo.ts';
import { textMessages } from '../../../catalogue/messages/text.en.ts';
import { retention } from '../../../catalogue/time/retention.ts';
import { button, hidden, lineButton } from '../../../widgets/core/ui/parts.css.ts';
import { small, wrap } from '../../components/layout/base.css.ts';
import { CallLink, EmailText } from '../../components/links.tsx';
import { Items, Section, Wide } from '../../components/sections.tsx';
import { maxNoteLength, type RequestView, type VisitorActKind } from '../../rendering/request-view.ts';
import * as styles from './page.css.ts';
import { datedMoment, doneWords, headline, monthAndDay, type Step, stepsOf } from './words.ts';
import '../../components/house-zones.css.ts';
import { paintBrands } from '../../../catalogue/contracts/paint-color.ts';
import house from '../../../catalogue/drawings/house.svg?elements';
import room from '../../../catalogue/drawings/room.svg?elements';
import { exteriorPalettes } from '../../../catalogue/quizzes/exterior-palettes.ts';
import { interiorPalettes } from '../../../catalogue/quizzes/interior-palettes.ts';
import { colorsOfMaker, paintZones } from '../../../widgets/color-quiz/best-palettes.ts';
import { isByHandOnly, zonesOf } from '../../../widgets/palette-picker/zones.ts';
import { redrawn } from '../../components/drawing.tsx';

export const RequestPage = (view: RequestView) => (
  <>
    <Wall {...view} />
    <div className={`${wrap} ${styles.columns}`}>
      <div>
        <Sent {...view} />
        <AddPhotos {...view} />
        {view.showing && <ShowPhotos {...view} />}
        <Log {...view} />
      </div>
      <aside className={styles.side}>
        <AddNote {...view} />
        <Section className={styles.card} id="talk" title="Rather talk now?">
          {view.progress !== 'canceled' && <p>We’ll have your request in front of us when you call.</p>}
          <CallLink className={button} />
        </Section>
        {view.progress !== 'canceled' && <Cancel {...view} />}
        <p className={small}>
          {`This page is only for people who have its link. It works until ${monthAndDay(view.expiresAt)}.`}
        </p>
      </aside>
    </div>
  </>
);

function Wall(view: RequestView) {
  const { name, progress, path, actId, done, refused, photosLeft, restorableUntil, isVisitCanceled } = view;
  // The action's form may no longer be on the page.
  const refusal =
    refused?.cancel ?? refused?.restore ?? refused?.show ?? (photosLeft === 0 ? refused?.photos : undefined);
  const { title, text } = headline(view);
  const isCanceled = progress === 'canceled';
  return (
    <Wide className={`${styles.wall} ${isCanceled ? styles.off : ''}`} aria-labelledby="title">
      {refusal && (
        <p role="alert" className={`${styles.status} ${styles.refusal}`}>
          {`${refusal}.`}
        </p>
      )}
      <p id="status" role="status" tabIndex={-1} className={styles.status}>
        {done?.map((act) => doneWords(view.addedPhotos)[act]).join(' ')}
      </p>
      <p className={styles.who}>{name ? `Your request, ${name}` : 'Your request'}</p>
      <h1 id="title">{title}</h1>
      <p>{text}</p>
      {isCanceled && restorableUntil && (
        <form method="post" action={`${path}/restore`}>
          <input type="hidden" name="act" value={actId} />
          <button className={`${lineButton} ${styles.onWall}`} type="submit">
            Undo, keep my request
          </button>
        </form>
      )}
      {!isCanceled && (
        <ol className={styles.steps}>
          {stepsOf(view).map(({ name, when, status }, index, all) => (
            <li key={name} data-status={status} aria-current={status === 'now' ? 'step' : undefined}>
              <Board status={status} isBegun={all[index - 1]?.status === 'done'} />
              <b>
                {status === 'done' && (
                  <>
                    <span aria-hidden="true">✓ </span>
                    <span className={hidden}>Done: </span>
                  </>
                )}
                {name}
              </b>
              <span className={status === 'now' ? styles.due : undefined}>{when}</span>
            </li>
          ))}
        </ol>
      )}
      {(progress === 'scheduled' || isVisitCanceled) && (
        <a className={`${lineButton} ${styles.onWall}`} href={`${path}/visit.ics`} download="visit.ics">
          {isVisitCanceled ? 'Remove the visit from my calendar' : 'Add to my calendar'}
        </a>
      )}
    </Wide>
  );
}

function Sent({ message, rows, phone, email, colors, isInside, progress }: RequestView) {
  return (
    <Section id="sent" title="What you sent">
      {message && <p className={styles.said}>{message}</p>}
      <dl className={styles.rows}>
        {rows
          .filter(([, text]) => text)
          .map(([label, text]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        {(phone || email) && (
          <div>
            <dt>Reach you</dt>
            <dd>
              <span className={styles.number}>{phone}</span>
              {phone && email && ', '}
              <EmailText email={email} />
            </dd>
          </div>
        )}
      </dl>
      {progress !== 'canceled' && (
        <a className={styles.correct} href="#note">
          Send a correction
        </a>
      )}
      {colors.length > 0 && <ColorPreview colors={colors} isInside={isInside} />}
      {colors.length > 0 && (
        <ul className={styles.colors} aria-label="Colors you picked">
          {colors.map(({ name, code, hex }) => (
            <li key={code}>
              <svg viewBox="0 0 10 5" preserveAspectRatio="none" aria-hidden="true">
                <path fill={hex} d="M0 0h10v5H0z" />
              </svg>
              <span>
                <b>{name}</b> {code}
              </span>
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}

const Log = ({ log }: RequestView) => (
  <Section id="log" title="What happened">
    <ol className={styles.logList}>
      {log.map(({ at, text }) => (
        <li key={`${at} ${text}`}>
          <time dateTime={at}>{datedMoment(at)}</time>
          <span>{text}</span>
        </li>
      ))}
    </ol>
  </Section>
);

const { ink } = brand.colors;
const coats = {
  done: 'M0 0h200v36H0z',
  now: 'M0 0h96q18 2 30 0l-6 5 22 1-16 5 24 2-20 4 14 4-26 3 18 4-30 4 10 4H0z',
} as const;

/** Painted in order: no coat before that of the board before. */
const Board = ({ status, isBegun }: Pick<Step, 'status'> & { isBegun: boolean }) => (
  <svg
    className={status === 'now' ? styles.dueBoard : undefined}
    viewBox="0 0 200 36"
    preserveAspectRatio="none"
    aria-hidden="true"
  >
    <path fill="#cdbf9f" d="M0 0h200v36H0z" />
    <path fill="none" stroke={`${ink}22`} d="M0 11q50-5 100 0t100-1M0 23q60 4 120-1t80 2" />
    {status !== 'todo' && (status === 'done' || isBegun) && <path fill="#f6efdc" d={coats[status]} />}
    <path fill={`${ink}26`} d="M0 32h200v4H0zM198.5 0h1.5v36h-1.5z" />
  </svg>
);

const drawings = { house, room } as const;

/** Undefined unless they are the colors of a palette of the quiz, which says what each is for. */
function quizZones(colors: RequestView['colors'], isInside: boolean) {
  const codes = new Set(colors.map(({ code }) => code));
  const found = (isInside ? interiorPalettes : exteriorPalettes)
    .flatMap((palette) => paintBrands.map((maker) => colorsOfMaker(palette, maker)))
    .find((ones) => ones.length === codes.size && ones.every(({ code }) => codes.has(code)));
  return found && paintZones(found, []);
}

function ColorPreview({ colors, isInside }: Pick<RequestView, 'colors' | 'isInside'>) {
  const drawing = isInside ? 'room' : 'house';
  const hexes: Readonly<Record<string, string | undefined>> =
    quizZones(colors, isInside) ??
    Object.fromEntries(
      zonesOf[drawing].filter((zone) => !isByHandOnly(zone)).map((zone, index) => [zone, colors[index]?.hex]),
    );
  // Attributes, because the page's policy allows only its sheet.
  const painted = redrawn(drawings[drawing], ({ class: zone, ...part }) => {
    const hex = zone && hexes[zone.replace('room-', '')];
    return hex ? { ...part, fill: hex } : { ...(zone && { class: zone }), ...part };
  });
  const count = colors.length === 1 ? 'Your color' : 'Your colors';
  return (
    <figure className={styles.preview}>
      <div>{painted}</div>
      <figcaption>{`${count} ${isInside ? 'in a room' : 'on a house'}`}</figcaption>
    </figure>
  );
}

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
function AddNote(view: RequestView) {
  const { path, actId, typed, receivedAt, progress } = view;
  return (
    <form
      id={formId}
      className={styles.card}
      method="post"
      action={`${path}/note`}
      encType="multipart/form-data"
      noValidate
    >
      <h2>Something to add or correct?</h2>
      <input type="hidden" name="act" value={actId} />
      <div className={styles.control}>
        <label htmlFor="note">A note to us</label>
        <textarea
          id="note"
          name="note"
          rows={5}
          data-draft={`${business.namespace}:note:${receivedAt}`}
          data-max={maxNoteLength}
          data-long={textMessages.too_long}
          data-canceled={progress === 'canceled' ? '' : undefined}
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

function AddPhotos(view: RequestView) {
  const { path, photos, photosLeft } = view;
  if (photos.length === 0 && photosLeft === 0) return null;
  return (
    <Section id="photos-title" title="Photos of the job">
      {photos.length > 0 && (
        <Items className={styles.photoList} of={photos}>
          {(id, index) => <img src={`${path}/photos/${id}`} alt={`${index + 1} of ${photos.length}`} loading="lazy" />}
        </Items>
      )}
      {photosLeft > 0 && (
        <div className={styles.photoField}>
          <div className={styles.control}>
            <label htmlFor="photos">{photosLabelOf(Math.min(photosLeft, maxPhotos))}</label>
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
            <p className={styles.chosen} id="photos-chosen" role="status" />
            <Refusal of="photos" view={view} />
          </div>
          <p className={small} id="photos-hint">
            {`${photoKinds}, up to ${maxPhotoBytes / 1024 / 1024} MB each.`}
          </p>
          <button className={lineButton} id="photos-send" type="submit" form={formId} formAction={`${path}/photos`}>
            Send the photos
          </button>
        </div>
      )}
    </Section>
  );
}

function ShowPhotos({ path, showing, shownCount = 0 }: RequestView) {
  return (
    <Section id="show-title" title="May we show it?">
      <div className={styles.showing}>
        <label className={styles.tick}>
          <input
            type="checkbox"
            name="show"
            value="yes"
            form={formId}
            defaultChecked={showing === 'allowed'}
            aria-describedby="show-hint"
          />
          You may show photos of my house
        </label>
        <p className={small} id="show-hint">
          Only photos that are on this page, and only if you tick this. Beside them stand the town, the work and the
          colors, never your name or address. Untick it whenever you like, or call us, and they are off our site at
          once.
        </p>
        {shownCount > 0 && (
          <p>
            <b>{shownCount === 1 ? 'One of your photos is' : `${shownCount} of your photos are`} on our site now.</b>
          </p>
        )}
        <button className={lineButton} type="submit" form={formId} formAction={`${path}/show`}>
          Save
        </button>
      </div>
    </Section>
  );
}

const Cancel = ({ path, actId, kind }: RequestView) => (
  <details className={styles.cancel}>
    <summary className={styles.cancelSummary}>Cancel this request</summary>
    <form className={styles.cancelForm} method="post" action={`${path}/cancel`}>
      <input type="hidden" name="act" value={actId} />
      <p>
        {`${kind === 'message' ? 'We won’t answer it' : 'We won’t call'}, and your photos are deleted after ${retention.canceledDays} days. Until then you can undo this.`}
      </p>
      <button className={lineButton} type="submit">
        Yes, cancel it
      </button>
    </form>
  </details>
);
