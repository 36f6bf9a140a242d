import { useEffect, useRef, useState } from 'react';
import type { LeadDetail } from '../../../../catalogue/contracts/admin/lead.ts';
import type { AdminApi } from '../../admin-api.ts';
import { strings as office } from '../../strings.ts';
import { Icon } from '../../ui/icon.tsx';
import { LineButton } from '../../ui/parts.tsx';
import type { Inbox, OpenLead } from '../inbox-model.ts';
import { tag } from '../list/lead-row.css.ts';
import { moment } from '../moment.ts';
import { strings } from '../strings.ts';
import { TemplateDialog } from './dialogs.tsx';
import { ContactLinks, StatusChoice } from './lead-actions.tsx';
import { DueLine, Facts, History, OtherRequests } from './lead-facts.tsx';
import {
  aside,
  cameIn,
  dock,
  head,
  onPaper,
  parts,
  said,
  samples,
  open as sheet,
  suspected,
  visit,
} from './lead-view.css.ts';
import { NoteForm, noteField } from './note-form.tsx';
import { Photos } from './photos.tsx';

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
    <article className={sheet} aria-label={lead.name} data-print>
      <header className={head}>
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
          <span className={cameIn}>
            {' · '}
            {strings.cameInAt(moment(lead.receivedAt, now), lead.site?.replace(/^https?:\/\//, '') ?? '')}
          </span>
        </p>
        <DueLine lead={lead} now={now} />
        {lead.snoozedUntil && <p>{strings.backOn(moment(lead.snoozedUntil, now))}</p>}
        {(lead.visitAt || isVisitCanceled) && (
          <p className={visit}>
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
        <div className={suspected}>
          {lead.suspicions.length > 0 && <h3>{strings.suspected}</h3>}
          {lead.suspicions.map((reason) => (
            <p key={reason}>{reason}</p>
          ))}
          <p>{strings.keptForDays}</p>
          <LineButton onClick={trust}>{strings.notSpam}</LineButton>
          {hasFailed && <p role="alert">{strings.moveFailed}</p>}
        </div>
      )}
      <div className={dock}>
        <StatusChoice
          lead={lead}
          inbox={inbox}
          onSnooze={onSnooze}
          onVisit={onVisit}
          onTemplate={() => onTemplate(true)}
        />
        <ContactLinks lead={lead} />
      </div>
      <div className={parts}>
        <div>
          <Said lead={lead} />
          <Photos lead={lead} href={hrefOf(lead.id)} />
          <Colors colors={lead.colors} />
        </div>
        <div className={aside}>
          <OtherRequests lead={lead} now={now} hrefOf={hrefOf} />
          <Facts lead={lead} />
          <History lead={lead} now={now} />
          {!isNoteFirst && <NoteForm leadId={lead.id} inbox={inbox} />}
          <p className={onPaper}>
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
    <div className={said}>
      <h3>{kind === 'palette' ? strings.colors : strings.message}</h3>
      <p>{message}</p>
    </div>
  );

const Colors = ({ colors }: Pick<LeadDetail, 'colors'>) =>
  colors.length > 0 && (
    <div>
      <h3>{strings.colors}</h3>
      <ul className={samples}>
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
