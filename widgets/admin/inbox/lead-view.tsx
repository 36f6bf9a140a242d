import type { LeadDetail } from '../../../catalogue/contracts/admin/lead-detail.ts';
import { lineButton } from '../../core/ui/parts.css.ts';
import { ContactLinks } from './contact-links.tsx';
import { Facts } from './facts.tsx';
import { History } from './history.tsx';
import type { Inbox, OpenLead } from './inbox-model.ts';
import { foot, onPaper, said, open as sheet } from './lead-view.css.ts';
import { NoteForm } from './note-form.tsx';
import { SpamNotice } from './spam-notice.tsx';
import { StatusChoice } from './status-choice.tsx';
import { strings } from './strings.ts';

interface LeadViewProps {
  open: OpenLead;
  inbox: Inbox;
}

/** A lead with everything that can be known of it and done with it. */
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
