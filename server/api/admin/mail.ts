import type { MailState } from '../../../catalogue/contracts/admin/mail-state.ts';
import { ReceiptWords } from '../../../catalogue/contracts/admin/settings.ts';
import type { AnswerClock } from '../../../catalogue/time/response-deadline.ts';
import type { ProxyWatch } from '../../http/client-address.ts';
import { createRoutes } from '../../http/routes.ts';
import type { Store } from '../../store/store.ts';
import { jsonBody } from '../json-body.ts';
import { presentLead } from './present-lead.ts';
import type { SendTestMail } from './test-mail.ts';

/**
 * `GET /api/admin/mail`: pending and failing mail. `POST …/retry`: retries all failing mail; returns `{ retried }`.
 * `POST …/test`: sends the owner a test mail; returns `{ to, isFile }` once it is sent. `POST …/test-receipt` `{
 * receiptSentence }`: sends the owner the mail that confirms a request, with this sentence, which need not be saved.
 */
export function adminMailRoutes(parts: {
  store: Store;
  answerClock: () => Promise<AnswerClock>;
  proxies: Pick<ProxyWatch, 'trouble'>;
  wakeOutbox: () => void;
  sendTestMail: SendTestMail;
  now: () => Date;
}) {
  const { store, answerClock, proxies, wakeOutbox, sendTestMail, now } = parts;
  return createRoutes({ audience: 'owner', prefix: '/api/admin/mail' })
    .get('', async (ctx) => {
      const [{ due, dead, oldestDueAt }, failed, clock] = await Promise.all([
        store.outboxState(),
        store.undeliveredMail(),
        answerClock(),
      ]);
      const trouble = proxies.trouble();
      ctx.body = {
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
    .post('/retry', async (ctx) => {
      const failed = await store.undeliveredMail();
      const retried = await Promise.all(failed.map(({ id }) => store.retryMail(id, now())));
      wakeOutbox();
      ctx.body = { retried: retried.filter(Boolean).length };
    })
    .post('/test', async (ctx) => {
      ctx.body = await sendTestMail();
    })
    .post('/test-receipt', async (ctx) => {
      ctx.body = await sendTestMail((await jsonBody(ctx, ReceiptWords)).receiptSentence);
    });
}
