import type { LeadSummary } from '../../../../catalogue/contracts/admin/lead-summary.ts';
import type { LeadStatus } from '../../../../catalogue/contracts/lead-status.ts';
import { options } from '../../ui/modal-dialog.css.ts';
import { ModalDialog } from '../../ui/modal-dialog.tsx';
import { strings } from '../strings.ts';

interface LeadMenuProps {
  lead: LeadSummary;
  onStatus: (to: LeadStatus) => void;
  onSnooze: () => void;
  onSelect: () => void;
  onClose: () => void;
}

const statuses = ['called', 'won', 'lost', 'spam'] as const;

/** The menu of a long press on a lead: the lead's actions, and selecting several leads. */
export function LeadMenu({ lead, onStatus, onSnooze, onSelect, onClose }: LeadMenuProps) {
  const choices = [
    ...statuses
      .filter((to) => to !== lead.status)
      .map((to) => ({ label: strings.statuses[to], choose: () => onStatus(to) })),
    { label: strings.snooze, choose: onSnooze },
    { label: strings.selectSeveral, choose: onSelect },
  ];
  return (
    <ModalDialog title={lead.name} onClose={onClose}>
      <ul className={options}>
        {choices.map(({ label, choose }) => (
          <li key={label}>
            <button type="button" onClick={choose}>
              {label}
            </button>
          </li>
        ))}
      </ul>
    </ModalDialog>
  );
}
