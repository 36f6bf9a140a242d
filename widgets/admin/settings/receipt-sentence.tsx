import { useRef, useState } from 'react';
import { business } from '../../../catalogue/business.ts';
import { fillSentence, type SentenceWord, sentenceWords } from '../../../catalogue/receipt-sentence.ts';
import { sessionDraft } from '../../core/runtime/define-widget.ts';
import type { AdminApi } from '../admin-api.ts';
import { ActionOutcome, Form, LineButton } from '../ui/parts.tsx';
import { changeWhole, useTestMail } from './row.tsx';
import { editor, insert, sample, send } from './settings.css.ts';
import { strings } from './strings.ts';

const { receipts: text } = strings;
const draft = sessionDraft<{ typed: string; former: string }>(`${business.namespace}:receipt-sentence`);

export function ReceiptSentence({ api, sentence: saved }: { api: AdminApi; sentence: string }) {
  const [kept] = useState(() => draft.read());
  const [former, setFormer] = useState(kept?.former ?? saved);
  const [typed, setTyped] = useState(kept?.typed ?? saved);
  const field = useRef<HTMLTextAreaElement>(null);
  const { action, outcome, send: mail, forget } = useTestMail(api, text.mailed);
  const message = action.errors.receiptSentence ?? action.errors.mail ?? outcome.trouble;

  function type(next: string): void {
    setTyped(next);
    draft.write({ typed: next, former });
  }

  function add(word: SentenceWord): void {
    const area = field.current;
    if (!area || action.isBusy) return;
    // So that the caret stays behind the word.
    area.setRangeText(`{${word}}`, area.selectionStart, area.selectionEnd, 'end');
    type(area.value);
    area.focus();
  }

  function submit(): void {
    forget();
    void action.act(async () => {
      let saved = typed;
      const show = (current: string) => {
        saved = current;
        setFormer(current);
        draft.write({ typed, former: current });
      };
      await changeWhole(api, { name: 'receiptSentence', value: typed, former, show });
      setTyped(saved);
      draft.write();
    }, text.saved);
  }

  const parts = fillSentence(typed.trim(), text.sample);
  return (
    <Form className={editor} onSubmit={submit}>
      <div>
        <label htmlFor="receipt-sentence">{text.sentence}</label>
        <textarea
          id="receipt-sentence"
          ref={field}
          rows={4}
          value={typed}
          readOnly={action.isBusy}
          placeholder={text.hint}
          aria-describedby="receipt-sentence-m receipt-sentence-s"
          aria-invalid={message ? true : undefined}
          onInput={({ currentTarget }) => type(currentTarget.value)}
        />
        <small id="receipt-sentence-s">{text.sentenceMeans}</small>
        <fieldset className={insert}>
          <legend>{text.insert}</legend>
          {sentenceWords.map((word) => (
            <LineButton key={word} isBusy={action.isBusy} onClick={() => add(word)}>
              {text.words[word]}
            </LineButton>
          ))}
        </fieldset>
        <div className={send}>
          <LineButton type="submit" isBusy={action.isBusy}>
            {text.save}
          </LineButton>
          <LineButton isBusy={action.isBusy} onClick={() => mail('/mail/test-receipt', { receiptSentence: typed })}>
            {text.mailIt}
          </LineButton>
        </div>
        <p role="status">{outcome.done}</p>
        <p id="receipt-sentence-m" role="alert">
          {message}
        </p>
        <ActionOutcome action={action} />
      </div>
      <section className={sample} aria-label={text.sampleOf}>
        <small>{text.sampleOf}</small>
        <p>
          {parts.length === 0 && text.noSentence}
          {parts.map(({ text: part, isFilled }, at) =>
            isFilled ? (
              // biome-ignore lint/suspicious/noArrayIndexKey: a part is identified by its position.
              <mark key={at}>{part}</mark>
            ) : (
              part
            ),
          )}
        </p>
      </section>
    </Form>
  );
}
