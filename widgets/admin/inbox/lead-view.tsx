import { useState } from 'react';
import type { LeadDetail } from '../../../catalogue/contracts/admin/lead-detail.ts';
import { lineButton } from '../../core/ui/parts.css.ts';
import { authorName } from './author-name.ts';
import { ContactLinks } from './contact-links.tsx';
import { History } from './history.tsx';
import type { Inbox, OpenLead } from './inbox-model.ts';
import { facts, foot, onPaper, said, open as sheet, suspected } from './lead-view.css.ts';
import { NoteForm } from './note-form.tsx';
import { Photos } from './photos.tsx';
import { StatusChoice } from './status-choice.tsx';
import { strings } from './strings.ts';

interface LeadViewProps {
  open: OpenLead;
  inbox: Inbox;
}

/** A lead with all its data and actions. */
export function LeadView({ open, inbox }: LeadViewProps) {
  if (open.status === 'loading') return <p role="status">{strings.loading}</p>;
  if (open.status === 'failed') {
    return (
      <p role="alert">
        {strings.leadFailed}{' '}
        <button className={lineButton} type="button" onClick={() => inbox.open(open.id)}>
          {strings.again}
        </button>
      </p>
    );
  }
  const { lead } = open;
  return (
    <article className={sheet} aria-label={lead.name} data-print>
      <p className={onPaper}>
        <b>{lead.name}</b>
        {[strings.statuses[lead.status], lead.about, lead.town].filter(Boolean).join(' · ')}
      </p>
      <ContactLinks lead={lead} />
      {lead.status === 'spam' && <SpamNotice lead={lead} inbox={inbox} />}
      <Facts lead={lead} />
      <Said lead={lead} />
      <Photos ids={lead.photos} />
      <StatusChoice lead={lead} inbox={inbox} />
      <History lead={lead} onOpen={inbox.open} />
      <NoteForm leadId={lead.id} inbox={inbox} />
      <p className={foot}>
        <button type="button" onClick={() => print()}>
          {strings.print}
        </button>
        <button type="button" onClick={inbox.close}>
          {strings.close}
        </button>
      </p>
    </article>
  );
}

const Said = ({ lead: { kind, message } }: { lead: LeadDetail }) => (
  <div className={said}>
    <h3>{kind === 'palette' ? strings.colors : strings.message}</h3>
    <p>{message}</p>
  </div>
);

/** Why a lead looks like spam, and the way to undo that. */
function SpamNotice({ lead, inbox }: { lead: LeadDetail; inbox: Inbox }) {
  const [hasFailed, setFailed] = useState(false);
  const trust = () => inbox.move(lead.id, 'new', authorName()).catch(() => setFailed(true));
  return (
    <div className={suspected}>
      {lead.suspicions.length > 0 && <h3>{strings.suspected}</h3>}
      {lead.suspicions.map((reason) => (
        <p key={reason}>{reason}</p>
      ))}
      <p>{strings.keptForDays}</p>
      <button className={lineButton} type="button" onClick={trust}>
        {strings.notSpam}
      </button>
      {hasFailed && <p role="alert">{strings.moveFailed}</p>}
    </div>
  );
}

/** The sender, the source, and the state of the mail about it. */
function Facts({ lead }: { lead: LeadDetail }) {
  const { mail, mailStatus, page, site } = lead;
  const origin = [site?.replace('https://', '') ?? strings.ownSite, page?.replace(site ?? '', '')].filter(Boolean);
  const extras = [...Object.entries(lead.tags ?? {}), ...Object.entries(lead.hidden ?? {})];
  const rows: readonly (readonly [string, string])[] = [
    [strings.phone, lead.phone],
    [strings.email, lead.email],
    [strings.address, lead.address],
    [strings.cameFrom, origin.join(', ')],
    [strings.campaign, lead.campaign ?? ''],
    ...extras,
    [
      strings.mail,
      [strings.mailStates[mailStatus], mailStatus === 'sent' ? '' : mail.lastError].filter(Boolean).join(': '),
    ],
  ];
  return (
    <dl className={facts}>
      {rows
        .filter(([, value]) => value)
        .map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
}
