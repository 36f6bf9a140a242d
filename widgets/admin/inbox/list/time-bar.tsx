import type { LeadSummary } from '../../../../catalogue/contracts/admin/lead-summary.ts';
import { type ClockText, clockText } from './clock-text.ts';
import { bars } from './time-bar.css.ts';

/** Color must not be the only sign. */
const hatch = Array.from({ length: 17 }, (_, at) => `M${2 + at * 6} 8l3-8`).join('');

export function TimeBar({ lead, now }: { lead: LeadSummary; now: Date }) {
  const { text, state, share } = clockText(lead, now);
  if (!text) return null;
  return (
    <span className={bars[state]} data-left>
      {state !== 'answered' && <Bar state={state} share={share} />}
      <span>{text}</span>
    </span>
  );
}

export const Bar = ({ state, share }: Pick<ClockText, 'state' | 'share'>) => (
  <svg viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
    <path d="M0 0h100v8H0z" />
    <path d={`M0 0h${Math.round(share * 100)}v8H0z`} />
    {state === 'overdue' && <path d={hatch} />}
  </svg>
);
