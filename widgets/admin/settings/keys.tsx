import { useState } from 'react';
import { areKeysOn, setKeysOn } from '../inbox/key-preference.ts';
import { Row } from './row.tsx';
import { box } from './settings.css.ts';
import { strings } from './strings.ts';
import { Switch } from './switch.tsx';

const { keys: text } = strings;

/** On this device only. */
export function Keys() {
  const [isOn, setOn] = useState(areKeysOn);
  return (
    <section aria-labelledby="keys">
      <h2 id="keys">{text.heading}</h2>
      <div className={box}>
        <Row title={text.title} about={text.about}>
          <Switch
            label={text.title}
            isOn={isOn}
            onChange={(wanted) => {
              setKeysOn(wanted);
              // Storage may refuse it.
              setOn(areKeysOn());
            }}
          />
        </Row>
      </div>
    </section>
  );
}
