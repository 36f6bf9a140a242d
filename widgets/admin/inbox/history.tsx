import type { LeadDetail } from '../../../catalogue/contracts/admin/lead-detail.ts';
import { log } from './lead-view.css.ts';
import { strings } from './strings.ts';

const time = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' });

/** Status changes and notes in order, and other leads of the same sender. */
export function History({ lead, onOpen }: { lead: LeadDetail; onOpen: (id: string) => void }) {
  const entries = [
    { id: 'received', at: lead.receivedAt, text: strings.received, by: '' },
    ...lead.history.map(({ at, by, from, to }) => ({
      id: `${at} ${to}`,
      at,
      by,
      text: strings.moved(strings.statuses[from], strings.statuses[to]),
    })),
    ...lead.notes,
  ].toSorted((a, b) => (a.at < b.at ? 1 : -1));
  return (
    <div className={log}>
      <h3>{strings.history}</h3>
      <ol>
        {entries.map(({ id, at, by, text }) => (
          <li key={id}>
            <time dateTime={at}>{time.format(new Date(at))}</time>
            <span>
              {text} {by && <i>{strings.by(by)}</i>}
            </span>
          </li>
        ))}
      </ol>
      {lead.related.length > 0 && (
        <>
          <h3>{strings.related}</h3>
          <ul>
            {lead.related.map((other) => (
              <li key={other.id}>
                <time dateTime={other.receivedAt}>{time.format(new Date(other.receivedAt))}</time>
                <button type="button" onClick={() => onOpen(other.id)}>
                  {other.name} · {other.about} · {strings.statuses[other.status]}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
