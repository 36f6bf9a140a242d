import { useEffect, useRef, useState } from 'react';
import type { LeadDetail } from '../../../../catalogue/contracts/admin/lead.ts';
import { readAddress } from '../../section-address.ts';
import { Icon } from '../../ui/icon.tsx';
import { strings } from '../strings.ts';
import { photoList, slides, thumbs, tools, viewer } from './photos.css.ts';

/** From 1; 0 for none. */
const shownPhoto = () => Number(readAddress(location.hash).query.get('photo')) || 0;

const photoHref = (href: string, number: number) => `${href}${href.includes('?') ? '&' : '?'}photo=${number}`;

export function Photos({ lead, href }: { lead: LeadDetail; href: string }) {
  const [shown, setShown] = useState(shownPhoto);
  const wasPressed = useRef(false);
  const ids = lead.photos;
  useEffect(() => {
    const follow = () => {
      wasPressed.current = shownPhoto() > 0;
      setShown(shownPhoto());
    };
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, []);
  if (ids.length === 0) return null;

  function close() {
    if (wasPressed.current) return history.back();
    history.replaceState(history.state, '', href);
    setShown(0);
  }

  return (
    <div>
      <h3>{strings.photosOf(ids.length)}</h3>
      <ul className={photoList}>
        {ids.map((id, index) => (
          <li key={id}>
            <a href={photoHref(href, index + 1)}>
              <img
                src={`/api/admin/photos/${id}/small`}
                alt={strings.photo(index + 1, ids.length)}
                loading="lazy"
                decoding="async"
              />
            </a>
          </li>
        ))}
      </ul>
      {shown >= 1 && shown <= ids.length && (
        <PhotoViewer name={lead.name} ids={ids} first={shown - 1} onClose={close} />
      )}
    </div>
  );
}

interface PhotoViewerProps {
  /** Of the photos' sender. */
  name: string;
  ids: readonly string[];
  first: number;
  onClose: () => void;
}

const addressOfPhoto = (id: string) => `/api/admin/photos/${id}`;
const canShare = () => typeof navigator.share === 'function';

function PhotoViewer({ name, ids, first, onClose }: PhotoViewerProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const strip = useRef<HTMLUListElement>(null);
  const [at, setAt] = useState(first);
  const id = ids[at] ?? '';

  const show = (index: number) => strip.current?.scrollTo({ left: index * strip.current.clientWidth });
  // biome-ignore lint/correctness/useExhaustiveDependencies: opens once.
  useEffect(() => {
    const before = document.activeElement as HTMLElement | null;
    dialog.current?.showModal();
    show(first);
    return () => before?.focus();
  }, []);

  async function share() {
    const blob = await (await fetch(addressOfPhoto(id))).blob();
    await navigator.share({ files: [new File([blob], `photo-${at + 1}.jpg`, { type: blob.type })] });
  }

  return (
    <dialog ref={dialog} className={viewer} aria-label={strings.photosBy(name)} onClose={onClose}>
      <header>
        <h2>{name}</h2>
        <span role="status">{strings.place(at + 1, ids.length)}</span>
        <button type="button" aria-label={strings.close} onClick={onClose}>
          <Icon name="cross" />
        </button>
      </header>
      <ul
        ref={strip}
        className={slides}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: arrow keys scroll it.
        tabIndex={0}
        onScroll={({ currentTarget: { scrollLeft, clientWidth } }) => setAt(Math.round(scrollLeft / clientWidth))}
      >
        {ids.map((one, index) => (
          <li key={one}>
            <img src={addressOfPhoto(one)} alt={strings.photo(index + 1, ids.length)} loading="lazy" />
          </li>
        ))}
      </ul>
      {ids.length > 1 && (
        <ul className={thumbs}>
          {ids.map((one, index) => (
            <li key={one}>
              <button type="button" aria-current={index === at || undefined} onClick={() => show(index)}>
                <img src={`${addressOfPhoto(one)}/small`} alt={strings.showPhoto(index + 1)} loading="lazy" />
              </button>
            </li>
          ))}
        </ul>
      )}
      <div className={tools}>
        <button type="button" disabled={at === 0} onClick={() => show(at - 1)}>
          {strings.previousPhoto}
        </button>
        <button type="button" disabled={at === ids.length - 1} onClick={() => show(at + 1)}>
          {strings.nextPhoto}
        </button>
        <a href={addressOfPhoto(id)} download>
          <Icon name="save" />
          {strings.savePhoto}
        </a>
        {canShare() && (
          // Closing the system's share dialog is not a failure.
          <button type="button" onClick={() => share().catch(console.error)}>
            <Icon name="out" />
            {strings.sharePhoto}
          </button>
        )}
      </div>
    </dialog>
  );
}
