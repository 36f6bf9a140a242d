import { lineButton } from '../ui/parts.css.ts';
import { FallbackContact, type Outcomes, withWait } from './fallback-contact.tsx';
import type { PostedForm } from './form-state.ts';
import { destructive, sent } from './posted-answer.css.ts';
import { ReceiptView, type ReceiptWords } from './receipt/receipt-view.tsx';

interface PostedAnswerProps extends PostedForm {
  /** The URL's fragment: its target is focused and read aloud. */
  id: string;
  action: string | undefined;
}

export const postedAnswer =
  (outcomes: Outcomes, words: ReceiptWords) =>
  ({ id, action, values, outcome }: PostedAnswerProps) => {
    if (outcome.status === 'refused') return null; // The messages are shown at the fields.
    const { title, text } = outcomes[outcome.status];
    const waitSeconds = outcome.status === 'failed' ? outcome.retryAfterSeconds : undefined;
    const note = (
      <p role="status">
        <b>{title}</b> {withWait(text, waitSeconds)}
      </p>
    );
    return outcome.status === 'sent' ? (
      <div id={id} tabIndex={-1} className={sent}>
        <ReceiptView
          id={id}
          receipt={{ receivedAt: outcome.receivedAt, link: outcome.link, copy: outcome.copy, values: {} }}
          words={words}
          note={note}
        >
          <a className={lineButton} href={action}>
            {words.another}
          </a>
        </ReceiptView>
      </div>
    ) : (
      <div id={id} tabIndex={-1} className={destructive}>
        {note}
        <FallbackContact values={values} mail={outcomes.mail} />
      </div>
    );
  };
