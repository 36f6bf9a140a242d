import { type FormEvent, useRef, useState } from 'react';
import { business } from '../../../catalogue/business.ts';
import type { TestMailOutcome } from '../../../catalogue/contracts/admin/status.ts';
import { fillSentence, type SentenceWord, sentenceWords } from '../../../catalogue/receipt-sentence.ts';
import { sessionDraft } from '../../core/runtime/draft.ts';
import { lineButton } from '../../core/ui/parts.css.ts';
import type { AdminApi } from '../admin-api.ts';
import { ActionOutcome, useAction } from '../ui/action.tsx';
import { changeWhole } from './row.tsx';
import { editor, insert, sample, send } from './settings.css.ts';
import { strings } from './strings.ts';

const { receipts: text } = strings;
const draft = sessionDraft<{ typed: string; former: string }>(`${business.namespace}:receipt-sentence`);

export function ReceiptSentence({ api, sentence: saved }: { api: AdminApi; sentence: string }) {
  const [kept] = useState(() => draft.read());
  const [former, setFormer] = useState(kept?.former ?? saved);
  const [typed, setTyped] = useState(kept?.typed ?? saved);
  const field = useRef<HTMLTextAreaElement>(null);
  const action = useAction();
  const [mailed, setMailed] = useState('');
  const [trouble, setTrouble] = useState('');
  const message = action.errors.receiptSentence ?? action.errors.mail ?? trouble;

  function type(next: string): void {
    setTyped(next);
    draft.write({ typed: next, former });
  }

  function add(word: SentenceWord): void {
    const area = field.current;
    if (!area) return;
    // So that the caret stays behind the word.
    area.setRangeText(`{${word}}`, area.selectionStart, area.selectionEnd, 'end');
    type(area.value);
    area.focus();
  }

  function mailIt(): void {
    setMailed('');
    setTrouble('');
    void action.act(async () => {
      const sent = await api.send<TestMailOutcome>('POST', '/mail/test-receipt', { receiptSentence: typed });
      setMailed(sent.isFile ? strings.alerts.mail.isFile : sent.to && text.mailed(sent.to));
      setTrouble(sent.trouble ?? '');
    });
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    setMailed('');
    setTrouble('');
    let current = former;
    /** It may be edited while it is being saved. */
    const shown = () => field.current?.value ?? typed;
    const show = (now: string) => {
      current = now;
      setFormer(now);
    };
    void action.act(async () => {
      try {
        await changeWhole(api, { name: 'receiptSentence', value: typed, former, show });
        if (shown() !== typed) return draft.write({ typed: shown(), former: current });
        setTyped(current);
        draft.write();
      } catch (error) {
        draft.write({ typed: shown(), former: current });
        throw error;
      }
    }, text.saved);
  }

  const parts = fillSentence(typed.trim(), text.sample);
  return (
    // The server’s messages are the same in every browser.
    <form className={editor} noValidate onSubmit={submit}>
      <div>
        <label htmlFor="receipt-sentence">{text.sentence}</label>
        <textarea
          id="receipt-sentence"
          ref={field}
          rows={4}
          value={typed}
          placeholder={text.hint}
          aria-describedby="receipt-sentence-m receipt-sentence-s"
          aria-invalid={message ? true : undefined}
          onInput={({ currentTarget }) => type(currentTarget.value)}
        />
        <small id="receipt-sentence-s">{text.sentenceMeans}</small>
        <fieldset className={insert}>
          <legend>{text.insert}</legend>
          {sentenceWords.map((word) => (
            <button key={word} className={lineButton} type="button" onClick={() => add(word)}>
              {text.words[word]}
            </button>
          ))}
        </fieldset>
        <div className={send}>
          <button className={lineButton} type="submit" aria-disabled={action.isBusy || undefined}>
            {text.save}
          </button>
          <button className={lineButton} type="button" aria-disabled={action.isBusy || undefined} onClick={mailIt}>
            {text.mailIt}
          </button>
        </div>
        <p role="status">{mailed}</p>
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
    </form>
  );
}
