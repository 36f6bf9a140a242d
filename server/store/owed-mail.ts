import type { NewLead, OwedMail } from './store.ts';

/** The mail that a lead owes on arrival: due at once, or held back when the lead is suspected of spam. */
export function owedMail({ suspicions, receivedAt }: NewLead): OwedMail {
  return { status: suspicions.length > 0 ? 'held' : 'due', attempts: 0, nextTryAt: receivedAt };
}
