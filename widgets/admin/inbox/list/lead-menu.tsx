import type { LeadSummary } from '../../../../catalogue/contracts/admin/lead-summary.ts';
import type { LeadStatus } from '../../../../catalogue/contracts/lead-status.ts';
import { Icon } from '../../ui/icon.tsx';
import { options } from '../../ui/modal-dialog.css.ts';
import { ModalDialog } from '../../ui/modal-dialog.tsx';
import { strings } from '../strings.ts';

interface LeadMenuProps {
  lead: LeadSummary;
  onStatus: (to: LeadStatus) => void;
  onSnooze: () => void;
  onVisit: () => void;
  onSelect: () => void;
  onClose: () => void;
}

const icons = { called: 'phone', won: 'check', lost: 'cross', spam: 'flag' } as const;

export function LeadMenu({ lead, onStatus, onSnooze, onVisit, onSelect, onClose }: LeadMenuProps) {
  const toStatus = (...wanted: (keyof typeof icons)[]) =>
    wanted
      .filter((to) => to !== lead.status)
      .map((to) => ({ label: strings.statuses[to], icon: icons[to], choose: () => onStatus(to) }));
  const choices = [
    ...toStatus('called'),
    { label: strings.snooze, icon: 'clock' as const, choose: onSnooze },
    { label: strings.visit, icon: 'calendar' as const, choose: onVisit },
    ...toStatus('won', 'lost', 'spam'),
    { label: strings.selectSeveral, icon: 'tag' as const, choose: onSelect },
  ];
  return (
    <ModalDialog title={lead.name} onClose={onClose}>
      <ul className={options}>
        {choices.map(({ label, icon, choose }) => (
          <li key={label}>
            <button type="button" onClick={choose}>
              <Icon name={icon} />
              {label}
            </button>
          </li>
        ))}
      </ul>
    </ModalDialog>
  );
}
