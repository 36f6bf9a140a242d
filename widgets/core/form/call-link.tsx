import { business } from '../../../catalogue/business.ts';
import { ourPhone } from '../../../catalogue/phone.ts';
import { lineButton } from '../ui/parts.css.ts';

const strings = { call: `Call ${business.phone.shown}` };

export const CallLink = () => (
  <a className={lineButton} href={ourPhone.href}>
    {strings.call}
  </a>
);
