import type { ServiceArea } from '../../catalogue/contracts/content.ts';
import { answerWords, countWords } from '../../catalogue/towns/area-messages.ts';
import { searchAreas } from '../../catalogue/towns/area-search.ts';
import { strings } from './strings.ts';

export function Answers({ areas, text, origin }: { areas: readonly ServiceArea[]; text: string; origin: string }) {
  const { found, answer } = searchAreas(areas, { text, county: '' });
  const words = answer && answer.kind !== 'several' ? answerWords(answer) : undefined;
  return (
    <>
      <div role="status">
        {found.length === 0 && <strong>{strings.none}</strong>}
        {words && (
          <p>
            <strong>{words.said}</strong> {words.more}
          </p>
        )}
        {words && words.links.length > 0 && (
          <p>
            {words.links.map(({ text, path }) => (
              <a key={path} target="_blank" href={origin + path} rel="noopener">
                {text}
              </a>
            ))}
          </p>
        )}
        {found.length > 0 && <p>{countWords(found)}</p>}
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
