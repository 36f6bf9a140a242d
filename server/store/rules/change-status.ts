import { answeredStatuses, type LeadStatus } from '../../../catalogue/contracts/lead-status.ts';
import type { LeadTriage } from '../inbox-store.ts';
import type { Lead, OwedMail } from '../store.ts';

/** A lead after a change of status: the rules of `moveLead`, the same for every engine. */
export function withStatus(lead: Lead, to: LeadStatus, mark: { at: Date; by: string }): Lead {
  const { care, mail } = lead;
  const isAnswer = (answeredStatuses as readonly LeadStatus[]).includes(to);
  const moved: LeadTriage = {
    ...care,
    status: to,
    ...(isAnswer && !care.answeredAt && { answeredAt: mark.at }),
    history: [...care.history, { ...mark, from: care.status, to }],
  };
  return { ...lead, care: moved, mail: mailAfter(mail, to, mark.at) };
}

function mailAfter(mail: OwedMail, to: LeadStatus, at: Date): OwedMail {
  if (to === 'spam' && mail.status === 'due') return { ...mail, status: 'held' };
  if (to !== 'spam' && mail.status === 'held') return { ...mail, status: 'due', nextTryAt: at };
  return mail;
}

/** The triage of a lead that the owner has not seen. */
export const newTriage = ({ suspicions }: Pick<Lead, 'suspicions'>): LeadTriage => ({
  status: suspicions.length > 0 ? 'spam' : 'new',
  history: [],
  notes: [],
});
