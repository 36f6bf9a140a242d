import type { StudioOption } from './data.ts';
import { strings } from './strings.ts';
import { attributePrefix } from './studio-choices.ts';

export function KnownOption({ id, name, means, words, fallback }: StudioOption & { id: string }) {
  const shared = { id, name: attributePrefix + name, 'aria-describedby': `${id}-means` };
  const unset = name === 'lang' ? strings.unsetLanguage : strings.unset;
  const usual = fallback ? strings.usual(fallback) : unset;
  return (
    <div>
      <label htmlFor={id}>{strings.fields[name as keyof typeof strings.fields] ?? name}</label>
      {words ? (
        <select {...shared}>
          <option value="">{usual}</option>
          {words
            .filter((word) => word !== fallback)
            .map((word) => (
              <option key={word} value={word}>
                {strings.values[word as keyof typeof strings.values] ?? word}
              </option>
            ))}
        </select>
      ) : (
        <input {...shared} placeholder={usual} autoComplete="off" />
      )}
      <small id={`${id}-means`}>{means}</small>
    </div>
  );
}
