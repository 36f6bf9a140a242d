import type { LeadDetail } from '../../../../catalogue/contracts/admin/lead-detail.ts';
import { tag } from '../list/lead-row.css.ts';
import { dayName, moment } from '../moment.ts';
import { strings } from '../strings.ts';
import { earlier, log } from './history.css.ts';

type Change = LeadDetail['history'][number];

interface OtherRequestsProps {
  lead: LeadDetail;
  now: Date;
  hrefOf: (id: string) => string;
}

/** Newest first. */
export const OtherRequests = ({ lead, now, hrefOf }: OtherRequestsProps) =>
  lead.related.length > 0 && (
    <div>
      <h3>{strings.related}</h3>
      <ul className={earlier}>
        {lead.related.map((other) => (
          <li key={other.id}>
            <a href={hrefOf(other.id)}>
              <span>{other.about}</span>
              <time dateTime={other.receivedAt}>{dayName(new Date(other.receivedAt), now)}</time>
              <span className={tag} data-status={other.status}>
                {strings.statuses[other.status]}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  );

export function History({ lead, now }: { lead: LeadDetail; now: Date }) {
  const entries = [
    { id: 'received', at: lead.receivedAt, text: strings.received, by: '' },
    ...lead.history.map((change, index) => ({
      id: `${change.at} ${index}`,
      at: change.at,
      by: change.by,
      text: whatHappened(change, lead.history[index - 1], now),
    })),
    ...lead.notes,
    ...(lead.acts ?? []).map(whatTheyDid),
  ].sort((a, b) => (a.at < b.at ? 1 : -1));
  return (
    <div className={log}>
      <h3>{strings.history}</h3>
      <ol>
        {entries.map(({ id, at, by, text }) => (
          <li key={id}>
            <time dateTime={at}>{moment(at, now)}</time>
            <span>
              {text} {by && <i>{strings.by(by)}</i>}
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}

/** On the lead's private page. */
function whatTheyDid({ id, at, kind, text }: NonNullable<LeadDetail['acts']>[number]) {
  const hasText = kind === 'note' || kind === 'photos';
  return {
    id,
    at,
    text: hasText ? `${strings.acts[kind]}: ${text}` : strings.acts[kind],
    by: hasText ? strings.homeowner : '',
  };
}

function whatHappened({ from, to, snoozedUntil, visitAt }: Change, before: Change | undefined, now: Date): string {
  const moved = from !== to ? [strings.moved(strings.statuses[from], strings.statuses[to])] : [];
  const times = [
    ...(visitAt && visitAt !== before?.visitAt ? [strings.visitOn(moment(visitAt, now))] : []),
    ...(snoozedUntil && snoozedUntil !== before?.snoozedUntil ? [strings.backOn(moment(snoozedUntil, now))] : []),
  ];
  return [...moved, ...times].join('. ') || strings.woken;
}
