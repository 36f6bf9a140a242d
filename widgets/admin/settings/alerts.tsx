import { useRef, useState } from 'react';
import type { LastAlert, PushState } from '../../../catalogue/contracts/admin/push.ts';
import type { DigestStates } from '../../../catalogue/contracts/admin/status.ts';
import { numberWord } from '../../../catalogue/number-words.ts';
import { fillSentence, type SentenceWord, sentenceWords } from '../../../catalogue/receipt-sentence.ts';
import { letterRetryMinutes, officeTimes, reminderHours } from '../../../catalogue/time/office-times.ts';
import { clockInWords } from '../../../catalogue/time/opening-hours.ts';
import { lineButton } from '../../core/ui/parts.css.ts';
import type { AdminApi } from '../admin-api.ts';
import { useOnMount } from '../ui/hooks.ts';
import { ActionOutcome, Form, LineButton, SubmitButton, useAction } from '../ui/parts.tsx';
import { date, dateAndTime } from '../ui/times.ts';
import { note } from '../ui/ui.css.ts';
import { ownPushId, type PushSupport, pushSupport, turnPushOff, turnPushOn } from './push-client.ts';
import { Part, Row, type SettingsProps, Switch, useTestMail, useWholeSetting } from './row.tsx';
import { editor, insert, sample, send } from './settings.css.ts';

const { quietFrom, quietUntil, letter } = officeTimes;
const switches = [
  {
    name: 'quietHours',
    title: 'Rest at night',
    about: `From ${clockInWords(quietFrom)} to ${clockInWords(quietUntil)} nothing rings. At ${quietUntil.slice(1)} you get what came in, in one alert.`,
  },
  {
    name: 'weeklyLetter',
    title: 'Weekly letter',
    about: `Mondays at ${clockInWords(letter)}: requests, towns, where they came from, and who still waits.`,
  },
  { name: 'spamLetter', title: 'Spam summary', about: 'In the morning, only if something was held.' },
] as const;

interface MailSettingsProps extends SettingsProps {
  letters: DigestStates;
}

export function Alerts({ api, settings, letters, onChange }: MailSettingsProps) {
  const troubles = [letters.weekly.trouble, letters.spam.trouble].filter((reason) => reason !== undefined);
  return (
    <Part
      id="alerts"
      heading="Alerts"
      about="A new request reaches you in every way that is on. Each switch saves at once."
    >
      <AlertDevices api={api} />
      <TestMail api={api} />
      {switches.map(({ name, title, about }) => (
        <Row key={name} title={title} about={about}>
          {name === 'weeklyLetter' && (
            <a className={lineButton} href="/api/admin/settings/letter" target="_blank" rel="noreferrer">
              Read the last one
            </a>
          )}
          <Switch label={title} isOn={settings[name]} onChange={(isOn) => onChange({ [name]: isOn })} />
        </Row>
      ))}
      {troubles.map((reason) => (
        <p key={reason} className={note}>
          {`The letter that is due could not be sent yet: ${reason}. It is tried every ${letterRetryMinutes} minutes.`}
        </p>
      ))}
    </Part>
  );
}

const here = 'This device';

const supportText: Readonly<Record<PushSupport, string>> = {
  ready: `Rings for each new request, and again ${numberWord(reminderHours)} hour before an answer is due.`,
  install: 'On an iPhone or iPad, add the office to the home screen first: press Share, then Add to Home Screen.',
  blocked: 'This browser blocks alerts from here. Allow them in its settings, then come back.',
  none: 'This browser cannot show alerts.',
};

function lastAlert({ at, outcome, status }: LastAlert): string {
  const when = dateAndTime(at);
  if (outcome === 'sent') return `Last alert ${when}.`;
  if (outcome === 'failed') return `The alert of ${when} did not get through${status ? ` (${status})` : ''}.`;
  return `The alert of ${when} was refused (${status}): the push service does not accept the keys of this server, or its address. Turn alerts off and on again on that device. If that does not help, PUBLIC_URL must be the site’s https address.`;
}

const told = (about: string, last?: LastAlert) => (last ? `${about} ${lastAlert(last)}` : about);

function AlertDevices({ api }: { api: AdminApi }) {
  const [state, setState] = useState<PushState & { own: string | undefined }>();
  const [support, setSupport] = useState<PushSupport>('none');
  const action = useAction();

  async function load(): Promise<void> {
    const [known, own] = await Promise.all([api.get<PushState>('/push'), ownPushId().catch(() => undefined)]);
    setSupport(pushSupport());
    setState({ ...known, own });
  }
  const act = (call: () => Promise<unknown>, done: string) => void action.act(() => call().finally(load), done);
  useOnMount(() => void action.act(load, '', 'The devices with alerts could not be loaded.'));

  const own = state?.devices.find(({ id }) => id === state.own);
  const test = (id: string) =>
    act(() => api.send('POST', `/push/devices/${id}/test`), 'An alert is on its way to this device.');
  const remove = (id: string) => api.send('DELETE', `/push/devices/${id}`);

  async function turnOff(): Promise<void> {
    if (own) await remove(own.id);
    await turnPushOff();
  }
  const turn = (isOn: boolean) =>
    isOn
      ? act(() => turnPushOn(api), 'Alerts are on for this device.')
      : act(turnOff, 'Alerts are off for this device.');

  return (
    <>
      <Row title={here} about={told(supportText[support], own?.last)}>
        {own && (
          <LineButton isBusy={action.isBusy} onClick={() => test(own.id)}>
            Try it
          </LineButton>
        )}
        {(support === 'ready' || own) && (
          <Switch label={here} isOn={!!own} isDisabled={!state || action.isBusy} onChange={turn} />
        )}
      </Row>
      {state?.devices
        .filter((device) => device !== own)
        .map(({ id, browser, addedAt, last }) => (
          <Row key={id} title={browser} about={told(`Alerted since ${date(addedAt)}.`, last)}>
            <LineButton
              aria-label={`Remove ${browser}`}
              isBusy={action.isBusy}
              onClick={() => act(() => remove(id), 'Removed.')}
            >
              Remove
            </LineButton>
          </Row>
        ))}
      <ActionOutcome action={action} />
    </>
  );
}

function TestMail({ api }: { api: AdminApi }) {
  const { action, trouble, send } = useTestMail(api, (to) => `A test is on its way to ${to}.`);
  return (
    <>
      <Row
        title="E-mail"
        about="Always on, so that no request is missed. With photos, and buttons to call and to open the request."
      >
        <LineButton isBusy={action.isBusy} onClick={() => send('/mail/test')}>
          Send a test
        </LineButton>
      </Row>
      <p role="status">{action.hasFailed ? '' : action.said}</p>
      <p role="alert">{action.hasFailed ? (action.errors.mail ?? action.said) : trouble}</p>
    </>
  );
}

export function Receipts({ api, settings, letters: { canSend, deadReceipts }, onChange }: MailSettingsProps) {
  const title = 'Confirmation to whoever writes';
  return (
    <Part
      id="receipts"
      heading="Confirmations"
      about="A mail right after a form is sent, so that nobody has to ask whether it arrived."
    >
      <Row
        title={title}
        about={
          <>
            A mail that says by when you call, with a link to their request. At most one a day to one address, and never
            to what looks like spam.{' '}
            {!canSend &&
              'Not available: this server writes mail to files. It needs a SendGrid key (SENDGRID_API_KEY) to send any.'}{' '}
            {deadReceipts > 0 && (
              <a href="#inbox?view=all&receipt=dead">{deadReceipts.toLocaleString()} could not be delivered.</a>
            )}{' '}
            <a href="/api/admin/settings/receipt" target="_blank" rel="noreferrer">
              See the mail
            </a>
          </>
        }
      >
        <Switch
          label={title}
          isOn={canSend && settings.receiptMail}
          isDisabled={!canSend}
          onChange={(isOn) => onChange({ receiptMail: isOn })}
        />
      </Row>
      <ReceiptSentence api={api} saved={settings.receiptSentence} />
    </Part>
  );
}

const words: Readonly<Record<SentenceWord, string>> = { name: 'First name', service: 'Service', deadline: 'Deadline' };
const anna = { name: 'Anna', service: 'interior painting', deadline: 'Tuesday, June 16, 4:10 PM, Eastern time' };
const sampleOf = 'What Anna Price would read';

function ReceiptSentence({ api, saved }: { api: AdminApi; saved: string }) {
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
