import { useState } from 'react';
import { strings } from '../strings.ts';
import { chips } from './filters.css.ts';

export interface Condition {
  name: string;
  value: string;
  /** Filters nothing. */
  any: readonly [value: string, label: string];
  options: readonly (readonly [value: string, label: string])[];
  onChoice: (value: string) => void;
}

/** As many as fit into two lines of a phone. */
const shownAtFirst = 5;

export function Chips({ name, value, any: [none], options, onChoice }: Condition) {
  const [hasAll, setAll] = useState(false);
  const shown = options.filter(
    ([option], at) => hasAll || options.length <= shownAtFirst + 1 || at < shownAtFirst || option === value,
  );
  const more = options.length - shown.length;
  return (
    <fieldset className={chips}>
      <legend>{name}</legend>
      {shown.map(([option, label]) => (
        <button
          key={option}
          type="button"
          aria-pressed={option === value}
          onClick={() => onChoice(option === value ? none : option)}
        >
          {label}
        </button>
      ))}
      {more > 0 && (
        <button type="button" onClick={() => setAll(true)}>
          {strings.moreChoices(more)}
        </button>
      )}
    </fieldset>
  );
}
