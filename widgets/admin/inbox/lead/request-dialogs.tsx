import { useState } from 'react';
import { business } from '../../../../catalogue/business.ts';
import { correctable, type LeadDetail } from '../../../../catalogue/contracts/admin/lead.ts';
import { serviceTypes } from '../../../../catalogue/contracts/form-names.ts';
import { sessionDraft } from '../../../core/runtime/define-widget.ts';
import { button } from '../../../core/ui/parts.css.ts';
import { newId, timeNow } from '../../admin-api.ts';
import { ModalDialog } from '../../ui/modal-dialog.tsx';
import { Field, Form, useAction } from '../../ui/parts.tsx';
import { pair, wide } from '../../ui/ui.css.ts';
import type { Inbox } from '../inbox-model.ts';
import { chips } from '../list/lead-list.css.ts';
import { fieldsOfMoment, momentOfFields } from '../moment.ts';
import { strings } from '../strings.ts';
import { stepForm } from './lead-view.css.ts';

const sources = ['Phone', 'Show', 'Neighbor'];
const kept = sessionDraft<ReturnType<typeof newDraft>>(`${business.namespace}:by-hand`);

/** The id stays the same across retries. */
const newDraft = () => ({
  ...{ id: newId(), name: '', phone: '', email: '', from: 'Phone', serviceType: 'exterior', place: '', message: '' },
  ...{ receipt: false, ...fieldsOfMoment(timeNow()) },
});

export function AddDialog({ inbox, onClose }: { inbox: Inbox; onClose: (added?: string) => void }) {
  const [draft, setDraft] = useState(() => kept.read() ?? newDraft());
  const { isBusy, errors, said, act } = useAction();
  const [isOther, setOther] = useState(!sources.includes(draft.from));

  function edit(change: Partial<typeof draft>) {
    const next = { ...draft, ...change };
    setDraft(next);
    kept.write(next);
  }

  async function save() {
    const { day, time, ...request } = draft;
    const at = momentOfFields(day, time);
    const id = await inbox.add({
      ...request,
      // The choice offers no other.
      serviceType: request.serviceType as (typeof serviceTypes)[number],
      ...(at && { receivedAt: at.toISOString() }),
    });
    kept.write();
    onClose(id);
  }

  const field = (name: 'name' | 'phone' | 'email' | 'place' | 'message' | 'day' | 'time' | 'from', label: string) => ({
    ...{ id: `add-${name}`, label, value: draft[name], message: errors[name] ?? '' },
    onValue: (value: string) => edit({ [name]: value }),
  });
  const choice = (label: string, isChosen: boolean, choose: () => void) => (
    <button key={label} type="button" aria-pressed={isChosen} onClick={choose}>
      {label}
    </button>
  );
  return (
    <ModalDialog title="Add a request" onClose={() => onClose()}>
      <Form className={stepForm} onSubmit={() => act(save)}>
        <Field {...field('name', 'Name')} autoComplete="off" />
        <Field {...field('phone', 'Phone')} type="tel" autoComplete="off" />
        <Field {...field('email', 'E-mail (if you have it)')} type="email" autoComplete="off" />
        <fieldset className={chips}>
          <legend>Where from</legend>
          {sources.map((from) =>
            choice(from, !isOther && draft.from === from, () => {
              setOther(false);
              edit({ from });
            }),
          )}
          {choice('Other', isOther, () => {
            setOther(true);
            edit({ from: '' });
          })}
        </fieldset>
        {isOther && <Field {...field('from', 'In your words')} maxLength={60} />}
        <fieldset className={chips}>
          <legend>What for</legend>
          {serviceTypes.map((service) =>
            choice(strings.services[service], draft.serviceType === service, () => edit({ serviceType: service })),
          )}
        </fieldset>
        <Field {...field('place', 'Town or ZIP')} />
        <div className={pair}>
          <Field {...field('day', 'Came in')} type="date" message={errors.receivedAt ?? ''} />
          <Field {...field('time', 'Time')} type="time" />
        </div>
        <Field {...field('message', 'What they said')} rows={2} />
        {draft.email && (
          <label>
            <input
              type="checkbox"
              checked={draft.receipt}
              onChange={({ currentTarget }) => edit({ receipt: currentTarget.checked })}
            />{' '}
            Send them the confirmation
          </label>
        )}
        <p role="alert">{said}</p>
        <button className={`${button} ${wide}`} type="submit" aria-disabled={isBusy || undefined}>
          {`Add ${draft.name || 'the request'}`}
        </button>
      </Form>
    </ModalDialog>
  );
}

export function CorrectDialog({ lead, inbox, onClose }: { lead: LeadDetail; inbox: Inbox; onClose: () => void }) {
  const names = correctable[lead.kind];
  const [fields, setFields] = useState(() => Object.fromEntries(names.map((name) => [name, lead.fields[name] ?? ''])));
  const { isBusy, trouble, act } = useAction();
  return (
    <ModalDialog title={strings.correct} onClose={onClose}>
      <Form className={stepForm} onSubmit={() => act(() => inbox.correct(lead, fields).then(onClose))}>
        {names.map((name) => (
          <Field
            key={name}
            id={`correct-${name}`}
            label={strings.fields[name]}
            value={fields[name] ?? ''}
            autoComplete="off"
            onValue={(value) => setFields({ ...fields, [name]: value })}
          />
        ))}
        <p>What was sent stays in the history.</p>
        <p role="alert">{trouble}</p>
        <button className={`${button} ${wide}`} type="submit" aria-disabled={isBusy || undefined}>
          Save
        </button>
      </Form>
    </ModalDialog>
  );
}
