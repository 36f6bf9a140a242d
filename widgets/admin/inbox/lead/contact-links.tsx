import type { LeadDetail } from '../../../../catalogue/contracts/admin/lead-detail.ts';
import { phoneLinks } from '../../../../catalogue/phone.ts';
import { Icon } from '../../ui/icon.tsx';
import { strings } from '../strings.ts';
import { reach } from './lead-view.css.ts';
import { mapLink, replyLink } from './reply-link.ts';

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
