import { honeypotName } from '../../../catalogue/contracts/honeypot.ts';
import { hidden } from '../ui/parts.css.ts';

/** Asks password managers to leave a field alone: 1Password, LastPass, Bitwarden, Dashlane. */
const unfilled = { 'data-1p-ignore': '', 'data-lpignore': 'true', 'data-bwignore': '', 'data-form-type': 'other' };

/** No visitor sees it, hears of it or comes to it by keyboard. */
export const Honeypot = () => (
  <p className={hidden} aria-hidden>
    <input name={honeypotName} tabIndex={-1} autoComplete="off" {...unfilled} />
  </p>
);
