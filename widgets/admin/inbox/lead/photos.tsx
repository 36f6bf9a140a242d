import { strings } from '../strings.ts';
import { photoList } from './photos.css.ts';

/** Thumbnails of a lead's photos; each opens full size in a new tab. */
export function Photos({ ids }: { ids: readonly string[] }) {
  if (ids.length === 0) return null;
  return (
    <div>
      <h3>{strings.photos}</h3>
      <ul className={photoList}>
        {ids.map((id, index) => (
          <li key={id}>
            <a href={`/api/admin/photos/${id}`} target="_blank" rel="noreferrer">
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
    </div>
  );
}
