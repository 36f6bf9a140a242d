import { createLinkIssuer, type RequestLinks } from '../leads/request-links.ts';
import type { Log } from '../log/log.ts';
import type { ReceiptMailStore } from '../store/port/receipt-mail-store.ts';
import type { RequestStore } from '../store/port/request-store.ts';
import type { Lead } from '../store/store.ts';
import type { MailSlot } from './delivery.ts';
import { createOutbox, type Outbox } from './outbox.ts';
import { createReceiptMail } from './receipt-mail.ts';
import { MailFailure, type MailSender } from './sender.ts';

/** The most links kept for mails that wait for another attempt; further ones are created again. */
const maxLinks = 500;

const receiptSlot: MailSlot = {
  kind: 'receipt',
  owed: ({ receipt, receivedAt }) => receipt ?? { attempts: 0, owedAt: receivedAt },
  told: () => 0,
};

/** Creates the outbox of receipts. The owner's mail has another, so that neither delays the other. */
export function createReceiptOutbox(parts: {
  store: Omit<ReceiptMailStore, 'countDeadReceipts' | 'markReceiptUndelivered'> & Pick<RequestStore, 'addRequestLink'>;
  sender: MailSender;
  from: string;
  /** The origin of links. */
  publicUrl: string;
  /** The owner’s words at the top. */
  sentence: () => Promise<string>;
  log: Log;
  now: () => Date;
  /** @default that of the owner's outbox */
  pollMs?: number;
}): Outbox {
  const { store, sender, from, publicUrl, sentence, now, ...rest } = parts;
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
    present: createReceiptMail({ from, issueLink: linkOf, sentence, now }),
    clock: now,
  });
}

/** The number of links to a request is limited, so all attempts of one mail share one. */
function oneLinkEach(issue: RequestLinks['issue']) {
  const made = new Map<string, { receivedAt: number; link: string }>();
  return {
    async linkOf({ id, receivedAt }: Lead): Promise<string> {
      const known = made.get(id);
      // A lead that was erased and submitted again has the same id but none of the old links.
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
