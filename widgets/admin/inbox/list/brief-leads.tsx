import { type ReactNode, useEffect, useState } from 'react';
import type { LeadSummary } from '../../../../catalogue/contracts/admin/lead.ts';
import { timeNow } from '../../admin-api.ts';
import { clockText } from '../due.tsx';
import type { Inbox } from '../inbox-model.ts';
import { moment } from '../moment.ts';
import { strings } from '../strings.ts';
import { brief, group, inset } from './lead-list.css.ts';
import { tag } from './lead-row.css.ts';

/** Loads again whenever `version` changes; undefined while the leads are not needed. */
export function useBriefLeads(read: () => Promise<readonly LeadSummary[]>, version: object | undefined) {
  const [leads, setLeads] = useState<readonly LeadSummary[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the version stands for what has changed.
  useEffect(() => {
    if (!version) return;
    let isCurrent = true;
    read().then((newest) => isCurrent && setLeads(newest), console.error);
    return () => {
      isCurrent = false;
    };
  }, [version]);
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

interface ComingUpProps {
  inbox: Inbox;
  now: Date;
  hrefOf: (id: string) => string;
  version: object | undefined;
}

export function ComingUp({ inbox, now, hrefOf, version }: ComingUpProps) {
  const leads = useBriefLeads(() => inbox.comingUp(timeNow()), version ?? inbox);
  return (
    <BriefLeads id="coming-up" heading={strings.comingUp} leads={leads} hrefOf={hrefOf}>
      {({ name, visitAt, snoozedUntil }) => (
        <>
          <span>{`${name}, ${visitAt ? strings.aVisit : strings.callAgain}`}</span>
          <time dateTime={visitAt ?? snoozedUntil}>{moment(visitAt ?? snoozedUntil ?? now, now)}</time>
        </>
      )}
    </BriefLeads>
  );
}

interface BriefLeadsProps {
  id: string;
  heading: string;
  leads: readonly LeadSummary[];
  hrefOf: (id: string) => string;
  children: (lead: LeadSummary) => ReactNode;
}

function BriefLeads({ id, heading, leads, hrefOf, children }: BriefLeadsProps) {
  if (leads.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h3 className={group} id={id}>
        {heading}
      </h3>
      <ul className={`${brief} ${inset}`}>
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
