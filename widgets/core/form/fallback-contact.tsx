import { business } from '../../../catalogue/business.ts';
import { ourPhone } from '../../../catalogue/phone.ts';
import { quietly } from '../runtime/quietly.ts';
import { button, lineButton } from '../ui/parts.css.ts';
import { outcome } from './activate-form.css.ts';
import { percentEncode } from './send-form.ts';

export interface FormMail {
  subject: string;
  lines(values: Readonly<Record<string, string>>): readonly string[];
}

/** Of the form that was sent. */
export type FormWords = Readonly<Record<'failed' | 'call', string>>;

export const labeled = (labels: Readonly<Record<string, string>>, values: Readonly<Record<string, string>>) =>
  Object.entries(labels).map(([name, label]) => `${label}: ${values[name] ?? ''}`);

/** Rounds up. A page’s own sentence, which ends in other words, stays. */
export function withWait(sentence: string, seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  const hours = Math.ceil(minutes / 60);
  const wait =
    minutes <= 1 ? 'a minute' : minutes < 60 ? `${minutes} minutes` : hours === 1 ? 'an hour' : `${hours} hours`;
  return sentence.replace(/again\.$/, `again in ${wait}.`);
}

/** Some mail programs cut or refuse longer URLs (about 2,000 characters on Windows). */
const maxLength = 1800;
/** In English on every page, like the rest of the mail. */
const cutOff = '… (cut off here; please add the rest)';

export function mailLink(values: Readonly<Record<string, string>>, { subject, lines }: FormMail): string {
  const start = `mailto:${business.email}?subject=${encodeURIComponent(subject)}&body=`;
  const text = lines(values).join('\n').replaceAll('\n', '\r\n');
  const room = maxLength - start.length;
  const whole = percentEncode(text);
  const cut = encodeURIComponent(cutOff);
  return start + (whole.length > room ? percentEncode(text, room - cut.length) + cut : whole);
}

interface FallbackContactProps {
  words: typeof strings & FormWords;
  values: Readonly<Record<string, string>>;
  mail: FormMail;
  waitSeconds?: number | undefined;
  isUnanswered?: boolean | undefined;
  /** Without it, only the form's own button sends again. */
  onAgain?(): void;
}

export const strings = {
  title: 'This was not sent.',
  unanswered: 'We couldn’t confirm that this arrived.',
  safe: 'Trying again is safe; we won’t get it twice.',
  kept: 'Everything you entered is still here.',
  again: 'Try again',
  wait: (seconds: number) => withWait('Please try again.', seconds),
  offer: 'You can also reach us directly:',
  mail: 'Send it by email',
  failedFor: withWait,
  sending: 'Sending... The fields are read-only until it is done.',
};

/** It appears below the button, where a low window ends. */
const reveal = (panel: Element | null) => quietly(() => panel?.scrollIntoView({ block: 'nearest' }));

export function FallbackContact({ words, values, mail, waitSeconds, isUnanswered, onAgain }: FallbackContactProps) {
  const href = quietly(() => mailLink(values, mail));
  return (
    <div role="status" className={outcome} ref={reveal}>
      <h3>{isUnanswered ? words.unanswered : words.title}</h3>
      <p>
        {words.kept} {waitSeconds !== undefined && `${words.wait(waitSeconds)} `}
        {isUnanswered && `${words.safe} `}
        {words.offer}
      </p>
      {onAgain && (
        <button className={button} type="button" onClick={onAgain}>
          {words.again}
        </button>
      )}
      <a className={lineButton} href={ourPhone.href}>
        {words.call}
      </a>
      {href && (
        <a className={lineButton} href={href}>
          {words.mail}
        </a>
      )}
    </div>
  );
}
