import { business } from '../../catalogue/business.ts';
import { lineButton } from '../kit/parts.css.ts';
import { mailLink } from './mail-link.ts';
import { strings } from './strings.ts';
import { outcome } from './view.css.ts';

interface OutcomeProps {
  status: 'sent' | 'failed';
  /** The server answered without JavaScript, so that no toast can say it. */
  isAnswered: boolean;
  /** What was typed. */
  values: Readonly<Record<string, string>>;
}

/** What became of the form, and other ways to reach the business when it could not be sent. */
export const Outcome = ({ status, isAnswered, values }: OutcomeProps) => (
  <div role="status" className={outcome}>
    {isAnswered && (
      <p>
        <b>{strings[status].title}</b> {strings[status].text}
      </p>
    )}
    {status === 'failed' && (
      <>
        <p>{strings.offer}</p>
        <a className={lineButton} href={`tel:${business.phone.dial}`}>
          {strings.call}
        </a>
        <a className={lineButton} href={mailLink(values)}>
          {strings.mail}
        </a>
      </>
    )}
  </div>
);
