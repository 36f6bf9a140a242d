import { business } from '../../../catalogue/business.ts';
import { lineButton } from '../ui/parts.css.ts';

const strings = { call: `Call ${business.phone.shown}` };

/** The phone link, for when nothing can be sent. */
export const CallLink = () => (
  <a className={lineButton} href={`tel:${business.phone.dial}`}>
    {strings.call}
  </a>
);
