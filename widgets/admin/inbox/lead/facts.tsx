import type { LeadDetail } from '../../../../catalogue/contracts/admin/lead-detail.ts';
import { zipElsewhere } from '../../../../catalogue/towns/zip-state.ts';
import { timeNow } from '../../admin-api.ts';
import { moment } from '../moment.ts';
import { strings } from '../strings.ts';
import { facts } from './lead-view.css.ts';

function breakable(value: string) {
  const at = value.lastIndexOf('@') + 1;
  return at === 0 ? (
    value
  ) : (
    <>
      {value.slice(0, at)}
      <wbr />
      {value.slice(at)}
    </>
  );
}

export function Facts({ lead }: { lead: LeadDetail }) {
  const { fields, mail, mailStatus, receipt, page, site } = lead;
  const origin = [site?.replace('https://', '') ?? strings.ownSite, page?.replace(site ?? '', '')].filter(Boolean);
  const extras = [...Object.entries(lead.tags ?? {}), ...Object.entries(lead.hidden ?? {})];
  const rows: readonly (readonly [string, string])[] = [
    [strings.phone, lead.phone],
    [strings.email, lead.email],
    [
      strings.address,
      [lead.address, zipElsewhere(fields.state ?? '', fields.zipCode ?? '')].filter(Boolean).join('. '),
    ],
    [strings.cameFrom, origin.join(', ')],
    [strings.campaign, lead.campaign ?? ''],
    ...extras,
    [
      strings.mail,
      [
        mail.isFile && mailStatus === 'sent' ? strings.mailInFile : strings.mailStates[mailStatus],
        mailStatus === 'sent' ? '' : mail.lastError,
      ]
        .filter(Boolean)
        .join(': '),
    ],
    [
      strings.receipt,
      receipt
        ? [
            strings.receiptStates[receipt.status](receipt.sentAt ? moment(receipt.sentAt, timeNow()) : ''),
            receipt.status === 'dead' ? receipt.lastError : '',
          ]
            .filter(Boolean)
            .join(': ')
        : '',
    ],
  ];
  return (
    <div>
      <h3>{strings.facts}</h3>
      <dl className={facts}>
        {rows
          .filter(([, value]) => value)
          .map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{breakable(value)}</dd>
            </div>
          ))}
      </dl>
    </div>
  );
}
