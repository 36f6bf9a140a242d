import type { LeadKind } from '../store/store.ts';
import type { LeadIntake } from './lead-intake.ts';

/** Wraps an intake to count the leads that it accepts, including repeats, by kind. */
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
