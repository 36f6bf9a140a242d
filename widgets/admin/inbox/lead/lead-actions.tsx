import { useState } from 'react';
import { type LeadDetail, type LeadStatus, leadStatuses } from '../../../../catalogue/contracts/admin/lead.ts';
import { phoneLinks } from '../../../../catalogue/phone.ts';
import { sentenceOf } from '../../admin-api.ts';
import { Icon } from '../../ui/icon.tsx';
import type { Inbox } from '../inbox-model.ts';
import { moved } from '../lead-changes.ts';
import { strings } from '../strings.ts';
import { actions, move, reach } from './lead-view.css.ts';
import { mapLink, replyLink } from './reply-link.ts';

interface StatusChoiceProps {
  lead: LeadDetail;
  inbox: Inbox;
  onSnooze: () => void;
  onVisit: () => void;
  onTemplate: () => void;
}

/** A failed change is reverted with a message. */
export function StatusChoice({ lead, inbox, onSnooze, onVisit, onTemplate }: StatusChoiceProps) {
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
      <fieldset className={move} aria-busy={!!wanted}>
        <legend>{strings.status}</legend>
        {leadStatuses.map((status) => (
          <button key={status} type="button" aria-pressed={shown === status} onClick={() => choose(status)}>
            {strings.statuses[status]}
          </button>
        ))}
        {wanted && <p role="status">{strings.saving}</p>}
        {message && <p role="alert">{message}</p>}
      </fieldset>
      <div className={actions}>
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

export const ContactLinks = ({ lead }: { lead: LeadDetail }) => {
  const phone = phoneLinks(lead.phone);
  return (
    <nav className={reach} aria-label={strings.reach(lead.name)}>
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
