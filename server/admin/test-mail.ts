import type { LimitCounts } from '../limits/limit-counts.ts';
import { limitTable } from '../limits/limit-table.ts';
import { digestMail } from '../mail/digests/digest.ts';
import { MailFailure, type MailSender } from '../mail/sender.ts';
import { Problem } from '../problem.ts';
import type { LimitStore } from '../store/store.ts';

const hourMs = 3_600_000;

/** Where a test mail went. */
export interface TestMailOutcome {
  to: string;
  /** Whether it was only written to the outbox folder, because no mail service is configured. */
  isFile: boolean;
}

/** Sends the owner a test mail through the same sender as leads. */
export type SendTestMail = () => Promise<TestMailOutcome>;

/**
 * Creates the function that sends a test mail. It rejects with a 429 problem after too many, and with a 422 problem
 * that quotes the mail service if the service refuses the mail. A test is never retried.
 */
export function createTestMail(parts: {
  sender: MailSender;
  config: { mailFrom: string; mailTo: string; publicUrl: string; sendgridApiKey?: string | undefined };
  store: LimitStore;
  limitCounts: Pick<LimitCounts, 'note'>;
  now: () => Date;
}): SendTestMail {
  const { sender, config, store, limitCounts, now } = parts;
  return async () => {
    const date = now();
    const rule = { windowMs: hourMs, max: limitTable.testMails.number };
    const waitMs = await store.takeFromLimits('owner testMails', [rule], date);
    if (waitMs > 0) {
      limitCounts.note('testMails');
      throw new Problem('too_many', { retryAfterMs: waitMs });
    }
    const { mailFrom: from, mailTo: to, publicUrl, sendgridApiKey } = config;
    const letter = {
      title: 'A test from your website',
      paragraphs: [
        'You asked for this mail in the settings of the office. New requests come to this address in the same way.',
        'If it was in the spam folder, mark it as no spam, so that requests are not lost there.',
      ],
    };
    const envelope = { id: `test-${date.getTime()}`, from, to, office: `${publicUrl}/admin#inbox`, date };
    try {
      await sender.send(digestMail(letter, envelope));
    } catch (error) {
      if (!(error instanceof MailFailure)) throw error;
      throw new Problem('validation', { errors: { mail: `The test could not be sent: ${error.message}` } });
    }
    return { to, isFile: sendgridApiKey === undefined };
  };
}
