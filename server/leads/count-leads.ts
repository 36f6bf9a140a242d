import type { LeadKind } from '../store/store.ts';
import type { LeadIntake } from './lead-intake.ts';

/** An intake that counts the leads that it has accepted, repeats included, by kind. */
export function countLeads(intake: LeadIntake, counts: Map<LeadKind, number>): LeadIntake {
  return {
    async accept(submission, link) {
      const accepted = await intake.accept(submission, link);
      const { kind } = accepted.lead;
      counts.set(kind, (counts.get(kind) ?? 0) + 1);
      return accepted;
    },
  };
}
