import type { AdminSettings } from '../../../catalogue/contracts/admin/settings.ts';
import type { DigestStates } from '../../../catalogue/contracts/admin/status.ts';
import { lineButton } from '../../core/ui/parts.css.ts';
import type { AdminApi } from '../admin-api.ts';
import { AlertDevices } from '../alerts/alert-devices.tsx';
import { LineButton } from '../ui/parts.tsx';
import { note } from '../ui/ui.css.ts';
import { ReceiptSentence } from './receipt-sentence.tsx';
import { Part, Row, Switch, useTestMail } from './row.tsx';
import { strings } from './strings.ts';

const { alerts: text, receipts } = strings;
const switches = ['quietHours', 'weeklyLetter', 'spamLetter'] as const;

interface MailSettingsProps {
  api: AdminApi;
  settings: AdminSettings;
  letters: DigestStates;
  onChange: (change: Partial<AdminSettings>) => void;
}

export function Alerts({ api, settings, letters, onChange }: MailSettingsProps) {
  const troubles = [letters.weekly.trouble, letters.spam.trouble].filter((reason) => reason !== undefined);
  return (
    <Part id="alerts" of={text}>
      <AlertDevices api={api} />
      <TestMail api={api} />
      {switches.map((name) => (
        <Row key={name} title={text[name].title} about={text[name].about}>
          {name === 'weeklyLetter' && (
            <a className={lineButton} href="/api/admin/settings/letter" target="_blank" rel="noreferrer">
              {text.weeklyLetter.read}
            </a>
          )}
          <Switch label={text[name].title} isOn={settings[name]} onChange={(isOn) => onChange({ [name]: isOn })} />
        </Row>
      ))}
      {troubles.map((reason) => (
        <p key={reason} className={note}>
          {text.trouble(reason)}
        </p>
      ))}
    </Part>
  );
}

function TestMail({ api }: { api: AdminApi }) {
  const { action, outcome, send } = useTestMail(api, text.mail.sent);
  return (
    <>
      <Row title={text.mail.title} about={text.mail.about}>
        <LineButton isBusy={action.isBusy} onClick={() => send('/mail/test')}>
          {text.mail.test}
        </LineButton>
      </Row>
      <p role="status">{outcome.done}</p>
      <p role="alert">{action.hasFailed ? (action.errors.mail ?? action.said) : outcome.trouble}</p>
    </>
  );
}

export function Receipts({ api, settings, letters: { canSend, deadReceipts }, onChange }: MailSettingsProps) {
  const { title, about, cannot, undelivered, preview } = receipts.mail;
  return (
    <Part id="receipts" of={receipts}>
      <Row
        title={title}
        about={
          <>
            {about} {!canSend && cannot}{' '}
            {deadReceipts > 0 && <a href="#inbox?view=all&receipt=dead">{undelivered(deadReceipts)}</a>}{' '}
            <a href="/api/admin/settings/receipt" target="_blank" rel="noreferrer">
              {preview}
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
      <ReceiptSentence api={api} sentence={settings.receiptSentence} />
    </Part>
  );
}
