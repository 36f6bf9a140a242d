import { useState } from 'react';
import type { LeadDetail, LeadSummary } from '../../../../catalogue/contracts/admin/lead.ts';
import type { ReplyTemplate, TemplateList } from '../../../../catalogue/contracts/admin/reply-templates.ts';
import { button } from '../../../core/ui/parts.css.ts';
import type { AdminApi } from '../../admin-api.ts';
import { Icon } from '../../ui/icon.tsx';
import { ModalDialog } from '../../ui/modal-dialog.tsx';
import { Field, Form, useLoad } from '../../ui/parts.tsx';
import { clockTime } from '../../ui/times.ts';
import { options, pair, wide } from '../../ui/ui.css.ts';
import { websitePromise } from '../due.tsx';
import {
  afterLunch,
  fieldsOfMoment,
  moment,
  momentOfFields,
  nextMonday,
  proposedReturn,
  timeAndDay,
  tomorrowMorning,
} from '../moment.ts';
import { strings } from '../strings.ts';
import { templates } from './lead-view.css.ts';
import { filled, templateLink } from './reply-link.ts';

interface SnoozeDialogProps {
  /** Of several leads, the one that is due first. */
  lead: LeadSummary;
  now: Date;
  /** Null: back in the list at once. */
  onSnooze: (until: Date | null) => void;
  onClose: () => void;
}

const hourMs = 3_600_000;

/** The deadline does not change; a choice after it shows a warning. */
export function SnoozeDialog({ lead, now, onSnooze, onClose }: SnoozeDialogProps) {
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
      {due && (
        <p>
          {promise
            ? `${strings.dueStays(timeAndDay(due, now))} ${promise}`
            : strings.promiseStays(timeAndDay(due, now))}
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
        {lead.snoozedUntil && (
          <li>
            <button type="button" onClick={() => onSnooze(null)}>
              {strings.wake}
            </button>
          </li>
        )}
      </ul>
      <MomentForm
        id="snooze"
        first={proposedReturn(now, due)}
        now={now}
        label={(chosen) => (chosen ? strings.snoozeUntil(moment(chosen, now)) : strings.snooze)}
        warning={(chosen) => (isPast(chosen) ? strings.pastDeadline : '')}
        onSubmit={onSnooze}
      />
    </ModalDialog>
  );
}

interface VisitDialogProps {
  visitAt: string | undefined;
  now: Date;
  onSchedule: (at: Date) => void;
  onClose: () => void;
}

export const VisitDialog = ({ visitAt, now, onSchedule, onClose }: VisitDialogProps) => (
  <ModalDialog title={strings.visit} onClose={onClose}>
    <MomentForm
      id="visit"
      first={visitAt ? new Date(visitAt) : tomorrowMorning(now)}
      now={now}
      label={(chosen) => (chosen ? strings.scheduleFor(moment(chosen, now)) : strings.schedule)}
      onSubmit={onSchedule}
    />
  </ModalDialog>
);

export function TemplateDialog({ lead, api, onClose }: { lead: LeadDetail; api: AdminApi; onClose: () => void }) {
  const { value, hasFailed } = useLoad(() => api.get<TemplateList>('/reply-templates'));
  function use({ id }: ReplyTemplate) {
    // Closing goes back in the history, which could stop the mail program.
    void api.send('POST', '/reply-templates/uses', { id }).catch(console.error).then(onClose);
  }

  return (
    <ModalDialog title={strings.templates} onClose={onClose}>
      {hasFailed && <p role="alert">{strings.templatesFailed}</p>}
      {!value && !hasFailed && <p role="status">{strings.loading}</p>}
      {value && (
        <ul className={templates}>
          {value.templates.map((template) => (
            <li key={template.id}>
              <a href={templateLink(lead, template)} onClick={() => use(template)}>
                <b>{template.name}</b>
                <span>{filled(template.subject, lead)}</span>
              </a>
            </li>
          ))}
        </ul>
      )}
      <p>
        <a href="#content/templates">{strings.editTemplates}</a>
      </p>
    </ModalDialog>
  );
}

interface MomentFormProps {
  /** A prefix of ids. */
  id: string;
  first: Date;
  now: Date;
  /** `chosen` is undefined until both fields are valid. */
  label: (chosen: Date | undefined) => string;
  warning?: (chosen: Date) => string;
  onSubmit: (chosen: Date) => void;
}

/** In New York time. Submits only future times. */
function MomentForm({ id, first, now, label, warning, onSubmit }: MomentFormProps) {
  const [day, setDay] = useState(fieldsOfMoment(first).day);
  const [time, setTime] = useState(fieldsOfMoment(first).time);
  const [message, setMessage] = useState('');
  const chosen = momentOfFields(day, time);

  function submit() {
    if (!chosen) setMessage(strings.noMoment);
    else if (chosen <= now) setMessage(strings.pastMoment);
    else onSubmit(chosen);
  }

  function edit(set: (value: string) => void, value: string) {
    set(value);
    setMessage('');
  }

  return (
    <Form onSubmit={submit}>
      <div className={pair}>
        <Field id={`${id}-date`} type="date" label={strings.day} value={day} onValue={(to) => edit(setDay, to)} />
        <Field id={`${id}-time`} type="time" label={strings.time} value={time} onValue={(to) => edit(setTime, to)} />
      </div>
      <p role="alert">{message || (chosen && warning?.(chosen))}</p>
      <button className={`${button} ${wide}`} type="submit">
        {label(chosen)}
      </button>
    </Form>
  );
}
