import { useState } from 'react';
import type { AdminSettings } from '../../../catalogue/contracts/admin/settings.ts';
import type { DigestStates, TestMailOutcome } from '../../../catalogue/contracts/admin/status.ts';
import { lineButton } from '../../core/ui/parts.css.ts';
import type { AdminApi } from '../admin-api.ts';
import { AlertDevices } from '../alerts/alert-devices.tsx';
import { useAction } from '../ui/action.tsx';
import { note } from '../ui/ui.css.ts';
import { ReceiptSentence } from './receipt-sentence.tsx';
import { Row, Switch } from './row.tsx';
import { box } from './settings.css.ts';
import { strings } from './strings.ts';

const switches = ['quietHours', 'weeklyLetter', 'spamLetter'] as const;

interface AlertsProps {
  api: AdminApi;
  settings: AdminSettings;
  letters: DigestStates;
  onChange: (change: Partial<AdminSettings>) => void;
}

export function Alerts({ api, settings, letters, onChange }: AlertsProps) {
  const troubles = [letters.weekly.trouble, letters.spam.trouble].filter((reason) => reason !== undefined);
  return (
    <section aria-labelledby="alerts">
      <h2 id="alerts">{strings.alerts.heading}</h2>
      <p>{strings.alerts.about}</p>
      <div className={box}>
        <AlertDevices api={api} />
        <TestMail api={api} />
        {switches.map((name) => (
          <Row key={name} title={strings.alerts[name].title} about={strings.alerts[name].about}>
            {name === 'weeklyLetter' && (
              <a className={lineButton} href="/api/admin/settings/letter" target="_blank" rel="noreferrer">
                {strings.alerts.weeklyLetter.read}
              </a>
            )}
            <Switch
              label={strings.alerts[name].title}
              isOn={settings[name]}
              onChange={(isOn) => onChange({ [name]: isOn })}
            />
          </Row>
        ))}
        {troubles.map((reason) => (
          <p key={reason} className={note}>
            {strings.alerts.trouble(reason)}
          </p>
        ))}
      </div>
    </section>
  );
}

function TestMail({ api }: { api: AdminApi }) {
  const action = useAction();
  const [done, setDone] = useState('');
  const [trouble, setTrouble] = useState('');
  const message = action.hasFailed ? (action.errors.mail ?? action.said) : trouble;

  function send(): void {
    setDone('');
    setTrouble('');
    void action.act(async () => {
      const { to, isFile, trouble = '' } = await api.send<TestMailOutcome>('POST', '/mail/test');
      setDone(isFile ? strings.alerts.mail.isFile : to && strings.alerts.mail.sent(to));
      setTrouble(trouble);
    });
  }

  return (
    <>
      <Row title={strings.alerts.mail.title} about={strings.alerts.mail.about}>
        <button className={lineButton} type="button" aria-disabled={action.isBusy || undefined} onClick={send}>
          {strings.alerts.mail.test}
        </button>
      </Row>
      <p role="status">{done}</p>
      <p role="alert">{message}</p>
    </>
  );
}

interface ReceiptsProps {
  api: AdminApi;
  settings: AdminSettings;
  letters: DigestStates;
  onChange: (change: Partial<AdminSettings>) => void;
}

export function Receipts({ api, settings, letters: { canSend, deadReceipts }, onChange }: ReceiptsProps) {
  return (
    <section aria-labelledby="receipts">
      <h2 id="receipts">{strings.receipts.heading}</h2>
      <p>{strings.receipts.about}</p>
      <div className={box}>
        <Row
          title={strings.receipts.mail.title}
          about={
            <>
              {strings.receipts.mail.about} {!canSend && strings.receipts.mail.cannot}{' '}
              {deadReceipts > 0 && (
                <a href="#inbox?view=all&receipt=dead">{strings.receipts.mail.undelivered(deadReceipts)}</a>
              )}{' '}
              <a href="/api/admin/settings/receipt" target="_blank" rel="noreferrer">
                {strings.receipts.mail.preview}
              </a>
            </>
          }
        >
          <Switch
            label={strings.receipts.mail.title}
            isOn={canSend && settings.receiptMail}
            isDisabled={!canSend}
            onChange={(isOn) => onChange({ receiptMail: isOn })}
          />
        </Row>
        <ReceiptSentence api={api} sentence={settings.receiptSentence} />
      </div>
    </section>
  );
}
