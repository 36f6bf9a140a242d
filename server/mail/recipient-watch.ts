import { createPeriodicTask, hourMs, minuteMs } from '../async.ts';
import { receiptAddress } from '../leads/lead-kinds.ts';
import { errorFields } from '../log/log.ts';
import { createStoredJson } from '../store/records.ts';
import type { Common } from '../store/store.ts';
import type { MailAddress, MailMessage, MailSender } from './sender.ts';
import { type AskSuppressions, suppressionLists } from './sendgrid-sender.ts';

/** A block is of one mail, but stays listed. */
const blockedMs = 3 * 24 * hourMs;
const maxReceipts = 1_000;

/** `dropped`: only an event says so. */
const meanings = {
  bounces: {
    why: 'an earlier mail to it came back, so SendGrid drops all mail to it (its list “Bounces”)',
    help: 'Make sure that the mailbox exists and has room, then remove the address from that list, under Suppressions at SendGrid.',
  },
  spam_reports: {
    why: 'an earlier mail to it was reported as spam, so SendGrid drops all mail to it (its list “Spam Reports”)',
    help: 'Remove the address from that list, under Suppressions at SendGrid, and mark our mail as no spam.',
  },
  invalid_emails: {
    why: 'SendGrid takes the address for invalid and drops all mail to it (its list “Invalid”)',
    help: 'Correct the address in MAIL_TO, or remove it from that list, under Suppressions at SendGrid.',
  },
  dropped: { why: 'SendGrid dropped a mail to it', help: 'The activity feed at SendGrid says why.' },
  blocks: {
    why: 'its mail server turned a mail away (SendGrid’s list “Blocks”)',
    help: 'This is temporary: SendGrid goes on trying with each new mail. If it stays so, ask whoever runs the mailbox to accept mail from SendGrid.',
  },
} as const;

export type RecipientTrouble = { address: string; list: keyof typeof meanings; since: string };

export const troubleSentence = ({ address, list }: RecipientTrouble): string =>
  `Mail to ${address} does not arrive: ${meanings[list].why}. ${meanings[list].help}`;

/** https://www.twilio.com/docs/sendgrid/for-developers/tracking-events/event */
export interface MailEvent {
  event: string;
  email: string;
  /** In seconds since 1970. */
  timestamp: number;
  /** Of a bounce: `bounce` or `blocked`. */
  type?: string | undefined;
  reason?: string | undefined;
  lead?: string | undefined;
}

export type RecipientWatch = ReturnType<typeof createRecipientWatch>;

/** SendGrid accepts what it will drop. Asks hourly at most, after receipts at once and an hour later. */
export function createRecipientWatch(
  parts: Common & { sender: MailSender; askLists: AskSuppressions; recipients: readonly MailAddress[] },
) {
  const { sender, askLists, store, log, now } = parts;
  const recipients = parts.recipients.map(({ address }) => address.toLowerCase());
  const stored = createStoredJson<readonly RecipientTrouble[]>(store, 'recipient troubles', []);
  let receipts: { lead: string; address: string; sentAt: number; askAt: number }[] = [];

  const timeOf = async (name: string) => Date.parse((await store.setting(name)) ?? '');
  const noteTime = (name: string) => store.setSetting(name, now().toISOString());
  const failed = (error: unknown) => log('error', 'recipient_watch_failed', errorFields(error));

  async function troubles(): Promise<readonly RecipientTrouble[]> {
    const oldestBlock = new Date(now().getTime() - blockedMs).toISOString();
    return (await stored.read()).filter(
      ({ address, list, since }) => recipients.includes(address) && (list !== 'blocks' || since > oldestBlock),
    );
  }

  async function askAll(): Promise<void> {
    const answers = await Promise.all(recipients.map(async (address) => ({ address, found: await askLists(address) })));
    const missing = answers.reduce((sum, { found }) => sum + suppressionLists.length - found.size, 0);
    if (missing > 0) log('warn', 'recipients_unknown', { count: missing });
    await stored.change((before) =>
      answers.flatMap(({ address, found }) => {
        const known = before.filter((one) => one.address === address);
        // An event that no list can confirm stands.
        if (found.size === 0) return known;
        return suppressionLists.flatMap((list) => {
          const answer = found.get(list);
          if (!answer) return known.filter((one) => one.list === list);
          return answer.isOn ? [{ address, list, since: (answer.since ?? now()).toISOString() }] : [];
        });
      }),
    );
    await noteTime('recipients asked');
  }

  async function isDue(): Promise<boolean> {
    const [mailed, asked] = await Promise.all([timeOf('recipients mailed'), timeOf('recipients asked')]);
    const sinceMs = now().getTime() - asked;
    if (sinceMs >= 0 && sinceMs < hourMs) return false;
    const isMailed = !Number.isNaN(mailed) && !(asked >= mailed + hourMs);
    return isMailed || (await troubles()).length > 0;
  }

  async function askAboutReceipts(): Promise<void> {
    const time = now().getTime();
    const due = receipts.filter(({ askAt }) => askAt <= time || askAt > time + hourMs);
    receipts = receipts.filter((one) => !due.includes(one));
    for (const { lead, address, sentAt } of due) {
      const found = await askLists(address);
      const list = suppressionLists.find((name) => {
        const answer = found.get(name);
        // A block of an earlier mail says nothing.
        return answer?.isOn && (name !== 'blocks' || (answer.since?.getTime() ?? sentAt) >= sentAt - minuteMs);
      });
      if (list) await giveUpReceipt(lead, list);
    }
  }

  async function giveUpReceipt(lead: string, list: RecipientTrouble['list']): Promise<void> {
    if (!(await store.markReceiptUndelivered(lead, meanings[list].why))) return;
    log('warn', 'receipt_undelivered', { lead, kind: list });
    receipts = receipts.filter((one) => one.lead !== lead);
  }

  async function pass(): Promise<void> {
    try {
      if (await isDue()) await askAll();
      await askAboutReceipts();
    } catch (error) {
      failed(error);
    }
  }
  const { start, stop, wake } = createPeriodicTask({ pass, pauseMs: () => minuteMs });

  async function sendToOwner(message: MailMessage): Promise<void> {
    await sender.send(message);
    noteTime('recipients mailed').then(wake, failed);
  }

  async function sendReceipt(message: MailMessage): Promise<void> {
    await sender.send(message);
    const sentAt = now().getTime();
    const asked = message.to.flatMap(({ address }) => [sentAt, sentAt + hourMs].map((askAt) => ({ address, askAt })));
    receipts = [...receipts, ...asked.map((one) => ({ ...one, lead: message.id, sentAt }))].slice(-maxReceipts);
    wake();
  }

  return {
    ...{ start, stop, troubles, owner: { send: sendToOwner }, receipts: { send: sendReceipt } },

    /** Never rejects. */
    async ask(): Promise<readonly RecipientTrouble[]> {
      try {
        await askAll();
        return await troubles();
      } catch (error) {
        failed(error);
        return [];
      }
    },

    /** The events must be signed. */
    async believe(events: readonly MailEvent[]): Promise<void> {
      const latest = (now().getTime() + minuteMs) / 1_000;
      for (const event of events) {
        const list = listOf(event);
        if (!list || event.timestamp > latest) continue;
        const address = event.email.toLowerCase();
        if (recipients.includes(address)) {
          const since = new Date(event.timestamp * 1_000).toISOString();
          await stored.change((known) => [
            ...known.filter((one) => one.address !== address || one.list !== list),
            { address, list, since },
          ]);
          log('warn', 'recipient_suppressed', { kind: list });
        }
        const lead = event.lead ? await store.findLead(event.lead) : undefined;
        if (lead && receiptAddress(lead)?.toLowerCase() === address) await giveUpReceipt(lead.id, list);
      }
    },
  };
}

/** `deploy/README.md` lists the events to switch on. */
function listOf({ event, type, reason = '' }: MailEvent): RecipientTrouble['list'] | undefined {
  if (event === 'bounce') return type === 'blocked' ? 'blocks' : 'bounces';
  if (event === 'spamreport') return 'spam_reports';
  if (event !== 'dropped') return undefined;
  if (/^bounced address/i.test(reason)) return 'bounces';
  if (/^spam report/i.test(reason)) return 'spam_reports';
  return /^invalid$/i.test(reason) ? 'invalid_emails' : 'dropped';
}
