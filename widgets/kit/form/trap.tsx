import { trapName } from '../../../catalogue/contracts/trap-field.ts';
import { hidden } from '../parts.css.ts';

/** No visitor sees it, hears of it or comes to it by keyboard. */
export const Trap = () => (
  <p className={hidden} aria-hidden>
    <input name={trapName} tabIndex={-1} autoComplete="off" />
  </p>
);
