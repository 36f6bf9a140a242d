import type { LeadSummary } from '../../../../catalogue/contracts/admin/lead-summary.ts';
import { Icon } from '../../ui/icon.tsx';
import { options } from '../../ui/modal-dialog.css.ts';
import { ModalDialog } from '../../ui/modal-dialog.tsx';
import { clockTime } from '../../ui/times.ts';
import {
  afterLunch,
  fieldsOfMoment,
  moment,
  nextMonday,
  proposedReturn,
  timeAndDay,
  tomorrowMorning,
} from '../moment.ts';
import { strings } from '../strings.ts';
import { MomentForm } from './moment-form.tsx';
import { websitePromise } from './website-promise.ts';

interface SnoozeDialogProps {
  /** Of several leads, the one that is due first. */
  lead: LeadSummary;
  now: Date;
  onSnooze: (until: Date) => void;
  onWake?: (() => void) | undefined;
  onClose: () => void;
}

const hourMs = 3_600_000;

/** The deadline does not change; a choice after it shows a warning. */
export function SnoozeDialog({ lead, now, onSnooze, onWake, onClose }: SnoozeDialogProps) {
  const due = lead.answeredAt || lead.kind === 'palette' ? undefined : new Date(lead.dueAt);
  const promise = due && websitePromise(lead, now);
  const lunch = afterLunch(now);
  const choices: readonly (readonly [string, Date])[] = [
    [strings.inAnHour, new Date(now.getTime() + hourMs)],
    ...(lunch ? [[strings.afterLunch, lunch] as const] : []),
    [strings.tomorrow, tomorrowMorning(now)],
    [strings.monday, nextMonday(now)],
  ];
  const isPast = (at: Date) => due !== undefined && at > due;

  return (
    <ModalDialog title={lead.answeredAt ? strings.callBack : strings.snooze} onClose={onClose}>
      {due && !promise && <p>{strings.promiseStays(timeAndDay(due, now))}</p>}
      {due && promise && (
        <p>
          {strings.dueStays(timeAndDay(due, now))} {promise}
        </p>
      )}
      <ul className={options}>
        {choices.map(([label, at]) => (
          <li key={label}>
            <button type="button" data-past={isPast(at) || undefined} onClick={() => onSnooze(at)}>
              <Icon name="clock" />
              {label}
              <span>{isPast(at) ? strings.past(clockTime(at)) : clockTime(at)}</span>
            </button>
          </li>
        ))}
        {onWake && (
          <li>
            <button type="button" onClick={onWake}>
              {strings.wake}
            </button>
          </li>
        )}
      </ul>
      <MomentForm
        id="snooze"
        {...fieldsOfMoment(proposedReturn(now, due))}
        now={now}
        label={(chosen) => (chosen ? strings.snoozeUntil(moment(chosen, now)) : strings.snooze)}
        warning={(chosen) => (isPast(chosen) ? strings.pastDeadline : '')}
        onSubmit={onSnooze}
      />
    </ModalDialog>
  );
}
