import { useEffect, useRef, useState } from 'react';
import type { LeadDetail } from '../../../../catalogue/contracts/admin/lead-detail.ts';
import { readAddress } from '../../section-address.ts';
import { strings } from '../strings.ts';
import { PhotoViewer } from './photo-viewer.tsx';
import { photoList } from './photos.css.ts';

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
