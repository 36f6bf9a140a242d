import { hidden } from '../core/ui/parts.css.ts';
import * as styles from './choices.css.ts';
import type { StudioData } from './data.ts';
import { HiddenFields } from './hidden-fields.tsx';
import { KnownOption } from './known-option.tsx';
import { linkFor } from './snippet.ts';
import { accents, strings } from './strings.ts';
import { attributePrefix, type StudioChoices } from './studio-choices.ts';

interface ChoicesProps {
  id: string;
  data: StudioData;
  chosen: StudioChoices;
  onChange(): void;
}

const placed = /^(mode|label|theme|hidden-.*)$/;

export function Choices({ id, data, chosen: { widget, values }, onChange }: ChoicesProps) {
  const wordsOf = (option: string) => widget.options.find(({ name }) => name === option)?.words ?? [];
  const known = widget.options.filter(({ name }) => !placed.test(name));
  const isForm = widget.options.some(({ name }) => name.startsWith('hidden-'));
  return (
    <div className={styles.choices}>
      <fieldset className={styles.what}>
        <legend>{strings.what}</legend>
        {data.widgets.map(({ name, title, does }, at) => (
          <label key={name}>
            <input type="radio" name="widget" value={name} defaultChecked={at === 0} />
            <span>
              <b>{title}</b> {does}
            </span>
          </label>
        ))}
      </fieldset>
      <fieldset className={styles.mode}>
        <legend>{strings.opens}</legend>
        <div>
          {wordsOf('mode').map((word, at) => (
            <label key={word}>
              <input type="radio" name={`${attributePrefix}mode`} value={word} defaultChecked={at === 0} />
              <i data-mode={word} aria-hidden="true" />
              <span>{strings.modes[word as keyof typeof strings.modes]}</span>
            </label>
          ))}
        </div>
        <label className={styles.buttonText}>
          {strings.buttonText}
          <input
            name={`${attributePrefix}label`}
            placeholder={linkFor(widget.instead, values).text}
            autoComplete="off"
          />
        </label>
      </fieldset>
      {known.length > 0 && (
        <fieldset className={styles.known}>
          <legend>{isForm ? strings.known : strings.starts}</legend>
          {known.map((option) => (
            <KnownOption key={`${widget.name} ${option.name}`} id={`${id}-${option.name}`} {...option} />
          ))}
          {isForm && <HiddenFields limits={data.hidden} onChange={onChange} />}
        </fieldset>
      )}
      <fieldset className={styles.looks}>
        <legend>{strings.looks}</legend>
        <fieldset className={styles.themes}>
          <legend className={hidden}>{strings.theme}</legend>
          {wordsOf('theme').map((word, at) => (
            <label key={word}>
              <input type="radio" name={`${attributePrefix}theme`} value={word} defaultChecked={at === 0} />
              <span>{word}</span>
            </label>
          ))}
        </fieldset>
        <fieldset className={styles.accents}>
          <legend className={hidden}>{strings.accent}</legend>
          {Object.entries(accents).map(([name, color], at) => (
            <label key={name}>
              <input type="radio" name="accent" value={at ? color : ''} defaultChecked={at === 0} aria-label={name} />
            </label>
          ))}
        </fieldset>
        <small>{strings.looksNote}</small>
      </fieldset>
    </div>
  );
}
