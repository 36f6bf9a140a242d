import type { LimitCounts } from '../limits/limit-counts.ts';
import { type LimitName, limitTable } from '../limits/limit-table.ts';
import { capital, counted } from '../mail/digests/words.ts';
import type { HealthCheck } from './health.ts';

const dayMs = 86_400_000;
/** Limits that keep visitors' data from being stored; the owner should look into them. A flood has its own warning. */
const serious: ReadonlySet<LimitName> = new Set(['diskReserve', 'leadsOfAllInADay']);

/**
 * Tells the owner, in one line, which limits took effect in the last 24 hours. `GET /api/admin/limits` has the details.
 */
export function limitCheck(parts: { limitCounts: Pick<LimitCounts, 'counts'>; now: () => Date }): HealthCheck {
  const { limitCounts, now } = parts;
  return async () => {
    const recent = limitCounts.counts().filter(({ lastAt }) => now().getTime() - lastAt.getTime() < dayMs);
    if (recent.length === 0) return [];
    const list = recent.map(({ limit, count }) => {
      const { number, unit } = limitTable[limit];
      return `${number.toLocaleString('en-US')} ${unit} (${counted(count, 'time')})`;
    });
    const isSerious = recent.some(({ limit }) => serious.has(limit));
    return [
      {
        key: 'limits',
        severity: isSerious ? 'warning' : 'info',
        brief: `${capital(counted(recent.length, 'limit'))} reached`,
        address: 'data/limits',
        sentence: `Limits were reached in the last 24 hours: ${list.join(', ')}.`,
      },
    ];
  };
}
