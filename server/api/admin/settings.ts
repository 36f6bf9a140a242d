import { business } from '../../../catalogue/business.ts';
import { SettingsChange } from '../../../catalogue/contracts/admin/settings.ts';
import type { DigestStates } from '../../../catalogue/contracts/admin/status.ts';
import { dayAfter } from '../../../catalogue/time/eastern-time.ts';
import { jsonBody } from '../../http/body.ts';
import { documentCaching, textAnswer } from '../../http/headers.ts';
import { createRoutes } from '../../http/routes.ts';
import { digestMail, digestState, digestTime, lastMondayMorning, weeklyDigest } from '../../mail/digests.ts';
import { exampleReceipt } from '../../mail/receipt-mail.ts';
import { invalid } from '../../problem.ts';
import type { Services } from '../../services.ts';

const maxBytes = 8 * 1024;

/** 409 if hours, days off or the sentence differ from `former`. */
export function settingsRoutes({ settings, store, watch, canSend, headers, publicUrl, now }: Services) {
  const kind = ['Content-Type', 'text/html; charset=utf-8', 'Cache-Control', documentCaching.never];
  const page = (html: string) => textAnswer(200, [...headers.mail, ...kind], html);
  return createRoutes({ audience: 'owner', prefix: '/api/admin/settings' })
    .get('', () => settings.read())
    .patch('', async (ctx) => {
      const change = await jsonBody(ctx, SettingsChange, maxBytes);
      if (change.receiptMail && !canSend) {
        throw invalid({ receiptMail: 'This server writes mail to files. It needs a SendGrid key to send any.' });
      }
      await settings.change(change);
      return settings.read();
    })
    .get('/letters', async () => {
      const [weekly, spam, deadReceipts] = await Promise.all([
        digestState(store, 'weekly'),
        digestState(store, 'spam'),
        store.countDeadReceipts(),
      ]);
      return { weekly, spam, canSend, deadReceipts } satisfies DigestStates;
    })
    .get('/letter', async (ctx) => {
      // Written anew: it must have nothing of erased people.
      const day = lastMondayMorning(now());
      const range = { from: digestTime(dayAfter(day, -7)), to: digestTime(day) };
      const { html } = digestMail(await weeklyDigest(store, range, watch?.troubles), {
        ...{ id: 'letter', from: business.email, to: [{ address: business.email }] },
        ...{ publicUrl, date: now() },
      });
      ctx.state.answer = page(html);
    })
    .get('/receipt', async (ctx) => {
      const { receiptSentence: sentence } = await settings.read();
      const { html } = await exampleReceipt({ publicUrl, sentence, now: now() });
      ctx.state.answer = page(html);
    });
}
