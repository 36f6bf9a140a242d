import path from 'node:path';
import type { AdminSettings } from '../../catalogue/contracts/admin/settings.ts';
import type { AnswerClock } from '../../catalogue/time/response-deadline.ts';
import type { Config } from '../config.ts';
import type { Lead } from '../store/lead.ts';
import type { Common } from '../store/store.ts';
import { createOwnerDigests } from './digests.ts';
import { createLeadMail, leadPictures } from './lead-mail.ts';
import { createOutbox, createReceiptOutbox, type Outbox } from './outbox.ts';
import { createRecipientWatch } from './recipient-watch.ts';
import { fileSender } from './sender.ts';
import { sendgridSender, sendgridSuppressions } from './sendgrid-sender.ts';

/**
 * With SendGrid's key, mail is sent and watched; without it, mail to the owner is written to files in the data folder,
 * and senders get no receipts.
 */
export function createMail(
  parts: Common & {
    config: Pick<Config, 'dataDir' | 'mailFrom' | 'mailTo' | 'publicUrl' | 'sendgridApiKey'>;
    settings: { read(): Promise<AdminSettings>; answerClock(): Promise<AnswerClock> };
    issueLink: (leadId: string) => Promise<string>;
    outbox?: Outbox | undefined;
    sendgridUrl?: string | undefined;
  },
) {
  const { config, store, settings, issueLink, log, now } = parts;
  const { dataDir, mailFrom: from, mailTo: to, publicUrl, sendgridApiKey } = config;
  const folder = fileSender({ dir: path.join(dataDir, 'outbox') });
  const sendgrid = sendgridApiKey && {
    apiKey: sendgridApiKey,
    ...(parts.sendgridUrl && { baseUrl: parts.sendgridUrl }),
  };
  const watch = sendgrid
    ? createRecipientWatch({
        sender: sendgridSender(sendgrid),
        askLists: sendgridSuppressions(sendgrid),
        ...{ recipients: to, store, log, now },
      })
    : undefined;
  const sender = watch?.owner ?? folder;
  const leadMail = createLeadMail({ from, to, office: `${publicUrl}/admin` });
  // Mail is sent even if the owner's settings cannot be read.
  const answerClock = () => settings.answerClock().catch(() => 'plain' as const);
  const sentence = async () => (await settings.read().catch(() => undefined))?.receiptSentence ?? '';
  const present = async (lead: Lead) => leadMail(lead, await leadPictures(lead, store.readPhoto), await answerClock());
  const outbox = parts.outbox ?? createOutbox({ store, sender, present, now, log });
  const receipts = watch && createReceiptOutbox({ store, sender: watch.receipts, from, issueLink, sentence, log, now });
  const digests = createOwnerDigests({ store, sender, troubles: watch?.troubles, config, settings, log, now });

  return {
    sender,
    watch,
    wakeOutbox: outbox.wake,
    wakeReceipts: () => receipts?.wake(),
    forget: folder.forget,
    forgetBefore: folder.forgetBefore,
    start() {
      for (const part of [outbox, receipts, digests, watch]) part?.start();
    },
    async stop(graceMs: number): Promise<void> {
      await Promise.all([outbox, receipts, digests, watch].map((part) => part?.stop(graceMs)));
    },
  };
}
