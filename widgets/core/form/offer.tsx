import { quietly } from '../runtime/quietly.ts';
import { lineButton } from '../ui/parts.css.ts';
import { CallLink } from './call-link.tsx';
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
  mail: 'Send it by email',
};

/** Other ways to reach the business, for a form that could not be sent. */
export function Offer({ values, mail }: OfferProps) {
  let href: string | undefined;
  quietly(() => {
    href = mailLink(values, mail);
  });
  return (
    <div role="status" className={outcome}>
      <p>{strings.offer}</p>
      <CallLink />
      {href && (
        <a className={lineButton} href={href}>
          {strings.mail}
        </a>
      )}
    </div>
  );
}
