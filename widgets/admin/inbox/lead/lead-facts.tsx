import type { LeadDetail } from '../../../../catalogue/contracts/admin/lead.ts';
import { leadFields } from '../../../../catalogue/contracts/lead-fields.ts';
import { phoneLinks } from '../../../../catalogue/phone.ts';
import { zipElsewhere } from '../../../../catalogue/towns/zip-state.ts';
import { timeNow } from '../../admin-api.ts';
import { LineButton } from '../../ui/parts.tsx';
import { barDay, duration } from '../../ui/times.ts';
import { Bar, clockText, StatusTag, websitePromise } from '../due.tsx';
import { brief } from '../list/lead-list.css.ts';
import { bars } from '../list/lead-row.css.ts';
import { dayName, moment, timeAndDay } from '../moment.ts';
import { strings } from '../strings.ts';
import { due, facts, log } from './lead-view.css.ts';

export function DueLine({ lead, now }: { lead: LeadDetail; now: Date }) {
  const line = lead.answeredAt && !lead.wroteAgainAt ? answeredLine(lead, lead.answeredAt) : openLine(lead, now);
  if (!line) return null;
  const { state, share, text, aside, promise } = line;
  return (
    <div className={due}>
      <div className={bars[state]}>
        <Bar state={state} share={share} />
        <b>{text}</b>
        <span>{aside}</span>
      </div>
      {promise && <p>{promise}</p>}
    </div>
  );
}

function answeredLine({ receivedAt, dueAt }: LeadDetail, answeredAt: string) {
  const took = Date.parse(answeredAt) - Date.parse(receivedAt);
  const allowed = Math.max(1, Date.parse(dueAt) - Date.parse(receivedAt));
  const [text, aside] = [`Answered after ${duration(took)}`, took <= allowed ? 'in time' : 'late'];
  return { state: 'answered' as const, share: Math.min(1, took / allowed), text, aside, promise: '' };
}

function openLine(lead: LeadDetail, now: Date) {
  const { text: aside, state, share } = clockText(lead, now);
  if (state !== 'overdue' && state !== 'soon' && state !== 'fine') return undefined;
  const when = timeAndDay(new Date(lead.dueAt), now);
  const text = state === 'overdue' ? `Was due ${when}` : `${phoneLinks(lead.phone) ? 'Call' : 'Answer'} by ${when}`;
  return { state, share, text, aside, promise: websitePromise(lead, now) };
}

function breakable(value: string) {
  const at = value.lastIndexOf('@') + 1;
  if (at === 0) return value;
  return (
    <>
      {value.slice(0, at)}
      <wbr />
      {value.slice(at)}
    </>
  );
}

const joined = (by: string, ...parts: readonly (string | false | undefined)[]) => parts.filter(Boolean).join(by);

export function Facts({ lead }: { lead: LeadDetail }) {
  const { fields, phone, email, mail, mailStatus, receipt, page, site } = lead;
  const place = joined('. ', lead.address, zipElsewhere(fields.state ?? '', fields.zipCode ?? ''));
  const shown: Readonly<Record<string, string>> = { ...fields, phone, email, place };
  const extras = [...Object.entries(lead.tags ?? {}), ...Object.entries(lead.hidden ?? {})];
  const mailText =
    mailStatus === 'sent' && mail.isFile
      ? 'Written to the outbox folder, because no mail service is set up'
      : joined(': ', strings.mailStates[mailStatus], mailStatus !== 'sent' && mail.lastError);
  const sent = receipt?.sentAt && ` ${moment(receipt.sentAt, timeNow())}`;
  const receiptText =
    receipt &&
    joined(': ', strings.receiptStates[receipt.status] + (sent ?? ''), receipt.status === 'dead' && receipt.lastError);
  const rows: readonly (readonly [string, string | undefined])[] = [
    ...Object.entries(leadFields[lead.kind].office).map(([name, label]) => [label, shown[name]] as const),
    [
      'Came from',
      lead.byHand ?? joined(', ', site?.replace('https://', '') ?? strings.ownSite, page?.replace(site ?? '', '')),
    ],
    ['Campaign', lead.campaign ?? ''],
    ...extras,
    ['Mail to you', lead.byHand ? '' : mailText],
    ['Confirmation to them', receiptText],
  ];
  return (
    <div>
      <h3>Details</h3>
      <dl className={facts}>
        {rows
          .filter(([, value]) => value)
          .map(([label, value = '']) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{breakable(value)}</dd>
            </div>
          ))}
      </dl>
    </div>
  );
}

type Change = LeadDetail['history'][number];

export const OtherRequests = (props: {
  lead: LeadDetail;
  now: Date;
  hrefOf: (id: string) => string;
  onPart: (id: string) => void;
}) =>
  props.lead.related.length > 0 && (
    <div>
      <h3>Other requests of the same person</h3>
      <ul className={brief}>
        {props.lead.related.map((other) => (
          <li key={other.id}>
            <a href={props.hrefOf(other.id)}>
              <span>{other.about}</span>
              <time dateTime={other.receivedAt}>{dayName(new Date(other.receivedAt), props.now)}</time>
              <StatusTag
                status={other.status}
                text={[strings.statuses[other.status], other.amount && strings.dollars(other.amount)]
                  .filter(Boolean)
                  .join(', ')}
              />
            </a>
            <LineButton onClick={() => props.onPart(other.id)}>Not the same person</LineButton>
          </li>
        ))}
      </ul>
    </div>
  );

export function History({ lead, now }: { lead: LeadDetail; now: Date }) {
  const entries = [
    { id: 'received', at: lead.receivedAt, text: 'Request came in', by: '' },
    ...lead.history.map((change, index) => ({
      id: `${change.at} ${index}`,
      at: change.at,
      by: change.by,
      text: whatHappened(change, lead.history[index - 1], now),
    })),
    ...lead.notes,
    ...(lead.corrections ?? []).map(({ at, by, was }) => ({
      ...{ id: `corrected ${at}`, at, by },
      text: `Corrected. ${Object.entries(was)
        .map(([name, text]) => `${labelOf(name)} was ${text || 'empty'}`)
        .join('. ')}`,
    })),
    ...(lead.acts ?? []).map(whatTheyDid),
  ].sort((a, b) => (a.at < b.at ? 1 : -1));
  return (
    <div className={log}>
      <h3>What happened</h3>
      <ol>
        {entries.map(({ id, at, by, text }) => (
          <li key={id}>
            <time dateTime={at}>{moment(at, now)}</time>
            <span>
              {text} {by && <i>{`by ${by}`}</i>}
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}

const labelOf = (name: string) => strings.fields[name as keyof typeof strings.fields] ?? name;

function whatTheyDid({ id, at, kind, text }: NonNullable<LeadDetail['acts']>[number]) {
  const hasText = kind === 'note' || kind === 'photos';
  const what = strings.acts[kind];
  return hasText ? { id, at, text: `${what}: ${text}`, by: 'the homeowner' } : { id, at, text: what, by: '' };
}

function whatHappened(change: Change, before: Change | undefined, now: Date): string {
  const { from, to, snoozedUntil, visitAt, visitMinutes, followUpAt, outcome, amount, reason, doneOn } = change;
  const isNew = (name: keyof Change) => change[name] !== undefined && change[name] !== before?.[name];
  const said = [
    from !== to && `${strings.statuses[from]} → ${strings.statuses[to]}`,
    outcome && isNew('outcome') && strings.outcomes[outcome],
    visitAt && isNew('visitAt') && strings.visitOn(moment(visitAt, now)),
    visitMinutes && isNew('visitMinutes') && strings.takes(visitMinutes),
    amount && isNew('amount') && strings.dollars(amount),
    reason && isNew('reason') && reason,
    doneOn && isNew('doneOn') && `Done ${barDay(doneOn)}`,
    (snoozedUntil && isNew('snoozedUntil')) || (followUpAt && isNew('followUpAt'))
      ? strings.backOn(moment(snoozedUntil ?? followUpAt ?? now, now))
      : '',
  ];
  return said.filter(Boolean).join('. ') || (to === 'called' ? strings.statuses.called : strings.woken);
}
