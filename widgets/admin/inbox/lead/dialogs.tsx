import { type ReactNode, useState } from 'react';
import { type LeadDetail, type LeadSummary, waits } from '../../../../catalogue/contracts/admin/lead.ts';
import type { ReplyTemplate, TemplateList } from '../../../../catalogue/contracts/admin/reply-templates.ts';
import { button } from '../../../core/ui/parts.css.ts';
import type { AdminApi } from '../../admin-api.ts';
import { IconButton, type IconName } from '../../ui/icon.tsx';
import { ModalDialog } from '../../ui/modal-dialog.tsx';
import { Field, Form, useLoad } from '../../ui/parts.tsx';
import { clockTime, minuteMs } from '../../ui/times.ts';
import { options, pair, wide } from '../../ui/ui.css.ts';
import { websitePromise } from '../due.tsx';
import { type LeadActions, moved, snoozed, trusted } from '../lead-changes.ts';
import {
  afterLunch,
  endOfDay,
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

interface MomentDialogProps {
  lead: LeadSummary;
  now: Date;
  onClose: () => void;
}

/** The deadline does not change; a choice after it shows a warning. `onSnooze` with null: back in the list at once. */
export function SnoozeDialog(props: MomentDialogProps & { title: string; onSnooze: (until: Date | null) => void }) {
  const { lead, now, title, onSnooze, onClose } = props;
  const due = waits({ ...lead, snoozedUntil: undefined }) ? new Date(lead.dueAt) : undefined;
  const promise = due && websitePromise(lead, now);
  const choices = [
    ['In one hour', new Date(now.getTime() + 60 * minuteMs)],
    ['After lunch', afterLunch(now)],
    ['End of the day', endOfDay(now)],
    ['Tomorrow morning', tomorrowMorning(now)],
    ['Monday morning', nextMonday(now)],
  ] as const;
  const isPast = (at: Date) => due !== undefined && at > due;

  return (
    <ModalDialog title={title} onClose={onClose}>
      {due && (
        <p>
          {promise
            ? `By your hours, an answer is still due by ${timeAndDay(due, now)}. ${promise}`
            : `You still promised an answer by ${timeAndDay(due, now)}.`}
        </p>
      )}
      <ul className={options}>
        {choices.map(
          ([label, at]) =>
            at && (
              <li key={label}>
                <IconButton icon="clock" data-past={isPast(at) || undefined} onClick={() => onSnooze(at)}>
                  {label}
                  <span>{`${clockTime(at)}${isPast(at) ? ', late' : ''}`}</span>
                </IconButton>
              </li>
            ),
        )}
        {lead.snoozedUntil && (
          <li>
            <button type="button" onClick={() => onSnooze(null)}>
              Bring back now
            </button>
          </li>
        )}
      </ul>
      <MomentForm
        id="snooze"
        first={proposedReturn(now, due)}
        now={now}
        label={(chosen) => (chosen ? `Bring back ${moment(chosen, now)}` : strings.snooze)}
        below={(chosen) => <p role="status">{chosen && isPast(chosen) && 'That is past the deadline.'}</p>}
        onSubmit={onSnooze}
      />
    </ModalDialog>
  );
}

const icons = { called: 'phone', quoted: 'tag', won: 'check', lost: 'cross' } as const;

interface MoreMenuProps extends MomentDialogProps {
  isOpen: boolean;
  actions: LeadActions;
}

export function MoreMenu({ lead, isOpen, now, actions, onClose }: MoreMenuProps) {
  const choice = (icon: IconName, label: string, choose: () => unknown, end?: string) => (
    <li key={label}>
      <IconButton
        icon={icon}
        onClick={() => {
          onClose();
          choose();
        }}
      >
        {label}
        {end && <span>{end}</span>}
      </IconButton>
    </li>
  );
  const step = (to: keyof typeof icons) =>
    !isOpen && to !== lead.status && choice(icons[to], strings.statuses[to], () => actions.step(lead, to));
  const tomorrow = tomorrowMorning(now);
  return (
    <ModalDialog title={lead.name} onClose={onClose}>
      <ul className={options}>
        {step('called')}
        {!isOpen && choice('calendar', strings.visit, () => actions.open('visit', [lead]))}
        {step('quoted')}
        {step('won')}
        {step('lost')}
        {choice('clock', strings.snooze, () => actions.act([lead], snoozed(tomorrow, now)), moment(tomorrow, now))}
        {choice('clock', 'Snooze until …', () => actions.open('snooze', [lead]))}
        {isOpen && lead.email && choice('reply', 'Answer from a template', () => actions.open('template', [lead]))}
        {isOpen && choice('gear', strings.correct, () => actions.open('correct', [lead]))}
        {isOpen && choice('print', 'Print for the truck', () => requestAnimationFrame(() => print()))}
        {lead.status === 'spam'
          ? choice('check', 'Not spam', () => actions.act([lead], trusted))
          : choice('flag', strings.statuses.spam, () => actions.act([lead], moved('spam')))}
        {!isOpen && choice('tag', 'Select several', () => actions.select(lead.id))}
      </ul>
    </ModalDialog>
  );
}

export function TemplateDialog({ lead, api, onClose }: { lead: LeadDetail; api: AdminApi; onClose: () => void }) {
  const { value, hasFailed } = useLoad(() => api.get<TemplateList>('/reply-templates'));
  function use({ id }: ReplyTemplate) {
    // Closing goes back in the history, which could stop the mail program.
    void api.send('POST', '/reply-templates/uses', { id }).catch(console.error).then(onClose);
  }

  return (
    <ModalDialog title="Answer from a template" onClose={onClose}>
      {hasFailed && <p role="alert">The templates could not be loaded.</p>}
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
        <a href="#content/templates">Edit the templates</a>
      </p>
    </ModalDialog>
  );
}

type DayAndTime = ReturnType<typeof fieldsOfMoment>;

interface MomentFormProps {
  id: string;
  first: Date;
  now: Date;
  label: (chosen: Date | undefined) => string;
  above?: (day: string, edit: (change: Partial<DayAndTime>) => void) => ReactNode;
  below?: (chosen: Date | undefined, edit: (change: Partial<DayAndTime>) => void) => ReactNode;
  onSubmit: (chosen: Date) => void;
}

export function MomentForm({ id, first, now, label, above, below, onSubmit }: MomentFormProps) {
  const [fields, setFields] = useState(() => fieldsOfMoment(first));
  const [message, setMessage] = useState('');
  const { day, time } = fields;
  const chosen = momentOfFields(day, time);

  function submit() {
    if (!chosen) setMessage('Please choose a date and a time.');
    else if (chosen <= now) setMessage('That time has passed.');
    else onSubmit(chosen);
  }

  function edit(change: Partial<DayAndTime>) {
    setFields({ ...fields, ...change });
    setMessage('');
  }

  return (
    <Form onSubmit={submit}>
      {above?.(day, edit)}
      <div className={pair}>
        <Field id={`${id}-date`} type="date" label="Date" value={day} onValue={(to) => edit({ day: to })} />
        <Field id={`${id}-time`} type="time" label="Time" value={time} onValue={(to) => edit({ time: to })} />
      </div>
      {below?.(chosen, edit)}
      <p role="alert">{message}</p>
      <button className={`${button} ${wide}`} type="submit">
        {label(chosen)}
      </button>
    </Form>
  );
}
