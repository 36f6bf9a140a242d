import type { LeadDetail } from '../../../../catalogue/contracts/admin/lead-detail.ts';
import { phoneLinks } from '../../../../catalogue/phone.ts';
import { duration } from '../../ui/duration.ts';
import { clockText } from '../list/clock-text.ts';
import { bars } from '../list/time-bar.css.ts';
import { Bar } from '../list/time-bar.tsx';
import { timeAndDay } from '../moment.ts';
import { strings } from '../strings.ts';
import { due } from './lead-view.css.ts';
import { websitePromise } from './website-promise.ts';

export function DueLine({ lead, now }: { lead: LeadDetail; now: Date }) {
  const { answeredAt, phone } = lead;
  const [received, dueAt] = [Date.parse(lead.receivedAt), new Date(lead.dueAt)];
  if (answeredAt) {
    const took = Date.parse(answeredAt) - received;
    const allowed = Math.max(1, dueAt.getTime() - received);
    return (
      <div className={due}>
        <div className={bars.answered}>
          <Bar state="answered" share={Math.min(1, took / allowed)} />
          <b>{strings.answeredAfter(duration(took))}</b>
          <span>{took <= allowed ? strings.inTime : strings.late}</span>
        </div>
      </div>
    );
  }
  const { text, state, share } = clockText(lead, now);
  if (state !== 'overdue' && state !== 'soon' && state !== 'fine') return null;
  const when = timeAndDay(dueAt, now);
  const promise = websitePromise(lead, now);
  return (
    <div className={due}>
      <div className={bars[state]}>
        <Bar state={state} share={share} />
        <b>{state === 'overdue' ? strings.wasDue(when) : strings.dueBy(when, !!phoneLinks(phone))}</b>
        <span>{text}</span>
      </div>
      {promise && <p>{promise}</p>}
    </div>
  );
}
