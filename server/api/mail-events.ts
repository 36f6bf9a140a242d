import { verify } from 'node:crypto';
import * as v from 'valibot';
import { useRawBody } from '../http/body.ts';
import { clientOf } from '../http/client.ts';
import { createRoutes, type Routes } from '../http/routes.ts';
import type { MailEvent } from '../mail/recipient-watch.ts';
import { Problem } from '../problem.ts';
import type { Services } from '../services.ts';

/** SendGrid sends at most 768 KB. */
const maxBytes = 1_000_000;
const maxAgeMs = 10 * 60_000;

const Event = v.object({
  event: v.string(),
  email: v.string(),
  timestamp: v.pipe(v.number(), v.minValue(0)),
  type: v.optional(v.string()),
  reason: v.optional(v.string()),
  lead: v.optional(v.string()),
});

/**
 * 403 without a valid, recent signature:
 * https://www.twilio.com/docs/sendgrid/for-developers/tracking-events/getting-started-event-webhook-security-features
 */
export function mailEventRoutes({ config, watch, photoIntake, trustProxyHops, now }: Services): Routes[] {
  const { sendgridWebhookKey: key } = config;
  if (!key || !watch) return [];

  const routes = createRoutes({ audience: 'public', prefix: '/api/mail/events' }).post('', async (ctx) => {
    const signature = ctx.get('X-Twilio-Email-Event-Webhook-Signature');
    const timestamp = ctx.get('X-Twilio-Email-Event-Webhook-Timestamp');
    const isRecent = /^\d{1,12}$/.test(timestamp) && Math.abs(now().getTime() - Number(timestamp) * 1_000) <= maxAgeMs;
    if (!signature || !isRecent) throw new Problem('signature');
    const rule = {
      type: /^application\/json\s*(;|$)/i,
      maxBytes,
      share: photoIntake.share(clientOf(ctx.req, trustProxyHops)),
    };
    await useRawBody(ctx.req, rule, async (bytes) => {
      const signed = Buffer.concat([Buffer.from(timestamp), bytes]);
      if (!verify('sha256', signed, key, Buffer.from(signature, 'base64'))) throw new Problem('signature');
      await watch.believe(eventsIn(bytes));
    });
    ctx.status = 204;
  });
  return [routes];
}

function eventsIn(bytes: Buffer): MailEvent[] {
  let list: unknown;
  try {
    list = JSON.parse(bytes.toString());
  } catch {
    throw new Problem('malformed');
  }
  return (Array.isArray(list) ? list : []).filter((event): event is MailEvent => v.is(Event, event));
}
