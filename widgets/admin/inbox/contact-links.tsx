import type { LeadDetail } from '../../../catalogue/contracts/admin/lead-detail.ts';
import { button, lineButton } from '../../core/ui/parts.css.ts';
import { reach } from './lead-view.css.ts';
import { dialed, mapLink, replyLink } from './reply-link.ts';
import { strings } from './strings.ts';

/** One tap to call, write, text, or open the map. */
export const ContactLinks = ({ lead }: { lead: LeadDetail }) => (
  <div className={reach}>
    {lead.phone && (
      <a className={button} href={`tel:${dialed(lead.phone)}`}>
        {strings.call}
      </a>
    )}
    {lead.email && (
      <a className={lineButton} href={replyLink(lead)}>
        {strings.write}
      </a>
    )}
    {lead.phone && (
      <a className={lineButton} href={`sms:${dialed(lead.phone)}`}>
        {strings.text}
      </a>
    )}
    {lead.address && (
      <a className={lineButton} href={mapLink(lead.address)} target="_blank" rel="noreferrer">
        {strings.map}
      </a>
    )}
  </div>
);
