import { useEffect, useState } from 'react';
import * as styles from './choices.css.ts';
import type { StudioData } from './data.ts';
import { strings } from './strings.ts';
import { hiddenName, hiddenValue } from './studio-choices.ts';

interface HiddenFieldsProps {
  limits: StudioData['hidden'];
  onChange(): void;
}

export function HiddenFields({ limits, onChange }: HiddenFieldsProps) {
  const [keys, setKeys] = useState([0]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs after each change of the rows.
  useEffect(onChange, [keys]);
  return (
    <div>
      {keys.map((key) => (
        <div key={key} className={styles.hiddenField}>
          <label>
            {strings.hiddenName}
            <input name={hiddenName} placeholder={strings.hiddenExample} autoComplete="off" />
          </label>
          <label>
            {strings.hiddenValue}
            <input name={hiddenValue} maxLength={limits.maxLength} autoComplete="off" />
          </label>
          {key > 0 && (
            <button
              type="button"
              aria-label={strings.remove}
              onClick={() => setKeys(keys.filter((one) => one !== key))}
            >
              ×
            </button>
          )}
        </div>
      ))}
      <small>{strings.hiddenNote}</small>
      {keys.length < limits.maxCount && (
        <button type="button" className={styles.another} onClick={() => setKeys([...keys, Math.max(...keys) + 1])}>
          {strings.another}
        </button>
      )}
    </div>
  );
}
