import type { Lead } from '../../server/store/lead.ts';
import type { Store } from '../../server/store/store.ts';

/** The store's mail in memory, as the port defines it: for tests of the code above the engines. */
export function fakeMailStore(...leads: Lead[]) {
  const kept = new Map(leads.map((lead) => [lead.id, lead]));
  const leases = new Map<string, { lease: string; endsAt: number }>();
  let claims = 0;

  const isHeld = (id: string, lease: string) => leases.get(id)?.lease === lease;
  const isDue = (lead: Lead, now: Date) =>
    lead.mail.status === 'due' && lead.mail.nextTryAt <= now && (leases.get(lead.id)?.endsAt ?? 0) <= now.getTime();

  function settle(id: string, lease: string, change: (lead: Lead) => Lead['mail']): boolean {
    const lead = kept.get(id);
    if (!lead || !isHeld(id, lease)) return false;
    kept.set(id, { ...lead, mail: change(lead) });
    leases.delete(id);
    return true;
  }

  const store: Pick<Store, 'claimMail' | 'markSent' | 'markFailed'> = {
    async claimMail(_slot, { now, leaseMs, limit }) {
      const due = [...kept.values()].filter((lead) => isDue(lead, now));
      due.sort((a, b) => a.receivedAt.getTime() - b.receivedAt.getTime());
      return due.slice(0, limit).map((lead) => {
        claims += 1;
        const lease = `lease-${claims}`;
        leases.set(lead.id, { lease, endsAt: now.getTime() + leaseMs });
        return { lead, lease };
      });
    },
    async markSent(_slot, id, lease, sentAt) {
      return settle(id, lease, ({ mail }) => ({ ...mail, status: 'sent', attempts: mail.attempts + 1, sentAt }));
    },
    async markFailed(_slot, id, lease, { error, nextTryAt, countsAsAttempt }) {
      return settle(id, lease, ({ mail }) => ({
        ...mail,
        status: nextTryAt ? 'due' : 'dead',
        attempts: mail.attempts + (countsAsAttempt ? 1 : 0),
        nextTryAt: nextTryAt ?? mail.nextTryAt,
        lastError: error,
      }));
    },
  };

  return {
    ...store,
    add: (lead: Lead) => void kept.set(lead.id, lead),
    /** The state of a mail; throws for an unknown lead. */
    mail(id: string): Lead['mail'] {
      const lead = kept.get(id);
      if (!lead) throw new Error(`No lead ${id}`);
      return lead.mail;
    },
  };
}
