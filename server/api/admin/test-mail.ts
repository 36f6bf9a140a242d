import type { TestMailOutcome } from '../../../catalogue/contracts/admin/test-mail.ts';
import type { LimitCounts } from '../../limits/limit-counts.ts';
import { createLimit } from '../../limits/rate-limits.ts';
import { digestMail } from '../../mail/digests.ts';
import { exampleReceipt } from '../../mail/receipt-mail.ts';
import { type RecipientTrouble, type RecipientWatch, troubleSentence } from '../../mail/recipient-watch.ts';
import { MailFailure, type MailMessage, type MailSender } from '../../mail/sender.ts';
import { Problem } from '../../problem.ts';
import type { LimitStore } from '../../store/store.ts';

const hourMs = 3_600_000;
const isAbout = (one: string) => (trouble: RecipientTrouble) => trouble.address === one.toLowerCase();
const idOf = (date: Date) => `test-${date.getTime()}`;

/**
 * Sends the owner a test mail through the same sender as leads.
 * @param sentence sends the mail that confirms a request instead, with the owner's sentence
 */
export type SendTestMail = (sentence?: string) => Promise<TestMailOutcome>;

/**
 * Creates the function that sends a test mail. It rejects with a 429 problem after too many, and with a 422 problem
 * that quotes the mail service if the service refuses the mail. A test is never retried.
 */
export function createTestMail(parts: {
  sender: MailSender;
  /** Asks why accepted mail does not arrive. @default never */
  askTroubles?: RecipientWatch['ask'] | undefined;
  config: {
    mailFrom: string;
    mailTo: MailMessage['to'];
    publicUrl: string;
    sendgridApiKey?: string | undefined;
  };
  store: LimitStore;
  limitCounts: Pick<LimitCounts, 'note'>;
  now: () => Date;
}): SendTestMail {
  const { sender, askTroubles = async () => [], config, store, limitCounts, now } = parts;
  const { mailFrom, mailTo: to, publicUrl, sendgridApiKey } = config;
  const take = createLimit({ store, limitCounts, now }, 'testMails', hourMs);

  function test(date: Date): MailMessage {
    const letter = {
      title: 'A test from your website',
      paragraphs: [
        'You asked for this mail in the settings of the office. New requests come to this address in the same way.',
        'If it was in the spam folder, mark it as no spam, so that requests are not lost there.',
      ],
    };
    return digestMail(letter, { id: idOf(date), from: mailFrom, to, publicUrl, date });
  }

  async function receipt(sentence: string, date: Date): Promise<MailMessage> {
    const example = await exampleReceipt({ publicUrl, sentence, now: date });
    const from = { ...example.from, address: mailFrom };
    return { ...example, id: idOf(date), from, to, subject: `Test: ${example.subject}` };
  }

  return async (sentence) => {
    const date = now();
    await take('owner');
    try {
      await sender.send(sentence === undefined ? test(date) : await receipt(sentence, date));
    } catch (error) {
      if (!(error instanceof MailFailure)) throw error;
      throw new Problem('validation', { errors: { mail: `The test could not be sent: ${error.message}` } });
    }
    const troubles = await askTroubles();
    const reached = to.map(({ address }) => address).filter((one) => !troubles.some(isAbout(one)));
    return {
      ...{ to: reached.join(', '), isFile: sendgridApiKey === undefined },
      ...(troubles.length > 0 && { trouble: troubles.map(troubleSentence).join(' ') }),
    };
  };
}
