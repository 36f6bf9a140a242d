import { useState } from 'react';
import { business } from '../../../../catalogue/business.ts';
import {
  answeredStatuses,
  type LeadDetail,
  type LeadStatus,
  type LeadSummary,
} from '../../../../catalogue/contracts/admin/lead.ts';
import { phoneLinks } from '../../../../catalogue/phone.ts';
import { retention } from '../../../../catalogue/time/retention.ts';
import { sessionDraft } from '../../../core/runtime/define-widget.ts';
import { lineButton } from '../../../core/ui/parts.css.ts';
import { newId, problemCodeOf } from '../../admin-api.ts';
import { authorName } from '../../preferences.ts';
import { IconButton, IconLink } from '../../ui/icon.tsx';
import { Field, Form, LineButton, SubmitButton, useAction } from '../../ui/parts.tsx';
import { barDay } from '../../ui/times.ts';
import { StatusTag } from '../due.tsx';
import type { Inbox, OpenLead } from '../inbox-model.ts';
import { type Failed, type LeadActions, leftMessage, reached, trusted } from '../lead-changes.ts';
import { dayName, moment } from '../moment.ts';
import { strings } from '../strings.ts';
import { DueLine, Facts, History, OtherRequests } from './lead-facts.tsx';
import * as styles from './lead-view.css.ts';
import { Photos } from './photos.tsx';
import { mapLink, replyLink } from './reply-link.ts';

interface LeadViewProps {
  open: OpenLead;
  inbox: Inbox;
  failed: Failed | undefined;
  asked: readonly LeadSummary[] | undefined;
  onUndo: () => void;
  now: Date;
  hrefOf: (id: string) => string;
  actions: LeadActions;
}

/** What the list knows of a lead shows at once; the rest follows without moving it. */
const fromRow = (row: LeadSummary): LeadDetail => ({
  ...row,
  ...{ address: '', message: row.said, colors: [], fields: {}, photos: [], suspicions: [] },
  ...{ mail: { attempts: 0, nextTryAt: row.receivedAt }, history: [], notes: [], related: [] },
});

export function LeadView({ open, inbox, failed, asked, onUndo, now, hrefOf, actions }: LeadViewProps) {
  const isWhole = open.status === 'here';
  const lead = isWhole ? open.lead : open.status === 'loading' && open.row ? fromRow(open.row) : undefined;
  if (open.status === 'gone')
    return <p role="alert">There is no such lead. It was erased, or part of its link is missing.</p>;
  if (open.status === 'failed') {
    return (
      <p role="alert">
        This lead could not be loaded. <LineButton onClick={() => inbox.open(open.id)}>Try again</LineButton>
      </p>
    );
  }
  if (!lead) return <p role="status">{strings.loading}</p>;
  const reasons = lead.suspicions.map((reason) => <p key={reason}>{reason}</p>);
  const site = lead.site && ` from ${lead.site.replace(/^https?:\/\//, '')}`;
  return (
    <article className={styles.open} aria-label={lead.name} aria-busy={!isWhole || undefined} data-print>
      <header className={styles.head}>
        <h2 id="open-lead" tabIndex={-1}>
          {lead.name} <StatusTag status={lead.status} />
          {lead.isCanceled && <StatusTag status="lost" text={strings.canceled} />}
        </h2>
        <p>
          {[lead.about, lead.town].filter(Boolean).join(', ')}
          <span className={styles.cameIn}>{` · Came in ${moment(lead.receivedAt, now)}${site ?? ''}`}</span>
        </p>
        <p>{whatNext(lead, now)}</p>
        <DueLine lead={lead} now={now} />
        {lead.snoozedUntil && <p>{strings.backOn(moment(lead.snoozedUntil, now))}</p>}
        <Visit lead={lead} now={now} />
      </header>
      {lead.repeats && <p>{`Sent ${lead.repeats + 1} times in the same words`}</p>}
      {lead.status !== 'spam' && !lead.isSuspected && reasons}
      {lead.status === 'spam' && (
        <div className={styles.suspected}>
          {reasons.length > 0 && <h3>Suspected spam</h3>}
          {reasons}
          <p>{`Not mailed to you. Spam is removed after ${retention.spamDays} days.`}</p>
          <LineButton onClick={() => actions.act([lead], trusted)}>Not spam</LineButton>
        </div>
      )}
      <div className={styles.dock}>
        {failed && <FailedNotice failed={failed} />}
        {asked && <CallQuestion {...{ name: lead.name, asked, now, actions, onUndo }} onSkip={inbox.skipQuestion} />}
        <Steps lead={lead} onStep={(to) => actions.step(lead, to)} />
        <div className={styles.actions}>
          <IconButton icon="clock" onClick={() => actions.open('snooze', [lead])}>
            {strings.snooze}
          </IconButton>
          <IconButton icon="dots" onClick={() => actions.open('more', [lead])}>
            {strings.more}
          </IconButton>
        </div>
        <ContactLinks lead={lead} />
      </div>
      <div className={styles.parts}>
        <div>
          <WroteAgain lead={lead} now={now} />
          <Said lead={lead} now={now} />
          <NoteForm leadId={lead.id} inbox={inbox} />
          <Photos lead={lead} inbox={inbox} href={hrefOf(lead.id)} />
          <Colors colors={lead.colors} />
        </div>
        {isWhole && (
          <div className={styles.aside}>
            <OtherRequests {...{ lead, now, hrefOf }} onPart={(id) => inbox.part(lead.id, id).catch(console.error)} />
            <Facts lead={lead} />
            <History lead={lead} now={now} />
          </div>
        )}
      </div>
    </article>
  );
}

export function FailedNotice({ failed: { text, why, again } }: { failed: Failed }) {
  const [isBusy, setBusy] = useState(false);
  const tryAgain = () => {
    setBusy(true);
    again()
      .catch(console.error)
      .finally(() => setBusy(false));
  };
  return (
    <div className={styles.notice} role="alert">
      <p>
        <b>{`“${text}”`}</b> is not saved. {why}
      </p>
      <LineButton isBusy={isBusy} onClick={tryAgain}>
        Try again
      </LineButton>
    </div>
  );
}

function CallQuestion(
  props: Pick<LeadViewProps, 'now' | 'actions' | 'onUndo'> & {
    name: string;
    asked: readonly LeadSummary[];
    onSkip: () => void;
  },
) {
  const { name, asked, now, actions, onUndo, onSkip } = props;
  const title = `How did it go with ${name}?`;
  return (
    <section className={styles.notice} aria-label={title}>
      <p>
        <b>{title}</b>
      </p>
      <LineButton onClick={() => actions.act(asked, reached)}>
        Reached <kbd>1</kbd>
      </LineButton>
      <LineButton onClick={() => actions.act(asked, leftMessage(now))}>
        Left a message <kbd>2</kbd>
      </LineButton>
      <LineButton onClick={() => actions.open('call-back', asked)}>
        {strings.callBack} … <kbd>3</kbd>
      </LineButton>
      <LineButton className={`${lineButton} ${styles.undo}`} onClick={onUndo}>
        Undo
      </LineButton>
      <IconButton icon="cross" aria-label="Skip the question" onClick={onSkip} />
    </section>
  );
}

function whatNext({ outcome, followUpAt, amount, reason, doneOn }: LeadDetail, now: Date): string {
  return [
    amount && strings.dollars(amount),
    outcome && strings.outcomes[outcome],
    followUpAt && strings.backOn(moment(followUpAt, now)),
    reason,
    doneOn && `done ${barDay(doneOn)}`,
  ]
    .filter(Boolean)
    .join(' · ');
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

function WroteAgain({ lead: { wroteAgainAt, acts = [] }, now }: { lead: LeadDetail; now: Date }) {
  if (!wroteAgainAt) return null;
  return (
    <div className={styles.said}>
      <h3>{`${strings.wroteAgain}, ${moment(wroteAgainAt, now)}`}</h3>
      {acts
        .filter(({ at, kind }) => at >= wroteAgainAt && (kind === 'note' || kind === 'photos'))
        .map(({ id, text }) => (
          <p key={id}>{text}</p>
        ))}
    </div>
  );
}

const Said = ({ lead: { kind, message, wroteAgainAt, receivedAt }, now }: { lead: LeadDetail; now: Date }) =>
  message && (
    <div className={styles.said}>
      <h3>
        {kind === 'palette'
          ? 'Colors'
          : wroteAgainAt
            ? `First message, ${dayName(new Date(receivedAt), now)}`
            : 'Message'}
      </h3>
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

/** None is pressed while an answer is due. A press of the one that is takes it back. */
function Steps({ lead, onStep }: { lead: LeadDetail; onStep: (to: LeadStatus) => unknown }) {
  const [wanted, setWanted] = useState<LeadStatus>();
  const isCurrent = (step: LeadStatus) => step === (wanted ?? (lead.wroteAgainAt ? undefined : lead.status));
  return (
    <fieldset className={styles.move} aria-busy={!!wanted}>
      <legend>Where it stands</legend>
      {answeredStatuses.map((step) => (
        <button
          key={step}
          type="button"
          aria-pressed={isCurrent(step)}
          onClick={() => {
            const to = isCurrent(step) ? 'new' : step;
            setWanted(to);
            void Promise.resolve(onStep(to)).finally(() => setWanted(undefined));
          }}
        >
          {strings.statuses[step]}
        </button>
      ))}
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

  const submit = () => act(save, '', 'The note was not saved. It is kept here; please try again.');
  return (
    <Form
      className={styles.note}
      onSubmit={submit}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
        event.preventDefault();
        submit();
      }}
    >
      <Field
        {...{ id: noteField(leadId), rows: 2, value: draft.text, readOnly: isBusy, message: trouble, onValue: write }}
        label="Note, only you see it"
        aria-invalid={false} // The text is right; the network failed.
        placeholder="What was said?"
      />
      <SubmitButton isBusy={isBusy}>{isBusy ? 'Saving...' : 'Save'}</SubmitButton>
    </Form>
  );
}

/** The id stays the same across retries. */
const newNote = () => ({ id: newId(), text: '' });
