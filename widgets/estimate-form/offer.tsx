import { business } from '../../catalogue/business.ts';
import { outcome } from '../kit/form/live.css.ts';
import { lineButton } from '../kit/parts.css.ts';
import { mailLink } from './mail-link.ts';
import { outcomeStrings } from './outcome-strings.ts';
import type { Strings } from './strings.ts';

interface OfferProps {
  /** What was typed. */
  values: Readonly<Record<string, string>>;
  words: Strings;
}

/** Other ways to reach the business, for a request that could not be sent. */
export const Offer = ({ values, words }: OfferProps) => (
  <div role="status" className={outcome}>
    <p>{outcomeStrings.offer}</p>
    <a className={lineButton} href={`tel:${business.phone.dial}`}>
      {outcomeStrings.call}
    </a>
    <a className={lineButton} href={mailLink(values, words)}>
      {outcomeStrings.mail}
    </a>
  </div>
);
