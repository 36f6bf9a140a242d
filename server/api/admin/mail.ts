import type { MailState } from '../../../catalogue/contracts/admin/mail-state.ts';
import type { DeadlineMode } from '../../../catalogue/time/response-deadline.ts';
import type { ProxyTrouble } from '../../http/connections/proxy-watch.ts';
import { createRoutes } from '../../http/routes.ts';
import type { Store } from '../../store/store.ts';
import { presentLead } from './leads/present-lead.ts';

/** `GET /api/admin/mail`: pending and failing mail. `POST …/retry`: retries all failing mail; returns `{ retried }`. */
export function adminMailRoutes(parts: {
  store: Store;
  clockMode: () => Promise<DeadlineMode>;
  proxyTrouble: () => ProxyTrouble | undefined;
  wakeOutbox: () => void;
  now: () => Date;
}) {
  const { store, clockMode, proxyTrouble, wakeOutbox, now } = parts;
  return createRoutes({ audience: 'owner', prefix: '/api/admin/mail' })
    .get('', async (ctx) => {
      const [{ due, dead, oldestDueAt }, failed, clock] = await Promise.all([
        store.outboxState(),
        store.undeliveredMail(),
        clockMode(),
      ]);
      const trouble = proxyTrouble();
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
    });
}
