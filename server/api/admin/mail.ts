import { ReceiptWords } from '../../../catalogue/contracts/admin/settings.ts';
import type { MailState, TestMailOutcome } from '../../../catalogue/contracts/admin/status.ts';
import { jsonBody } from '../../http/body.ts';
import { createRoutes } from '../../http/routes.ts';
import { bounds, createLimit } from '../../limits/rate-limits.ts';
import { digestMail } from '../../mail/digests.ts';
import { exampleReceipt } from '../../mail/receipt-mail.ts';
import { troubleSentence } from '../../mail/recipient-watch.ts';
import { MailFailure, type MailMessage } from '../../mail/sender.ts';
import { invalid } from '../../problem.ts';
import type { Services } from '../../services.ts';
import { presentLead } from './present-lead.ts';

/** `test-receipt` sends the owner a receipt with an unsaved sentence. */
export function adminMailRoutes(services: Services) {
  const { store, answerClock, proxies, wakeOutbox, now } = services;
  const sendTestMail = createTestMail(services);
  return createRoutes({ audience: 'owner', prefix: '/api/admin/mail' })
    .get('', async () => {
      const [{ due, dead, oldestDueAt }, failed, clock] = await Promise.all([
        store.outboxState(),
        store.undeliveredMail(),
        answerClock(),
      ]);
      const trouble = proxies.trouble();
      return {
        due,
        dead,
        ...(oldestDueAt && { oldestDueAt: oldestDueAt.toISOString() }),
        undelivered: failed.map((lead) => ({
          lead: presentLead(lead, clock),
          attempts: lead.mail.attempts,
          lastError: lead.mail.lastError ?? '',
          ...(lead.mail.status === 'due' && { nextTryAt: lead.mail.nextTryAt.toISOString() }),
        })),
        ...(trouble && { proxyTrouble: trouble }),
      } satisfies MailState;
    })
    .post('/retry', async () => {
      const failed = await store.undeliveredMail();
      const retried = await Promise.all(failed.map(({ id }) => store.retryMail(id, now())));
      wakeOutbox();
      return { retried: retried.filter(Boolean).length };
    })
    .post('/test', () => sendTestMail())
    .post('/test-receipt', async (ctx) => await sendTestMail((await jsonBody(ctx, ReceiptWords)).receiptSentence));
}

const hourMs = 3_600_000;
const testLetter = {
  title: 'A test from your website',
  paragraphs: [
    'You asked for this mail in the settings of the office. New requests come to this address in the same way.',
    'If it was in the spam folder, mark it as no spam, so that requests are not lost there.',
  ],
};

/** Rejects with 429, or 422 that quotes the mail service. Never retries. */
function createTestMail({ sender, watch, config, canSend, store, limitCounts, now }: Services) {
  const { mailFrom, mailTo: to, publicUrl } = config;
  const take = createLimit({ store, limitCounts, now }, bounds.testMails, hourMs);

  async function test(date: Date, sentence: string | undefined): Promise<MailMessage> {
    const id = `test-${date.getTime()}`;
    if (sentence === undefined) return digestMail(testLetter, { id, from: mailFrom, to, publicUrl, date });
    const example = await exampleReceipt({ publicUrl, sentence, now: date });
    const from = { ...example.from, address: mailFrom };
    return { ...example, id, from, to, subject: `Test: ${example.subject}` };
  }

  return async (sentence?: string): Promise<TestMailOutcome> => {
    const date = now();
    await take('owner');
    try {
      await sender.send(await test(date, sentence));
    } catch (error) {
      if (!(error instanceof MailFailure)) throw error;
      throw invalid({ mail: `The test could not be sent: ${error.message}` });
    }
    const troubles = (await watch?.ask()) ?? [];
    const lost = new Set(troubles.map(({ address }) => address));
    const reached = to.map(({ address }) => address).filter((one) => !lost.has(one.toLowerCase()));
    return {
      ...{ to: reached.join(', '), isFile: !canSend },
      ...(troubles.length > 0 && { trouble: troubles.map(troubleSentence).join(' ') }),
    };
  };
}
