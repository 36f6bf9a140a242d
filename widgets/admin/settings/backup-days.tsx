import type { BackupDay } from '../../../catalogue/contracts/admin/backup-state.ts';
import { dayBars } from './backup-days.css.ts';
import { strings } from './strings.ts';

const { backups: text } = strings;

/**
 * Two weeks of backups as bars, with a text alternative. A failure is a short bar, so that color is not the only sign.
 */
export function BackupDays({ days }: { days: readonly BackupDay[] }) {
  const tried = days.filter(({ outcome }) => outcome);
  if (tried.length === 0) return null;
  const [failed, late] = (['failed', 'late'] as const).map((wanted) =>
    days.filter(({ outcome }) => outcome === wanted).map(({ day }) => text.day(day)),
  );
  return (
    <div className={dayBars}>
      <p>{text.days(tried.length, failed ?? [], late ?? [])}</p>
      <ol aria-hidden="true">
        {days.map(({ day, outcome }) => (
          <li
            key={day}
            data-outcome={outcome ?? 'none'}
            title={`${text.day(day)}: ${text.outcomes[outcome ?? 'none']}`}
          />
        ))}
      </ol>
    </div>
  );
}
