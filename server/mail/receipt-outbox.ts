import { createLinkIssuer, type RequestLinks } from '../leads/request-links.ts';
import type { Log } from '../log/log.ts';
import type { ReceiptMailStore } from '../store/port/receipt-mail-store.ts';
import type { RequestStore } from '../store/port/request-store.ts';
import type { Lead } from '../store/store.ts';
import type { MailSlot } from './delivery.ts';
import { createOutbox, type Outbox } from './outbox.ts';
import { createReceiptMail } from './receipt-mail.ts';
import { MailFailure, type MailSender } from './sender.ts';

/** Links of mails that wait for another attempt; further ones are made anew. */
const maxLinks = 500;

const receiptSlot: MailSlot = {
  kind: 'receipt',
  owed: ({ receipt, receivedAt }) => receipt ?? { attempts: 0, owedAt: receivedAt },
  told: () => 0,
};

/** The outbox of receipts: the owner's mail has another, so that neither holds up the other. */
export function createReceiptOutbox(parts: {
  store: ReceiptMailStore & Pick<RequestStore, 'addRequestLink'>;
  sender: MailSender;
  from: string;
  /** Where links lead. */
  publicUrl: string;
  log: Log;
  now: () => Date;
  /** @default as the owner's */
  pollMs?: number;
}): Outbox {
  const { store, sender, from, publicUrl, now, ...rest } = parts;
  const { linkOf, forget } = oneLinkEach(createLinkIssuer({ store, publicUrl, now }).issue);
  return createOutbox({
    ...rest,
    store: {
      claimDueMail: store.claimDueReceipts,
      markMailSent: store.markReceiptSent,
      markMailFailed: store.markReceiptFailed,
    },
    slot: receiptSlot,
    sender: {
      async send(message) {
        await sender.send(message);
        forget(message.id);
      },
    },
    present: createReceiptMail({ from, issueLink: linkOf, now }),
    clock: now,
  });
}

/** A request has room for a limited number of links, so all attempts of one mail share one. */
function oneLinkEach(issue: RequestLinks['issue']) {
  const made = new Map<string, { receivedAt: number; link: string }>();
  return {
    async linkOf({ id, receivedAt }: Lead): Promise<string> {
      const known = made.get(id);
      // A lead that was erased and sent again has the same id, and none of the old links.
      if (known?.receivedAt === receivedAt.getTime()) return known.link;
      const link = await issue(id).catch(() => {
        throw new MailFailure('later', 'no_link', 'The link to the request could not be made');
      });
      for (const oldest of made.keys()) if (made.size >= maxLinks) made.delete(oldest);
      made.set(id, { receivedAt: receivedAt.getTime(), link });
      return link;
    },
    forget: (id: string) => made.delete(id),
  };
}
