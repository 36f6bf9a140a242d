import type { NewLead, OwedMail } from '../store.ts';
import { isHeld } from './is-held.ts';

/**
 * No attempt is planned further ahead (an hour and a half, and five minutes by which clocks may differ). A mail that is
 * due later was recorded by a clock that has been set back since, and counts as due.
 */
export const furthestTryMs = 95 * 60_000;
/** A lease that ends further ahead than this multiple of its length was set by such a clock, and counts as ended. */
export const furthestLeases = 2;

/** The mail of a new lead: due at once, or held if the lead is suspected of being spam. */
export function owedMail(lead: NewLead): OwedMail {
  return { status: isHeld(lead) ? 'held' : 'due', attempts: 0, nextTryAt: lead.receivedAt };
}
