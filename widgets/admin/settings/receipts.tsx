import type { AdminSettings } from '../../../catalogue/contracts/admin/settings.ts';
import type { DigestStates } from '../../../catalogue/contracts/admin/status.ts';
import type { AdminApi } from '../admin-api.ts';
import { ReceiptSentence } from './receipt-sentence.tsx';
import { Row } from './row.tsx';
import { box } from './settings.css.ts';
import { strings } from './strings.ts';
import { Switch } from './switch.tsx';

const { receipts: text } = strings;

interface ReceiptsProps {
  api: AdminApi;
  settings: AdminSettings;
  letters: DigestStates;
  onChange: (change: Partial<AdminSettings>) => void;
}

export function Receipts({ api, settings, letters: { canSend, deadReceipts }, onChange }: ReceiptsProps) {
  return (
    <section aria-labelledby="receipts">
      <h2 id="receipts">{text.heading}</h2>
      <p>{text.about}</p>
      <div className={box}>
        <Row
          title={text.mail.title}
          about={
            <>
              {text.mail.about} {!canSend && text.mail.cannot}{' '}
              {deadReceipts > 0 && <a href="#inbox?view=all&receipt=dead">{text.mail.undelivered(deadReceipts)}</a>}{' '}
              <a href="/api/admin/settings/receipt" target="_blank" rel="noreferrer">
                {text.mail.preview}
              </a>
            </>
          }
        >
          <Switch
            label={text.mail.title}
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
