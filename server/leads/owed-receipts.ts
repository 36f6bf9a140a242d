import { createHmac } from 'node:crypto';
import { answerDueAt } from '../../catalogue/time/response-deadline.ts';
import { withTimeout } from '../async/with-timeout.ts';
import { limitTable } from '../limits/limit-table.ts';
import { errorFields, type Log } from '../log/log.ts';
import type { ReceiptMailStore } from '../store/port/receipt-mail-store.ts';
import type { Lead, LimitStore } from '../store/store.ts';
import { answerableAddress } from './contact-links.ts';

const dayMs = 86_400_000;
/** The sender waits for the answer, with or without a receipt. */
const patienceMs = 1_500;
const onceADay = [{ windowMs: dayMs, max: limitTable.receiptsOfAddress.number }];

/** The address that the receipt of a lead goes to; undefined if there is none that could get it. */
export function receiptAddress({ kind, fields }: Pick<Lead, 'kind' | 'fields'>): string | undefined {
  return kind === 'palette' ? undefined : answerableAddress(fields.email ?? '');
}

/**
 * The mailbox behind an address, as far as its spelling tells: without case, without what follows a `+` and, at Google,
 * without periods. Otherwise one mailbox could be flooded under many addresses.
 */
function mailboxOf(address: string): string {
  const [local = '', domain = ''] = address.toLowerCase().split('@');
  const name = local.replace(/\+.*/, '');
  return /^(gmail|googlemail)\.com$/.test(domain) ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${domain}`;
}

/** Whether a receipt will reach the sender, or has. */
export const isOnItsWay = (receipt: Lead['receipt']): boolean => receipt !== undefined && receipt.status !== 'dead';

/**
 * Makes the mail due that confirms a lead to its sender, if the owner wants such mail. Suspected spam gets none until the
 * owner releases it, and neither does a lead whose answer is overdue. An address gets one a day, whoever types it.
 * @returns the lead as it is afterwards. Never rejects: the lead is stored, with or without a receipt.
 */
export type OweReceipt = (lead: Lead) => Promise<Lead>;

/** Decides which leads get a receipt, and records that it is owed. */
export function createOwedReceipts(parts: {
  store: ReceiptMailStore & LimitStore;
  /** Whether the owner wants them and they can be sent. */
  isWanted: () => Promise<boolean>;
  /** Called when one is due. */
  wake: () => void;
  log: Log;
  now: () => Date;
}): OweReceipt {
  const { store, isWanted, wake, log, now } = parts;

  /** An address is stored only as an HMAC under a secret of the day, as those of clients are. */
  async function takeFor(address: string): Promise<boolean> {
    const today = Math.floor(now().getTime() / dayMs);
    // Also under the secret of the day before, so that midnight is no way around it.
    for (const day of [today - 1, today]) {
      const secret = await store.periodSecret('receipt mail', day);
      const tag = createHmac('sha256', secret).update(mailboxOf(address)).digest('base64url');
      if ((await store.takeFromLimits(`receipt:${tag}`, onceADay, now())) > 0) return false;
    }
    return true;
  }

  async function owe(lead: Lead, address: string): Promise<Lead> {
    if (!(await isWanted()) || !(await takeFor(address))) return lead;
    const owing = (await store.oweReceipt(lead.id, now())) ?? lead;
    if (owing.receipt) wake();
    return owing;
  }

  return async (lead) => {
    const address = receiptAddress(lead);
    const isPossible = !lead.receipt && lead.care.status !== 'spam' && now() < answerDueAt(lead.receivedAt, 'plain');
    if (!address || !isPossible) return lead;
    try {
      return await withTimeout(owe(lead, address), patienceMs, 'The store did not answer in time');
    } catch (error) {
      log('error', 'receipt_not_owed', { lead: lead.id, ...errorFields(error) });
      return lead;
    }
  };
}
