import { useEffect, useRef, useState } from 'react';
import { business } from '../../../../catalogue/business.ts';
import { type LeadDetail, type LeadStatus, leadStatuses } from '../../../../catalogue/contracts/admin/lead.ts';
import { phoneLinks } from '../../../../catalogue/phone.ts';
import { retention } from '../../../../catalogue/time/retention.ts';
import { sessionDraft } from '../../../core/runtime/define-widget.ts';
import { newId, problemCodeOf, sentenceOf } from '../../admin-api.ts';
import { authorName } from '../../preferences.ts';
import { Icon, IconButton, IconLink } from '../../ui/icon.tsx';
import { Field, Form, LineButton, SubmitButton, useAction } from '../../ui/parts.tsx';
import { StatusTag } from '../due.tsx';
import type { Inbox, OpenLead } from '../inbox-model.ts';
import { type LeadAction, type LeadActions, moved, trusted } from '../lead-changes.ts';
import { moment } from '../moment.ts';
import { strings } from '../strings.ts';
import { DueLine, Facts, History, OtherRequests } from './lead-facts.tsx';
import * as styles from './lead-view.css.ts';
import { Photos } from './photos.tsx';
import { mapLink, replyLink } from './reply-link.ts';

interface LeadViewProps {
  open: OpenLead;
  inbox: Inbox;
  now: Date;
  hrefOf: (id: string) => string;
  actions: LeadActions;
}

export function LeadView({ open, inbox, now, hrefOf, actions }: LeadViewProps) {
  const isNoteFirst = useNoteFirst(open);
  const [trouble, setTrouble] = useState('');
  if (open.status === 'loading') return <p role="status">{strings.loading}</p>;
  if (open.status === 'gone')
    return <p role="alert">There is no such lead. It was erased, or part of its link is missing.</p>;
  if (open.status !== 'here') {
    return (
      <p role="alert">
        This lead could not be loaded. <LineButton onClick={() => inbox.open(open.id)}>Try again</LineButton>
      </p>
    );
  }
  const { lead } = open;
  async function change(to: LeadAction) {
    setTrouble('');
    const { open } = inbox.store.getState();
    try {
      await inbox.act([open?.status === 'here' && open.id === lead.id ? open.lead : lead], to);
    } catch (error) {
      console.error(error);
      setTrouble(sentenceOf(error, strings.moveFailed));
    }
  }
  const reasons = lead.suspicions.map((reason) => <p key={reason}>{reason}</p>);
  const site = lead.site && ` from ${lead.site.replace(/^https?:\/\//, '')}`;
  return (
    <article className={styles.open} aria-label={lead.name} data-print>
      <header className={styles.head}>
        <h2 id="open-lead" tabIndex={-1}>
          {lead.name} <StatusTag status={lead.status} />
          {lead.isCanceled && <StatusTag status="lost" text={strings.canceled} />}
        </h2>
        <p>
          {[lead.about, lead.town].filter(Boolean).join(', ')}
          <span className={styles.cameIn}>{` · Came in ${moment(lead.receivedAt, now)}${site ?? ''}`}</span>
        </p>
        <DueLine lead={lead} now={now} />
        {lead.snoozedUntil && <p>{strings.backOn(moment(lead.snoozedUntil, now))}</p>}
        <Visit lead={lead} now={now} />
      </header>
      {isNoteFirst && <NoteForm leadId={lead.id} inbox={inbox} />}
      {lead.repeats && <p>{`Sent ${lead.repeats + 1} times in the same words`}</p>}
      {lead.status !== 'spam' && !lead.isSuspected && reasons}
      {lead.status === 'spam' && (
        <div className={styles.suspected}>
          {reasons.length > 0 && <h3>Suspected spam</h3>}
          {reasons}
          <p>{`Not mailed to you. Spam is removed after ${retention.spamDays} days.`}</p>
          <LineButton onClick={() => change(trusted)}>Not spam</LineButton>
          {trouble && <p role="alert">{trouble}</p>}
        </div>
      )}
      <div className={styles.dock}>
        <StatusChoice {...{ lead, change }} trouble={lead.status === 'spam' ? '' : trouble} />
        <div className={styles.actions}>
          <IconButton icon="calendar" onClick={() => actions.open('visit', [lead])}>
            Date
          </IconButton>
          <IconButton icon="clock" onClick={() => actions.open('snooze', [lead])}>
            {lead.answeredAt ? strings.callBack : strings.snooze}
          </IconButton>
          {lead.email && (
            <IconButton icon="reply" onClick={() => actions.open('template', [lead])}>
              Template
            </IconButton>
          )}
        </div>
        <ContactLinks lead={lead} />
      </div>
      <div className={styles.parts}>
        <div>
          <Said lead={lead} />
          <Photos lead={lead} inbox={inbox} href={hrefOf(lead.id)} />
          <Colors colors={lead.colors} />
        </div>
        <div className={styles.aside}>
          <OtherRequests lead={lead} now={now} hrefOf={hrefOf} />
          <Facts lead={lead} />
          <History lead={lead} now={now} />
          {!isNoteFirst && <NoteForm leadId={lead.id} inbox={inbox} />}
          <p className={styles.onPaper}>
            <LineButton onClick={() => print()}>
              <Icon name="print" />
              Print for the truck
            </LineButton>
          </p>
        </div>
      </div>
    </article>
  );
}

/** After a call, what was said comes next. The field does not move while it has focus. */
function useNoteFirst(open: OpenLead): boolean {
  const [isFirst, setFirst] = useState(false);
  const status = open.status === 'here' ? open.lead.status : undefined;
  const before = useRef(status);
  useEffect(() => {
    const isTyping = document.activeElement?.id === noteField(open.id);
    if (before.current && status !== before.current && !isTyping) setFirst(status === 'called');
    before.current = status;
  }, [status, open.id]);
  return isFirst;
}

function Visit({ lead: { id, visitAt, history }, now }: { lead: LeadDetail; now: Date }) {
  const last = history.filter((change) => change.visitAt).at(-1)?.visitAt;
  const canceled = !visitAt && last && Date.parse(last) > now.getTime() ? last : undefined;
  if (!visitAt && !canceled) return null;
  return (
    <p className={styles.visit}>
      {visitAt && <b>{strings.visitOn(moment(visitAt, now))}</b>}
      {canceled && `No visit ${moment(canceled, now)}`}{' '}
      <a href={`/api/admin/leads/${id}/visit.ics`} download>
        {visitAt ? 'Add to calendar' : 'Remove from calendar'}
      </a>
    </p>
  );
}

const Said = ({ lead: { kind, message } }: { lead: LeadDetail }) =>
  message && (
    <div className={styles.said}>
      <h3>{kind === 'palette' ? 'Colors' : 'Message'}</h3>
      <p>{message}</p>
    </div>
  );

const Colors = ({ colors }: Pick<LeadDetail, 'colors'>) =>
  colors.length > 0 && (
    <div>
      <h3>Colors</h3>
      <ul className={styles.samples}>
        {colors.map(({ name, code, hex }) => (
          <li key={code}>
            <svg viewBox="0 0 10 5" preserveAspectRatio="none" aria-hidden="true">
              <path fill={hex} d="M0 0h10v5H0z" />
            </svg>
            <b>{name}</b>
            <span>{code}</span>
          </li>
        ))}
      </ul>
    </div>
  );

/** A failed change is reverted with a message. */
function StatusChoice(props: { lead: LeadDetail; trouble: string; change: (to: LeadAction) => Promise<void> }) {
  const { lead, trouble, change } = props;
  const [wanted, setWanted] = useState<LeadStatus>();
  const last = useRef(Promise.resolve());
  function choose(status: LeadStatus) {
    setWanted(status);
    // Each starts from what the one before left.
    const step = last.current.then(() => change(moved(status)));
    last.current = step;
    void step.then(() => last.current === step && setWanted(undefined));
  }
  return (
    <fieldset className={styles.move} aria-busy={!!wanted}>
      <legend>Status</legend>
      {leadStatuses.map((status) => (
        <button
          key={status}
          type="button"
          aria-pressed={status === (wanted ?? lead.status)}
          onClick={() => choose(status)}
        >
          {strings.statuses[status]}
        </button>
      ))}
      {wanted && <p role="status">Saving...</p>}
      {trouble && <p role="alert">{trouble}</p>}
    </fieldset>
  );
}

const ContactLinks = ({ lead }: { lead: LeadDetail }) => {
  const phone = phoneLinks(lead.phone);
  return (
    <nav className={styles.reach} aria-label={`Reach ${lead.name}`}>
      {phone && (
        <IconLink icon="phone" href={phone.call}>
          Call <span>{lead.phone}</span>
        </IconLink>
      )}
      {phone && (
        <IconLink icon="text" href={phone.text}>
          Text
        </IconLink>
      )}
      {lead.email && (
        <IconLink icon="mail" href={replyLink(lead)} data-write>
          E-mail
        </IconLink>
      )}
      {lead.address && (
        <IconLink icon="map" href={mapLink(lead.address)} target="_blank" rel="noreferrer">
          Map
        </IconLink>
      )}
    </nav>
  );
};

const noteField = (leadId: string) => `note-${leadId}`;

function NoteForm({ leadId, inbox }: { leadId: string; inbox: Inbox }) {
  const stored = sessionDraft<ReturnType<typeof newNote>>(`${business.namespace}:note:${leadId}`);
  const [draft, setDraft] = useState(() => stored.read() ?? newNote());
  const { isBusy, trouble, act } = useAction();

  function write(text: string) {
    const next = { ...draft, text };
    setDraft(next);
    stored.write(text ? next : undefined);
  }

  async function save() {
    const note = { ...draft, by: authorName() };
    await inbox.addNote(leadId, note).catch((error) => {
      if (problemCodeOf(error) !== 'key_reuse') throw error;
      // This id was saved with earlier words. Keep both.
      return inbox.addNote(leadId, { ...note, id: newId() });
    });
    stored.write();
    setDraft(newNote());
  }

  return (
    <Form
      className={styles.note}
      onSubmit={() => act(save, '', 'The note was not saved. It is kept here; please try again.')}
    >
      <Field
        {...{ id: noteField(leadId), rows: 2, value: draft.text, readOnly: isBusy, message: trouble, onValue: write }}
        label="Add a note"
        aria-invalid={false} // The text is right; the network failed.
        placeholder="What was said?"
      />
      <SubmitButton isBusy={isBusy}>{isBusy ? 'Saving...' : 'Save'}</SubmitButton>
    </Form>
  );
}

/** The id stays the same across retries. */
const newNote = () => ({ id: newId(), text: '' });
