import { useEffect, useState } from 'react';
import type { LeadSummary } from '../../../../catalogue/contracts/admin/lead-summary.ts';
import { timeNow } from '../../admin-api.ts';
import type { Inbox } from '../inbox-model.ts';
import { moment } from '../moment.ts';
import { strings } from '../strings.ts';
import { BriefLeads } from './brief-leads.tsx';

interface ComingUpProps {
  inbox: Inbox;
  now: Date;
  hrefOf: (id: string) => string;
  version: object | undefined;
}

export function ComingUp({ inbox, now, hrefOf, version }: ComingUpProps) {
  const [leads, setLeads] = useState<readonly LeadSummary[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the version stands for what has changed.
  useEffect(() => {
    let isCurrent = true;
    inbox.comingUp(timeNow()).then((next) => isCurrent && setLeads(next), console.error);
    return () => {
      isCurrent = false;
    };
  }, [inbox, version]);
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
