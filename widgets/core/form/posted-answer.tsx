import { lineButton } from '../ui/parts.css.ts';
import { FallbackContact, type FormMail, type FormWords, strings } from './fallback-contact.tsx';
import type { FormProps } from './form-view.tsx';
import { destructive, sent as sentForm } from './posted-answer.css.ts';
import { type FormReceipt, ReceiptView } from './receipt/receipt-view.tsx';

interface AnswerSetup {
  words: FormWords;
  sent: { title: string; text: string };
  mail: FormMail;
  receipt: FormReceipt;
}

const Note = ({ title, text }: { title: string; text: string }) => (
  <p role="status">
    <b>{title}</b> {text}
  </p>
);

export const postedAnswer =
  ({ words, sent, mail, receipt }: AnswerSetup): NonNullable<FormProps<unknown>['Answer']> =>
  ({ id, action, values, outcome }) => {
    if (outcome.status === 'refused') return null; // The messages are shown at the fields.
    if (outcome.status === 'failed') {
      const { retryAfterSeconds: wait } = outcome;
      return (
        <div id={id} tabIndex={-1} className={destructive}>
          <Note title="Error" text={wait === undefined ? words.failed : strings.failedFor(words.failed, wait)} />
          <FallbackContact words={{ ...words, ...strings }} values={values} mail={mail} />
        </div>
      );
    }
    return (
      <div id={id} tabIndex={-1} className={sentForm}>
        <ReceiptView id={id} receipt={{ ...outcome, values }} form={receipt} note={<Note {...sent} />}>
          <a className={lineButton} href={action}>
            {receipt.another}
          </a>
        </ReceiptView>
      </div>
    );
  };
