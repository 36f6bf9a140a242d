import { useEffect, useRef, useState } from 'react';
import type { LeadDetail } from '../../../../catalogue/contracts/admin/lead.ts';
import { mostColors } from '../../../../catalogue/contracts/content.ts';
import { hidden } from '../../../core/ui/parts.css.ts';
import { readAddress, useHash } from '../../section-address.ts';
import { IconButton, IconLink } from '../../ui/icon.tsx';
import { ActionOutcome, LineButton, useAction } from '../../ui/parts.tsx';
import type { Inbox } from '../inbox-model.ts';
import { strings } from '../strings.ts';
import { beside, photoItem, photoList, slides, thumbs, tools, viewer } from './photos.css.ts';

const shownPhoto = () => Number(readAddress(location.hash).query.get('photo')) || 0;

const photoHref = (href: string, number: number) => `${href}${href.includes('?') ? '&' : '?'}photo=${number}`;
const addressOf = (id: string) => `/api/admin/photos/${id}`;
const altOf = (index: number, ids: readonly string[]) => `Photo ${index + 1} of ${ids.length}`;

const obstacles = {
  job: 'The homeowner allows photos on the site. They can be shown once the job is won.',
  place: 'These photos cannot be on the site: only those of estimate requests from our towns can.',
  consent: 'These photos can be on the site once the homeowner allows it on the private page.',
};

function besideOf({ colors }: LeadDetail, onSite: NonNullable<LeadDetail['onSite']>): string {
  if ('obstacle' in onSite) return obstacles[onSite.obstacle];
  const { work, missing } = onSite;
  const words = [
    strings.services[work.service],
    work.town,
    ...colors.slice(0, mostColors).map(({ name }) => name),
  ].join(', ');
  const more = missing > 0 && ` The section appears with ${missing === 1 ? '1 more photo' : `${missing} more photos`}.`;
  return `The homeowner allows photos on the site. Beside them: ${words}.${more || ''}`;
}

interface PhotosProps {
  lead: LeadDetail;
  inbox: Inbox;
  href: string;
}

export function Photos({ lead, inbox, href }: PhotosProps) {
  const { name, photos: ids, onSite } = lead;
  const action = useAction();
  const [shown, setShown] = useState(shownPhoto);
  const wasPressed = useRef(false);
  useHash((change) => {
    wasPressed.current = !!change && shownPhoto() > 0;
    setShown(shownPhoto());
  });
  if (ids.length === 0) return null;
  const released = onSite && 'work' in onSite ? onSite.shown : undefined;

  function close() {
    if (wasPressed.current) return history.back();
    history.replaceState(history.state, '', href);
    setShown(0);
  }

  return (
    <div>
      <h3>{ids.length === 1 ? '1 photo' : `${ids.length} photos`}</h3>
      <ul className={photoList}>
        {ids.map((id, index) => (
          <li key={id} className={photoItem}>
            <a href={photoHref(href, index + 1)}>
              <img src={`${addressOf(id)}/small`} alt={altOf(index, ids)} loading="lazy" decoding="async" />
            </a>
            {released && (
              <LineButton
                disabled={action.isBusy}
                onClick={() => action.act(() => inbox.showPhoto(lead.id, id, !released.includes(id)))}
              >
                {released.includes(id) ? 'Take off site' : 'Show on site'}
                <span className={hidden}>{` (${altOf(index, ids)})`}</span>
              </LineButton>
            )}
          </li>
        ))}
      </ul>
      {onSite && <p className={beside}>{besideOf(lead, onSite)}</p>}
      <ActionOutcome action={action} />
      {shown >= 1 && shown <= ids.length && <PhotoViewer {...{ name, ids }} first={shown - 1} onClose={close} />}
    </div>
  );
}

function PhotoViewer(props: { name: string; ids: readonly string[]; first: number; onClose: () => void }) {
  const { name, ids, first, onClose } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const strip = useRef<HTMLUListElement>(null);
  const [at, setAt] = useState(first);
  const address = addressOf(ids[at] ?? '');

  const show = (index: number) => strip.current?.scrollTo({ left: index * strip.current.clientWidth });
  // biome-ignore lint/correctness/useExhaustiveDependencies: opens once.
  useEffect(() => {
    const before = document.activeElement as HTMLElement | null;
    dialog.current?.showModal();
    show(first);
    return () => before?.focus();
  }, []);

  async function share() {
    const blob = await (await fetch(address)).blob();
    await navigator.share({ files: [new File([blob], `photo-${at + 1}.jpg`, { type: blob.type })] });
  }

  return (
    <dialog ref={dialog} className={viewer} aria-label={`Photos from ${name}`} onClose={onClose}>
      <header>
        <h2>{name}</h2>
        <span role="status">{`${at + 1} of ${ids.length}`}</span>
        <IconButton icon="cross" aria-label="Close" onClick={onClose} />
      </header>
      <ul
        ref={strip}
        className={slides}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: arrow keys scroll it.
        tabIndex={0}
        onScroll={({ currentTarget: { scrollLeft, clientWidth } }) => setAt(Math.round(scrollLeft / clientWidth))}
      >
        {ids.map((id, index) => (
          <li key={id}>
            <img src={addressOf(id)} alt={altOf(index, ids)} loading="lazy" />
          </li>
        ))}
      </ul>
      {ids.length > 1 && (
        <ul className={thumbs}>
          {ids.map((id, index) => (
            <li key={id}>
              <button
                type="button"
                aria-label={`Show photo ${index + 1}`}
                aria-current={index === at || undefined}
                onClick={() => show(index)}
              >
                <img src={`${addressOf(id)}/small`} alt="" loading="lazy" />
              </button>
            </li>
          ))}
        </ul>
      )}
      <div className={tools}>
        <button type="button" disabled={at === 0} onClick={() => show(at - 1)}>
          Previous
        </button>
        <button type="button" disabled={at === ids.length - 1} onClick={() => show(at + 1)}>
          Next
        </button>
        <IconLink icon="save" href={address} download>
          Save
        </IconLink>
        {typeof navigator.share === 'function' && (
          // Closing the system's share dialog is not a failure.
          <IconButton icon="out" onClick={() => share().catch(console.error)}>
            Share
          </IconButton>
        )}
      </div>
    </dialog>
  );
}
