import { business } from '../../../catalogue/business.ts';
import { type PushState, PushSubscriptionInput } from '../../../catalogue/contracts/admin/push.ts';
import { firstTemplates, TemplateList, TemplateUse } from '../../../catalogue/contracts/admin/reply-templates.ts';
import { SettingsChange } from '../../../catalogue/contracts/admin/settings.ts';
import type { DigestStates } from '../../../catalogue/contracts/admin/status.ts';
import { dayAfter } from '../../../catalogue/time/eastern-time.ts';
import { browserName } from '../../auth/sessions.ts';
import { jsonBody } from '../../http/body.ts';
import { digestOf, documentCaching, textAnswer } from '../../http/headers.ts';
import { createRoutes } from '../../http/routes.ts';
import { digestMail, digestState, digestTime, lastMondayMorning, weeklyDigest } from '../../mail/digests.ts';
import { exampleReceipt } from '../../mail/receipt-mail.ts';
import { found, invalid, Problem } from '../../problem.ts';
import type { Services } from '../../services.ts';
import { daily } from '../../store/metrics.ts';
import { deviceOf } from './session.ts';

const testTtlSeconds = 60;

const testMessage = {
  title: 'It works',
  body: 'New requests ring on this device.',
  path: '/admin#settings',
  tag: 'test',
};

/** A test gets 204 once the push service has accepted it. */
export function adminPushRoutes({ push, now }: Services) {
  const state = async (): Promise<PushState> => {
    const [{ publicKey }, devices] = await Promise.all([push.keys(), push.devices.list()]);
    return {
      publicKey,
      devices: devices.map(({ id, browser, addedAt, last }) => ({ id, browser, addedAt, ...(last && { last }) })),
    };
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
