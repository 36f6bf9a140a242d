import { business } from '../../../catalogue/business.ts';
import { type PushState, PushSubscriptionInput } from '../../../catalogue/contracts/admin/push.ts';
import { firstTemplates, TemplateList, TemplateUse } from '../../../catalogue/contracts/admin/reply-templates.ts';
import { ReceiptWords, SettingsChange } from '../../../catalogue/contracts/admin/settings.ts';
import type { DigestStates, MailState, TestMailOutcome } from '../../../catalogue/contracts/admin/status.ts';
import { dayAfter } from '../../../catalogue/time/eastern-time.ts';
import { hourMs } from '../../async.ts';
import { browserName } from '../../auth/sessions.ts';
import { jsonBody, type Unwritten } from '../../http/body.ts';
import { digestOf, documentCaching, textAnswer } from '../../http/headers.ts';
import { createRoutes } from '../../http/routes.ts';
import { bounds, createLimit } from '../../limits/rate-limits.ts';
import { digestMail, digestState, digestTime, lastMondayMorning, weeklyDigest } from '../../mail/digests.ts';
import { exampleReceipt } from '../../mail/receipt-mail.ts';
import { troubleSentence } from '../../mail/recipient-watch.ts';
import { MailFailure, type MailMessage } from '../../mail/sender.ts';
import { found, invalid, Problem } from '../../problem.ts';
import type { Services } from '../../services.ts';
import { daily } from '../../store/metrics.ts';
import { presentLead } from './leads.ts';
import { deviceOf } from './session.ts';

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
      return {
        ...{ due, dead, oldestDueAt },
        undelivered: failed.map((lead) => ({
          lead: presentLead(lead, clock),
          attempts: lead.mail.attempts,
          lastError: lead.mail.lastError ?? '',
          nextTryAt: lead.mail.status === 'due' ? lead.mail.nextTryAt : undefined,
        })),
        proxyTrouble: proxies.trouble(),
      } satisfies Unwritten<MailState>;
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

const testTtlSeconds = 60;

const testMessage = {
  title: 'It works',
  body: 'New requests ring on this device.',
  path: '/admin#settings',
  tag: 'test',
};

/** A test gets 204 once the push service has accepted it. */
export function adminPushRoutes({ push, now }: Services) {
  const state = async (): Promise<Unwritten<PushState>> => {
    const [{ publicKey }, devices] = await Promise.all([push.keys(), push.devices.list()]);
    return { publicKey, devices: devices.map(({ id, browser, addedAt, last }) => ({ id, browser, addedAt, last })) };
  };

  return createRoutes({ audience: 'owner', prefix: '/api/admin/push' })
    .get('', () => state())
    .post('/devices', async (ctx) => {
      const { endpoint, keys } = await jsonBody(ctx, PushSubscriptionInput);
      if (!push.isAllowedEndpoint(endpoint)) {
        throw invalid({ endpoint: 'This browser’s alerts cannot be used' });
      }
      const browser = browserName(ctx.get('User-Agent'));
      await push.devices.add({ endpoint, keys, browser, addedAt: now().toISOString(), login: deviceOf(ctx).id });
      return state();
    })
    .delete('/devices/:id', async (ctx) => {
      if (!(await push.devices.remove(ctx.params.id ?? ''))) throw new Problem('not_found');
    })
    .post('/devices/:id/test', async (ctx) => {
      const device = found((await push.devices.list()).find(({ id }) => id === ctx.params.id));
      const outcome = await push.deliver(device, testMessage, { ttlSeconds: testTtlSeconds, urgency: 'high' });
      if (outcome !== 'sent') throw new Problem(outcome === 'refused' ? 'push_refused' : 'unavailable');
    });
}

const record = 'reply templates';
const firstJson = JSON.stringify(firstTemplates);

const countName = 'template_use';
const maxKeys = 100;

/** Thirty templates of escaped four-byte characters. */
const maxListBytes = 1024 * 1024;

const listOf = (json: string): TemplateList => ({
  templates: JSON.parse(json) as TemplateList['templates'],
  version: digestOf(json),
});

/** Ready-made ones until the first change. `PUT` replaces all; 409 if they changed since `version`. */
export function replyTemplateRoutes({ store, now }: Services) {
  return createRoutes({ audience: 'owner', prefix: '/api/admin/reply-templates' })
    .get('', async () => listOf((await store.setting(record)) ?? firstJson))
    .put('', async (ctx) => {
      const { templates, version } = await jsonBody(ctx, TemplateList, maxListBytes);
      const current = await store.setSettingOnce(record, firstJson);
      const json = JSON.stringify(templates);
      if (digestOf(current) !== version || !(await store.replaceSetting(record, current, json))) {
        throw new Problem('changed');
      }
      return listOf(json);
    })
    .get('/uses', async () => {
      const to = new Date(now().getTime() + 1);
      const counts = await store.countsByKey({ name: countName, from: new Date(0), to, limit: maxKeys });
      return Object.fromEntries(counts.map(({ key, count }) => [key, count]));
    })
    .post('/uses', async (ctx) => {
      const { id } = await jsonBody(ctx, TemplateUse);
      await store.addToCounts([daily(now(), countName, id)], { maxKeys });
    });
}

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
