import type { LeadSummary } from '../../../../catalogue/contracts/admin/lead-summary.ts';
import { clockText } from './clock-text.ts';
import { bars } from './time-bar.css.ts';

/** The time left, as a bar and as text; nothing for leads that need no answer. */
export function TimeBar({ lead, now }: { lead: LeadSummary; now: Date }) {
  const { text, state, share } = clockText(lead, now);
  if (!text) return null;
  return (
    <span className={bars[state]} data-left>
      {state !== 'answered' && (
        <svg viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
          <path d="M0 0h100v8H0z" />
          <path d={`M0 0h${Math.round(share * 100)}v8H0z`} />
        </svg>
      )}
      <span>{text}</span>
    </span>
  );
}
