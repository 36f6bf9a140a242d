import { useEffect, useRef, useState } from 'react';
import { business } from '../../../../catalogue/business.ts';
import { type LeadDetail, type LeadStatus, leadStatuses } from '../../../../catalogue/contracts/admin/lead.ts';
import { phoneLinks } from '../../../../catalogue/phone.ts';
import { control } from '../../../core/form/form-view.css.ts';
import { sessionDraft } from '../../../core/runtime/define-widget.ts';
import { type AdminApi, problemCodeOf, sentenceOf } from '../../admin-api.ts';
import { authorName } from '../../preferences.ts';
import { strings as office } from '../../strings.ts';
import { Icon } from '../../ui/icon.tsx';
import { Form, LineButton } from '../../ui/parts.tsx';
import type { Inbox, OpenLead } from '../inbox-model.ts';
import { moved } from '../lead-changes.ts';
import { tag } from '../list/lead-row.css.ts';
import { moment } from '../moment.ts';
import { strings } from '../strings.ts';
import { TemplateDialog } from './dialogs.tsx';
import { DueLine, Facts, History, OtherRequests } from './lead-facts.tsx';
import * as styles from './lead-view.css.ts';
import { Photos } from './photos.tsx';
import { mapLink, replyLink } from './reply-link.ts';

interface LeadViewProps {
  open: OpenLead;
  inbox: Inbox;
  api: AdminApi;
  now: Date;
  hrefOf: (id: string) => string;
  onSnooze: () => void;
  onVisit: () => void;
  isTemplateOpen: boolean;
  onTemplate: (isOpen: boolean) => void;
}

export function LeadView(props: LeadViewProps) {
  const { open, inbox, api, now, hrefOf, onSnooze, onVisit, isTemplateOpen, onTemplate } = props;
  const [hasFailed, setFailed] = useState(false);
  const isNoteFirst = useNoteFirst(open);
  if (open.status === 'loading') return <p role="status">{strings.loading}</p>;
  if (open.status === 'gone') return <p role="alert">{strings.leadGone}</p>;
  if (open.status === 'failed') {
    return (
      <p role="alert">
        {strings.leadFailed} <LineButton onClick={() => inbox.open(open.id)}>{office.again}</LineButton>
      </p>
    );
  }
  const { lead } = open;
  const lastVisit = lead.history.filter(({ visitAt }) => visitAt).at(-1)?.visitAt;
  const isVisitCanceled = !lead.visitAt && lastVisit && Date.parse(lastVisit) > now.getTime();
  const trust = () =>
    inbox
      .act([lead], { what: 'status', body: { status: 'new' }, text: strings.isTrusted })
      .catch(() => setFailed(true));
  return (
    <article className={styles.open} aria-label={lead.name} data-print>
      <header className={styles.head}>
        <h2 id="open-lead" tabIndex={-1}>
          {lead.name}{' '}
          <span className={tag} data-status={lead.status}>
            {strings.statuses[lead.status]}
          </span>
          {lead.isCanceled && (
            <span className={tag} data-status="lost">
              {strings.canceled}
            </span>
          )}
        </h2>
        <p>
          {[lead.about, lead.town].filter(Boolean).join(', ')}
          <span className={styles.cameIn}>
            {' · '}
            {strings.cameInAt(moment(lead.receivedAt, now), lead.site?.replace(/^https?:\/\//, '') ?? '')}
          </span>
        </p>
        <DueLine lead={lead} now={now} />
        {lead.snoozedUntil && <p>{strings.backOn(moment(lead.snoozedUntil, now))}</p>}
        {(lead.visitAt || isVisitCanceled) && (
          <p className={styles.visit}>
            {lead.visitAt && <b>{strings.visitOn(moment(lead.visitAt, now))}</b>}
            {isVisitCanceled && strings.visitCanceled(moment(lastVisit, now))}{' '}
            <a href={`/api/admin/leads/${lead.id}/visit.ics`} download>
              {lead.visitAt ? strings.addToCalendar : strings.removeFromCalendar}
            </a>
          </p>
        )}
      </header>
      {isNoteFirst && <NoteForm leadId={lead.id} inbox={inbox} />}
      {lead.repeats && <p>{strings.sentTimes(lead.repeats + 1)}</p>}
      {lead.status !== 'spam' && !lead.isSuspected && lead.suspicions.map((reason) => <p key={reason}>{reason}</p>)}
      {lead.status === 'spam' && (
        <div className={styles.suspected}>
          {lead.suspicions.length > 0 && <h3>{strings.suspected}</h3>}
          {lead.suspicions.map((reason) => (
            <p key={reason}>{reason}</p>
          ))}
          <p>{strings.keptForDays}</p>
          <LineButton onClick={trust}>{strings.notSpam}</LineButton>
          {hasFailed && <p role="alert">{strings.moveFailed}</p>}
        </div>
      )}
      <div className={styles.dock}>
        <StatusChoice
          lead={lead}
          inbox={inbox}
          onSnooze={onSnooze}
          onVisit={onVisit}
          onTemplate={() => onTemplate(true)}
        />
        <ContactLinks lead={lead} />
      </div>
      <div className={styles.parts}>
        <div>
          <Said lead={lead} />
          <Photos lead={lead} href={hrefOf(lead.id)} />
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
              {strings.print}
            </LineButton>
          </p>
        </div>
      </div>
      {isTemplateOpen && <TemplateDialog lead={lead} api={api} onClose={() => onTemplate(false)} />}
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

const Said = ({ lead: { kind, message } }: { lead: LeadDetail }) =>
  message && (
    <div className={styles.said}>
      <h3>{kind === 'palette' ? strings.colors : strings.message}</h3>
      <p>{message}</p>
    </div>
  );

const Colors = ({ colors }: Pick<LeadDetail, 'colors'>) =>
  colors.length > 0 && (
    <div>
      <h3>{strings.colors}</h3>
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

interface StatusChoiceProps {
  lead: LeadDetail;
  inbox: Inbox;
  onSnooze: () => void;
  onVisit: () => void;
  onTemplate: () => void;
}

/** A failed change is reverted with a message. */
function StatusChoice({ lead, inbox, onSnooze, onVisit, onTemplate }: StatusChoiceProps) {
  const [wanted, setWanted] = useState<LeadStatus>();
  const [message, setMessage] = useState('');

  async function choose(status: LeadStatus) {
    setWanted(status);
    setMessage('');
    try {
      await inbox.act([lead], moved(status));
    } catch (error) {
      console.error(error);
      setMessage(sentenceOf(error, strings.moveFailed));
    }
    setWanted(undefined);
  }

  const shown = wanted ?? lead.status;
  return (
    <>
      <fieldset className={styles.move} aria-busy={!!wanted}>
        <legend>{strings.status}</legend>
        {leadStatuses.map((status) => (
          <button key={status} type="button" aria-pressed={shown === status} onClick={() => choose(status)}>
            {strings.statuses[status]}
          </button>
        ))}
        {wanted && <p role="status">{strings.saving}</p>}
        {message && <p role="alert">{message}</p>}
      </fieldset>
      <div className={styles.actions}>
        <button type="button" onClick={onVisit}>
          <Icon name="calendar" />
          {strings.day}
        </button>
        <button type="button" onClick={onSnooze}>
          <Icon name="clock" />
          {lead.answeredAt ? strings.callBack : strings.snooze}
        </button>
        {lead.email && (
          <button type="button" onClick={onTemplate}>
            <Icon name="reply" />
            {strings.template}
          </button>
        )}
      </div>
    </>
  );
}

const ContactLinks = ({ lead }: { lead: LeadDetail }) => {
  const phone = phoneLinks(lead.phone);
  return (
    <nav className={styles.reach} aria-label={strings.reach(lead.name)}>
      {phone && (
        <a href={phone.call}>
          <Icon name="phone" />
          {strings.call} <span>{lead.phone}</span>
        </a>
      )}
      {phone && (
        <a href={phone.text}>
          <Icon name="text" />
          {strings.text}
        </a>
      )}
      {lead.email && (
        <a href={replyLink(lead)} data-write>
          <Icon name="mail" />
          {strings.write}
        </a>
      )}
      {lead.address && (
        <a href={mapLink(lead.address)} target="_blank" rel="noreferrer">
          <Icon name="map" />
          {strings.map}
        </a>
      )}
    </nav>
  );
};

const noteField = (leadId: string) => `note-${leadId}`;

function NoteForm({ leadId, inbox }: { leadId: string; inbox: Inbox }) {
  const stored = draftOf(leadId);
  const [draft, setDraft] = useState(() => stored.read() ?? newNote());
  const [isSaving, setSaving] = useState(false);
  const [message, setMessage] = useState('');

  function write(text: string) {
    const next = { ...draft, text };
    setDraft(next);
    stored.write(text ? next : undefined);
  }

  async function save() {
    if (isSaving) return;
    setSaving(true);
    setMessage('');
    try {
      const { text } = draft;
      const by = authorName();
      await inbox.addNote(leadId, { ...draft, by }).catch((error) => {
        if (problemCodeOf(error) !== 'key_reuse') throw error;
        // This id was saved with earlier words. Keep both.
        return inbox.addNote(leadId, { ...newNote(), text, by });
      });
      stored.write();
      setDraft(newNote());
    } catch (error) {
      console.error(error);
      setMessage(sentenceOf(error, strings.noteFailed));
    }
    setSaving(false);
  }

  return (
    <Form className={styles.note} onSubmit={save}>
      <div className={control}>
        <label htmlFor={noteField(leadId)}>{strings.addNote}</label>
        <textarea
          id={noteField(leadId)}
          placeholder={strings.noteHint}
          rows={2}
          value={draft.text}
          readOnly={isSaving}
          onInput={({ currentTarget }) => write(currentTarget.value)}
        />
        {message && <p role="alert">{message}</p>}
      </div>
      <LineButton type="submit" isBusy={isSaving}>
        {isSaving ? strings.saving : strings.save}
      </LineButton>
    </Form>
  );
}

/** The id stays the same across retries. */
interface NoteDraft {
  id: string;
  text: string;
}

const draftOf = (leadId: string) => sessionDraft<NoteDraft>(`${business.namespace}:note:${leadId}`);

const newNote = (): NoteDraft => ({
  id: Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, '0')).join(''),
  text: '',
});
