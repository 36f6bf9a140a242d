import type { LeadSummary } from '../../../catalogue/contracts/admin/lead-summary.ts';
import { hidden } from '../../core/ui/parts.css.ts';
import { clockText } from './clock-text.ts';
import { clocks, row } from './lead-row.css.ts';
import { strings } from './strings.ts';

interface LeadRowProps {
  lead: LeadSummary;
  now: Date;
  isOpen: boolean;
  onOpen: (id: string) => void;
  onClose: () => void;
}

const time = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' });

/** One lead in the list: who, where, what, since when, and how much time is left. */
export function LeadRow({ lead, now, isOpen, onOpen, onClose }: LeadRowProps) {
  const clock = clockText(lead, now);
  return (
    <button
      className={row}
      type="button"
      aria-expanded={isOpen}
      onClick={() => (isOpen ? onClose() : onOpen(lead.id))}
      data-unread={lead.isUnread || undefined}
    >
      <b>
        {lead.name}
        {lead.isUnread && <span className={hidden}> ({strings.unread})</span>}
      </b>
      <i data-status={lead.status}>{strings.statuses[lead.status]}</i>
      <span>{[lead.town, lead.about].filter(Boolean).join(' · ')}</span>
      <time dateTime={lead.receivedAt}>{time.format(new Date(lead.receivedAt))}</time>
      {clock.text && <em className={clocks[clock.state]}>{clock.text}</em>}
    </button>
  );
}
