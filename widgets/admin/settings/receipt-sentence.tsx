import { useRef } from 'react';
import { fillSentence, type SentenceWord, sentenceWords } from '../../../catalogue/receipt-sentence.ts';
import type { AdminApi } from '../admin-api.ts';
import { ActionOutcome, Form, LineButton, SubmitButton } from '../ui/parts.tsx';
import { useTestMail, useWholeSetting } from './row.tsx';
import { editor, insert, sample, send } from './settings.css.ts';

const words: Readonly<Record<SentenceWord, string>> = {
  name: 'First name',
  service: 'Service',
  deadline: 'Deadline',
};
const anna = { name: 'Anna', service: 'interior painting', deadline: 'Tuesday, June 16, 4:10 PM, Eastern time' };
const sampleOf = 'What Anna Price would read';

export function ReceiptSentence({ api, saved }: { api: AdminApi; saved: string }) {
  const { value: typed, type, save } = useWholeSetting(api, 'receiptSentence', saved);
  const field = useRef<HTMLTextAreaElement>(null);
  const mail = useTestMail(api, (to) => `The mail with this sentence is on its way to ${to}.`);
  const { action } = mail;
  const message = action.errors.receiptSentence ?? action.errors.mail ?? mail.trouble;

  function add(word: SentenceWord): void {
    const area = field.current;
    if (!area || action.isBusy) return;
    // So that the caret stays behind the word.
    area.setRangeText(`{${word}}`, area.selectionStart, area.selectionEnd, 'end');
    type(area.value);
    area.focus();
  }

  function submit(): void {
    mail.forget();
    void action.act(() => save(), '✓ Sentence saved');
  }

  const parts = fillSentence(typed.trim(), anna);
  return (
    <Form className={editor} onSubmit={submit}>
      <div>
        <label htmlFor="receipt-sentence">Your sentence at the top</label>
        <textarea
          id="receipt-sentence"
          ref={field}
          rows={4}
          value={typed}
          readOnly={action.isBusy}
          placeholder="Thank you, {name}. We will call you by {deadline}."
          aria-describedby="receipt-sentence-m receipt-sentence-s"
          aria-invalid={message ? true : undefined}
          onInput={({ currentTarget }) => type(currentTarget.value)}
        />
        <small id="receipt-sentence-s">
          Leave it empty for none. If it names the deadline, the mail does not repeat it.
        </small>
        <fieldset className={insert}>
          <legend>Add to the sentence</legend>
          {sentenceWords.map((word) => (
            <LineButton key={word} isBusy={action.isBusy} onClick={() => add(word)}>
              {words[word]}
            </LineButton>
          ))}
        </fieldset>
        <div className={send}>
          <SubmitButton isBusy={action.isBusy}>Save the sentence</SubmitButton>
          <LineButton
            isBusy={action.isBusy}
            onClick={() => mail.send('/mail/test-receipt', { receiptSentence: typed })}
          >
            Mail it to me
          </LineButton>
        </div>
        <p id="receipt-sentence-m" role="alert">
          {message}
        </p>
        <ActionOutcome action={action} />
      </div>
      <section className={sample} aria-label={sampleOf}>
        <small>{sampleOf}</small>
        <p>
          {parts.length === 0 && 'The mail starts with what came in and by when you call.'}
          {parts.map(({ text, isFilled }, at) =>
            isFilled ? (
              // biome-ignore lint/suspicious/noArrayIndexKey: a part is identified by its position.
              <mark key={at}>{text}</mark>
            ) : (
              text
            ),
          )}
        </p>
      </section>
    </Form>
  );
}
