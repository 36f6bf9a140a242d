import type { ServiceArea } from '../../catalogue/contracts/content.ts';
import { matchingAreas } from '../../catalogue/towns/area-match.ts';
import { countWords, hintWords } from '../../catalogue/towns/area-messages.ts';
import { areaHint } from '../../catalogue/towns/area-search.ts';
import { strings } from './strings.ts';

export function Answers({ areas, text, origin }: { areas: readonly ServiceArea[]; text: string; origin: string }) {
  const query = { text, county: '' };
  const found = matchingAreas(areas, query);
  const hint = found.length === 0 && areaHint(areas, query);
  return (
    <>
      <div role="status">
        {found.length > 0 ? <p>{countWords(found)}</p> : <strong>{strings.none}</strong>}
        {hint && (
          <p>
            {hintWords(hint, text).map((piece) =>
              typeof piece === 'string' ? (
                piece
              ) : (
                <a key={piece.path} target="_blank" href={origin + piece.path} rel="noopener">
                  {piece.text}
                </a>
              ),
            )}
          </p>
        )}
        {found.length === 0 && (
          <p>
            {strings.ask}{' '}
            <a target="_blank" href={`${origin}/contact`} rel="noopener">
              {strings.contact}
            </a>
          </p>
        )}
      </div>
      <ul>
        {found.map(({ id, name, slug, county }) => (
          <li key={id}>
            <a target="_blank" href={`${origin}/service-areas/${slug}`} rel="noopener">
              {name} <small>{county}</small>
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}
