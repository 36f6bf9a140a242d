import { type ReactNode, useState } from 'react';
import { defaultVisitMinutes, type LeadSummary, lostReasons } from '../../../../catalogue/contracts/admin/lead.ts';
import { control } from '../../../core/form/form-view.css.ts';
import { button } from '../../../core/ui/parts.css.ts';
import { ModalDialog } from '../../ui/modal-dialog.tsx';
import { Field, Form, LineButton, useLoad } from '../../ui/parts.tsx';
import { clockTime } from '../../ui/times.ts';
import { options, wide } from '../../ui/ui.css.ts';
import { type LeadAction, moved, scheduled } from '../lead-changes.ts';
import { chips } from '../list/lead-list.css.ts';
import { capital, dayName, fieldsOfMoment, inDays, moment, tomorrowMorning } from '../moment.ts';
import { strings } from '../strings.ts';
import { clashOf, nextFree, visitEnd, visitLengths } from '../visits.ts';
import { MomentForm } from './dialogs.tsx';
import { stepForm } from './lead-view.css.ts';

interface StepDialogProps {
  lead: LeadSummary;
  now: Date;
  onAct: (action: LeadAction) => void;
  onClose: () => void;
}

export function VisitDialog(props: StepDialogProps & { readVisits: () => Promise<readonly LeadSummary[]> }) {
  const { lead, now, readVisits, onAct, onClose } = props;
  const { value: visits = [] } = useLoad(readVisits);
  const [minutes, setMinutes] = useState(lead.visitMinutes ?? defaultVisitMinutes);
  const days = [now, inDays(1, now), inDays(2, now)];
  return (
    <ModalDialog title={strings.visit} onClose={onClose}>
      <MomentForm
        id="visit"
        first={lead.visitAt ? new Date(lead.visitAt) : tomorrowMorning(now)}
        now={now}
        label={(chosen) => (chosen ? `Schedule ${moment(chosen, now)}` : 'Schedule')}
        above={(chosen, edit) => (
          <div className={chips}>
            {days.map((at) => {
              const { day } = fieldsOfMoment(at);
              return (
                <button key={day} type="button" aria-pressed={day === chosen} onClick={() => edit({ day })}>
                  {capital(dayName(at, now))}
                </button>
              );
            })}
            <button type="button" onClick={() => onAct(scheduled(undefined, minutes, now))}>
              No date yet
            </button>
          </div>
        )}
        below={(chosen, edit) => {
          const clash = chosen && clashOf(visits, chosen, minutes, lead.id);
          const free = chosen && clash && nextFree(visits, chosen, minutes, lead.id);
          return (
            <>
              <div className={control}>
                <label htmlFor="visit-length">Takes</label>
                <select
                  id="visit-length"
                  value={minutes}
                  onChange={({ currentTarget }) => setMinutes(Number(currentTarget.value))}
                >
                  {[...new Set([...visitLengths, minutes])].map((length) => (
                    <option key={length} value={length}>
                      {strings.takes(length)}
                    </option>
                  ))}
                </select>
              </div>
              <div role="status">
                {clash?.visitAt && free && (
                  <p>
                    <b>{`${clash.name} is at ${clockTime(clash.visitAt)}, too.`}</b>{' '}
                    {[clash.town, `until ${clockTime(visitEnd(clash))}.`].filter(Boolean).join(', ')}{' '}
                    <LineButton onClick={() => edit(fieldsOfMoment(free))}>{`${clockTime(free)} instead`}</LineButton>
                  </p>
                )}
              </div>
            </>
          );
        }}
        onSubmit={(at) => onAct(scheduled(at, minutes, now))}
      />
    </ModalDialog>
  );
}

/** Undefined for an empty field; NaN for what is no amount. Cents are left out. */
function dollarsIn(text: string): number | undefined {
  const digits = text.replace(/[$,\s]/g, '').replace(/\.\d{0,2}$/, '');
  return digits === '' ? undefined : /^\d{1,7}$/.test(digits) ? Number(digits) : Number.NaN;
}

interface AmountDialogProps extends StepDialogProps {
  title: string;
  hint: string;
  save: string;
  toAction: (amount: number | null) => LeadAction;
  children: ReactNode;
}

function AmountDialog({ lead, title, hint, save, toAction, onAct, onClose, children }: AmountDialogProps) {
  const [text, setText] = useState(lead.amount ? lead.amount.toLocaleString('en-US') : '');
  const amount = dollarsIn(text);
  const isWrong = Number.isNaN(amount);
  return (
    <ModalDialog title={title} onClose={onClose}>
      <Form className={stepForm} onSubmit={() => !isWrong && onAct(toAction(amount ?? null))}>
        <Field
          {...{ id: 'step-amount', value: text, hint, onValue: setText, inputMode: 'numeric', autoComplete: 'off' }}
          label="Amount in dollars"
          message={isWrong ? 'Please enter whole dollars' : undefined}
        />
        {children}
        <button className={`${button} ${wide}`} type="submit">
          {amount && !isWrong ? `${save}, ${strings.dollars(amount)}` : save}
        </button>
        <LineButton onClick={() => onAct(toAction(null))}>Without an amount</LineButton>
      </Form>
    </ModalDialog>
  );
}

export function QuotedDialog(props: StepDialogProps) {
  const [days, setDays] = useState<number | undefined>(7);
  const choices = [
    ['In a week', 7],
    ['In two', 14],
    ['Don’t', undefined],
  ] as const;
  return (
    <AmountDialog
      {...props}
      title="Quoted. For how much?"
      hint="Only for your numbers."
      save="Save as quoted"
      toAction={(amount) =>
        moved('quoted', { amount, ...(days && { followUpAt: inDays(days, props.now).toISOString() }) })
      }
    >
      <fieldset className={chips}>
        <legend>If you hear nothing, bring it back</legend>
        {choices.map(([label, wanted]) => (
          <button key={label} type="button" aria-pressed={wanted === days} onClick={() => setDays(wanted)}>
            {label}
          </button>
        ))}
      </fieldset>
    </AmountDialog>
  );
}

export function WonDialog(props: StepDialogProps) {
  const [doneOn, setDoneOn] = useState(props.lead.doneOn ?? '');
  return (
    <AmountDialog
      {...props}
      title="Won. For how much?"
      hint={props.lead.status === 'quoted' && props.lead.amount ? 'Same as your quote.' : 'Only for your numbers.'}
      save="Save as won"
      toAction={(amount) => moved('won', { amount, ...(doneOn && { doneOn }) })}
    >
      <Field id="step-done" type="date" label="Done on (if you know)" value={doneOn} onValue={setDoneOn} />
    </AmountDialog>
  );
}

export function LostDialog({ onAct, onClose }: StepDialogProps) {
  const [words, setWords] = useState('');
  return (
    <ModalDialog title="Lost, why?" onClose={onClose}>
      <ul className={options}>
        {lostReasons.map((reason) => (
          <li key={reason}>
            <button type="button" onClick={() => onAct(moved('lost', { reason }))}>
              {reason}
            </button>
          </li>
        ))}
      </ul>
      <Form className={stepForm} onSubmit={() => onAct(moved('lost', words.trim() ? { reason: words.trim() } : {}))}>
        <Field
          {...{ id: 'step-reason', maxLength: 200, value: words, onValue: setWords }}
          label="In your words (optional)"
        />
        <button className={`${button} ${wide}`} type="submit">
          {words.trim() ? 'Save' : 'Save without a reason'}
        </button>
      </Form>
    </ModalDialog>
  );
}
