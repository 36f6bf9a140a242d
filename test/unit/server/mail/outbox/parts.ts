import { vi } from 'vitest';
import { createLeadMail } from '../../../../../server/mail/lead-mail.ts';
import { createDelivery, type OutboxParts } from '../../../../../server/mail/outbox.ts';
import type { MailMessage } from '../../../../../server/mail/sender.ts';
import { aLead, receivedAt } from '../a-lead.ts';

export const present = createLeadMail({
  from: 'website@brushline.example',
  to: [{ address: 'owner@brushline.example' }],
  office: 'https://site.example/admin',
});
export const leads = (count: number) => Array.from({ length: count }, (_, index) => aLead({ id: `lead-${index}` }));
export const always = () => true;

/** A clock that the test sets. */
export function handClock(start = receivedAt) {
  let ms = start.getTime();
  const passMs = (more: number) => {
    ms += more;
  };
  return { now: () => new Date(ms), passMs };
}

/** Fails as scripted, then accepts every mail. */
export function scriptedSender(...failures: Error[]) {
  const sent: string[] = [];
  let tries = 0;
  const send = vi.fn(async ({ id }: MailMessage) => {
    const failure = failures[tries++];
    if (failure) throw failure;
    sent.push(id);
  });
  return { send, sent };
}

export function delivery(parts: Pick<OutboxParts, 'store' | 'sender'> & Partial<OutboxParts>) {
  const defaults = { present, log: () => {}, clock: () => receivedAt, random: () => 0.5, markDelaysMs: [] };
  return createDelivery({ ...defaults, ...parts });
}
