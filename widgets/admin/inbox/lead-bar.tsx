import type { LeadSummary } from '../../../catalogue/contracts/admin/lead-summary.ts';
import { Icon } from '../ui/icon.tsx';
import { leadBar } from './inbox.css.ts';
import { strings } from './strings.ts';

interface LeadBarProps {
  place: string;
  neighbor: (step: 1 | -1) => LeadSummary | undefined;
  hrefOf: (id: string) => string;
}

export function LeadBar({ place, neighbor, hrefOf }: LeadBarProps) {
  return (
    <div className={leadBar}>
      <a href={hrefOf('')}>
        <Icon name="back" />
        {strings.backToList}
      </a>
      <span>{place}</span>
      <Step to={neighbor(-1)} label={strings.previous} icon="up" hrefOf={hrefOf} />
      <Step to={neighbor(1)} label={strings.next} icon="down" hrefOf={hrefOf} />
    </div>
  );
}

interface StepProps {
  to: LeadSummary | undefined;
  label: string;
  icon: 'up' | 'down';
  hrefOf: (id: string) => string;
}

const Step = ({ to, label, icon, hrefOf }: StepProps) =>
  to && (
    <a href={hrefOf(to.id)} aria-label={label}>
      <Icon name={icon} />
    </a>
  );
