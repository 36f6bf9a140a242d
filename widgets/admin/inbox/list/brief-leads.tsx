import type { ReactNode } from 'react';
import type { LeadSummary } from '../../../../catalogue/contracts/admin/lead-summary.ts';
import { strings } from '../strings.ts';
import { brief, group } from './lead-list.css.ts';
import { tag } from './lead-row.css.ts';

interface BriefLeadsProps {
  id: string;
  heading: string;
  leads: readonly LeadSummary[];
  hrefOf: (id: string) => string;
  children: (lead: LeadSummary) => ReactNode;
}

export function BriefLeads({ id, heading, leads, hrefOf, children }: BriefLeadsProps) {
  if (leads.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h3 className={group} id={id}>
        {heading}
      </h3>
      <ul className={brief}>
        {leads.map((lead) => (
          <li key={lead.id}>
            <a href={hrefOf(lead.id)}>
              {children(lead)}
              <span className={tag} data-status={lead.status}>
                {strings.statuses[lead.status]}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
