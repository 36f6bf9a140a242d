import { useEffect, useState } from 'react';
import type { LeadSummary } from '../../../../catalogue/contracts/admin/lead-summary.ts';
import type { Inbox } from '../inbox-model.ts';
import { moment } from '../moment.ts';
import { strings } from '../strings.ts';
import { BriefLeads } from './brief-leads.tsx';
import { clockText } from './clock-text.ts';

/** Loads again whenever `version` changes; undefined while the leads are not needed. */
export function useAnswered(inbox: Inbox, version: object | undefined): readonly LeadSummary[] {
  const [leads, setLeads] = useState<readonly LeadSummary[]>([]);
  useEffect(() => {
    if (!version) return;
    let isCurrent = true;
    inbox.answered().then((newest) => isCurrent && setLeads(newest), console.error);
    return () => {
      isCurrent = false;
    };
  }, [inbox, version]);
  return leads;
}

interface AnsweredLatelyProps {
  leads: readonly LeadSummary[];
  now: Date;
  hrefOf: (id: string) => string;
}

export function AnsweredLately({ leads, now, hrefOf }: AnsweredLatelyProps) {
  return (
    <BriefLeads id="answered-lately" heading={strings.answeredLately} leads={leads} hrefOf={hrefOf}>
      {(lead) => (
        <span>
          {lead.name}
          <small>
            {[clockText(lead, now).text, lead.snoozedUntil && strings.backOn(moment(lead.snoozedUntil, now))]
              .filter(Boolean)
              .join('. ')}
          </small>
        </span>
      )}
    </BriefLeads>
  );
}
