import type { LeadKind } from '../store/store.ts';
import type { LeadIntake } from './lead-intake.ts';

/** An intake that counts the leads that it has accepted, repeats included, by kind. */
export function countLeads(intake: LeadIntake, counts: Map<LeadKind, number>): LeadIntake {
  return {
    async accept(submission) {
      const lead = await intake.accept(submission);
      counts.set(lead.kind, (counts.get(lead.kind) ?? 0) + 1);
      return lead;
    },
  };
}
