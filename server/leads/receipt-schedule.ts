import { answerDueAt } from '../../catalogue/time/response-deadline.ts';
import { withTimeout } from '../async.ts';
import { errorFields } from '../log/log.ts';
import type { Lead } from '../store/lead.ts';
import { createDailyHmac, dayMs } from '../store/records.ts';
import type { Common } from '../store/store.ts';
import { answerableAddress } from './lead-kinds.ts';

/** A receipt may delay the answer this long. */
const timeoutMs = 1_500;
/** To one mailbox, as `widgets/admin/settings/alerts.tsx` says. */
const maxADay = 1;

export function receiptAddress({ kind, fields }: Pick<Lead, 'kind' | 'fields'>): string | undefined {
  return kind === 'palette' ? undefined : answerableAddress(fields.email ?? '');
}

/** Spellings must not multiply mail. */
function mailboxOf(address: string): string {
  const [local = '', domain = ''] = address.toLowerCase().split('@');
  const name = local.replace(/\+.*/, '');
  return /^(gmail|googlemail)\.com$/.test(domain) ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${domain}`;
}

export const isOnItsWay = (receipt: Lead['receipt']): boolean => receipt !== undefined && receipt.status !== 'dead';

/** Suspected spam waits for its release; overdue leads get none. Never rejects. */
export type ScheduleReceipt = (lead: Lead) => Promise<Lead>;

export function createReceiptSchedule(
  parts: Common & { isWanted: () => Promise<boolean>; wake: () => void },
): ScheduleReceipt {
  const { store, isWanted, wake, log, now } = parts;
  const hmac = createDailyHmac(store, 'receipt mail');

  /** Stores only an HMAC. */
  async function takeFor(address: string): Promise<boolean> {
    const time = now().getTime();
    // The limit holds across midnight.
    for (const ofDay of [time - dayMs, time]) {
      const tag = await hmac(ofDay, mailboxOf(address));
      if ((await store.countInWindow(`receipt:${tag}`, { windowMs: dayMs }, now())).count > maxADay) return false;
    }
    return true;
  }

  async function schedule(lead: Lead, address: string): Promise<Lead> {
    if (!(await isWanted()) || !(await takeFor(address))) return lead;
    const scheduled = (await store.scheduleReceipt(lead.id, now())) ?? lead;
    if (scheduled.receipt) wake();
    return scheduled;
  }

  return async (lead) => {
    const address = receiptAddress(lead);
    const isPossible = !lead.receipt && lead.triage.status !== 'spam' && now() < answerDueAt(lead.receivedAt, 'plain');
    if (!address || !isPossible) return lead;
    try {
      return await withTimeout(schedule(lead, address), timeoutMs, 'The store did not answer in time');
    } catch (error) {
      log('error', 'receipt_not_owed', { lead: lead.id, ...errorFields(error) });
      return lead;
    }
  };
}
