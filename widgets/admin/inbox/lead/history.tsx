import type { LeadDetail } from '../../../../catalogue/contracts/admin/lead-detail.ts';
import { moment } from '../moment.ts';
import { strings } from '../strings.ts';
import { log } from './lead-view.css.ts';

type Change = LeadDetail['history'][number];

/** Earlier requests of the same sender, and everything that happened to this one, newest first. */
export function History({ lead, now, hrefOf }: { lead: LeadDetail; now: Date; hrefOf: (id: string) => string }) {
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
  ].toSorted((a, b) => (a.at < b.at ? 1 : -1));
  return (
    <div className={log}>
      {lead.related.length > 0 && (
        <>
          <h3>{strings.related}</h3>
          <ul>
            {lead.related.map((other) => (
              <li key={other.id}>
                <time dateTime={other.receivedAt}>{moment(other.receivedAt, now)}</time>
                <a href={hrefOf(other.id)}>
                  {other.name} · {other.about} · {strings.statuses[other.status]}
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
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

/** The sender's actions on the lead's private page. */
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
