import { useMemo } from 'react';
import type { LeadSummary } from '../../../../catalogue/contracts/admin/lead-summary.ts';
import { strings } from '../strings.ts';
import type { LeadGroup } from './group-leads.ts';
import { group, rows } from './lead-list.css.ts';
import { LeadRow } from './lead-row.tsx';

interface LeadGroupsProps {
  groups: readonly LeadGroup[];
  now: Date;
  openId: string | undefined;
  selected: ReadonlySet<string>;
  hrefOf: (id: string) => string;
  onSelect: (id: string) => void;
  onTrust: (lead: LeadSummary) => void;
}

/** All rows of a long list took 60 ms of a phone's processor. */
export const LeadGroups = ({ groups, now, openId, selected, hrefOf, onSelect, onTrust }: LeadGroupsProps) =>
  useMemo(
    () =>
      groups.map(({ key, heading, isUrgent, leads }) => (
        <section key={key} aria-label={heading || strings.heading}>
          {heading && (
            <h3 className={group} data-urgent={isUrgent || undefined}>
              {heading}
            </h3>
          )}
          <ul className={rows} data-selecting={selected.size > 0 || undefined}>
            {leads.map((lead) => (
              <LeadRow
                key={lead.id}
                lead={lead}
                now={now}
                href={hrefOf(lead.id)}
                isOpen={openId === lead.id}
                isSelected={selected.has(lead.id)}
                onSelect={onSelect}
                onTrust={onTrust}
              />
            ))}
          </ul>
        </section>
      )),
    [groups, now, openId, selected, hrefOf, onSelect, onTrust],
  );
