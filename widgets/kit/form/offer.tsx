import { business } from '../../../catalogue/business.ts';
import { lineButton } from '../parts.css.ts';
import { outcome } from './live.css.ts';
import { mailLink } from './mail-link.ts';
import type { FormMail } from './outcomes.ts';

export interface OfferProps {
  /** What was typed. */
  values: Readonly<Record<string, string>>;
  mail: FormMail;
}

const strings = {
  offer: 'You can also reach us directly:',
  call: `Call ${business.phone.shown}`,
  mail: 'Send it by email',
};

/** Other ways to reach the business, for a form that could not be sent. */
export const Offer = ({ values, mail }: OfferProps) => (
  <div role="status" className={outcome}>
    <p>{strings.offer}</p>
    <a className={lineButton} href={`tel:${business.phone.dial}`}>
      {strings.call}
    </a>
    <a className={lineButton} href={mailLink(values, mail)}>
      {strings.mail}
    </a>
  </div>
);
