import { business } from '../../../catalogue/business.ts';
import { percentEncode } from '../runtime/percent-encode.ts';
import { quietly } from '../runtime/quietly.ts';
import { button, lineButton } from '../ui/parts.css.ts';
import { outcome } from './activate-form.css.ts';
import { CallLink } from './call-link.tsx';
import { type FormMail, withWait } from './outcomes.ts';

/** Longer URLs are truncated or refused by some mail programs and launchers (about 2,000 characters on Windows). */
const maxLength = 1800;
/** The end of a mail that has only a part of the input. In English like the rest of it, whatever the page's language. */
const cutOff = '… (cut off here; please add the rest)';

/** A `mailto:` URL with as much of the input as fits; it ends by saying so if that is not all. */
export function mailLink(values: Readonly<Record<string, string>>, { subject, lines }: FormMail): string {
  const start = `mailto:${business.email}?subject=${encodeURIComponent(subject)}&body=`;
  const text = lines(values).join('\n').replaceAll('\n', '\r\n');
  const room = maxLength - start.length;
  const whole = percentEncode(text);
  const cut = encodeURIComponent(cutOff);
  return start + (whole.length > room ? percentEncode(text, room - cut.length) + cut : whole);
}

interface FallbackContactProps {
  /** The input. */
  values: Readonly<Record<string, string>>;
  mail: FormMail;
  /** The server's `Retry-After`, if any. */
  waitSeconds?: number | undefined;
  /** Whether it may have arrived. */
  isUnanswered?: boolean | undefined;
  /** Sends it again; without it, only the form's own button does. */
  onAgain?(): void;
}

export const strings = {
  title: 'This was not sent.',
  unanswered: 'We couldn’t confirm that this arrived.',
  safe: 'Trying again is safe; it’s never stored twice.',
  kept: 'Everything you entered is still here.',
  again: 'Try again',
  wait: 'Please try again.',
  offer: 'You can also reach us directly:',
  mail: 'Send it by email',
};

/** It appears below the button, where a low window ends. */
const reveal = (panel: Element | null) => quietly(() => panel?.scrollIntoView({ block: 'nearest' }));

/** Other ways to reach the business, for a form that was not sent, or of which nobody knows. */
export function FallbackContact({ values, mail, waitSeconds, isUnanswered, onAgain }: FallbackContactProps) {
  const href = quietly(() => mailLink(values, mail));
  return (
    <div role="status" className={outcome} ref={reveal}>
      <h3>{isUnanswered ? strings.unanswered : strings.title}</h3>
      <p>
        {strings.kept} {waitSeconds !== undefined && `${withWait(strings.wait, waitSeconds)} `}
        {isUnanswered && `${strings.safe} `}
        {strings.offer}
      </p>
      {onAgain && (
        <button className={button} type="button" onClick={onAgain}>
          {strings.again}
        </button>
      )}
      <CallLink />
      {href && (
        <a className={lineButton} href={href}>
          {strings.mail}
        </a>
      )}
    </div>
  );
}
