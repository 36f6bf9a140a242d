import { owedMail } from '../owed-mail.ts';
import type { Lead, NewLead, OwedMail } from '../store.ts';

/** A lead and the mail it owes, in one document. */
export interface LeadDocument extends Omit<NewLead, 'id'> {
  _id: string;
  mail: OwedMail & {
    /** The claim that holds, until `leaseUntil`. */
    lease?: string;
    leaseUntil: Date;
  };
}

export function documentOfLead({ id, ...lead }: NewLead): LeadDocument {
  return { _id: id, ...lead, mail: { ...owedMail({ id, ...lead }), leaseUntil: new Date(0) } };
}

export function leadOfDocument({ _id, mail, ...lead }: LeadDocument): Lead {
  const { lease: _lease, leaseUntil: _leaseUntil, ...owed } = mail;
  return { id: _id, ...lead, mail: owed };
}
