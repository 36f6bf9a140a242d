import { createHash, hash, randomBytes } from 'node:crypto';
import { receiptMinutes, retention } from '../../catalogue/time/retention.ts';
import type { PostedForm } from '../../host/rendering/posted-form.ts';
import type { Client, RateLimits } from '../limits/rate-limits.ts';
import type { RequestLink } from '../store/engine.ts';
import type { Lead } from '../store/lead.ts';
import { createDailyHmac, isSameHmac, type LimitStore } from '../store/records.ts';
import type { Store } from '../store/store.ts';

type Form = PostedForm['form'];

const tokenMs = receiptMinutes * 60_000;

/**
 * Confirm for {@link receiptMinutes} that a form was sent, for one path: `<form>.<expiry in s>.<lead>.<signature>`. The
 * holder can get a link to the request.
 */
export function createReceiptTokens({ store, now }: { store: Pick<LimitStore, 'periodSecret'>; now: () => Date }) {
  const hmac = createDailyHmac(store, 'receipt');
  const sign = (expiry: number, ...signed: string[]) => hmac(expiry * 1000 - tokenMs, [expiry, ...signed].join(' '));

  return {
    /** Rejects if the store does not respond. */
    async issue(form: Form, path: string, leadId: string): Promise<string> {
      const expiry = Math.floor((now().getTime() + tokenMs) / 1000);
      return [form, expiry, leadId, await sign(expiry, form, leadId, path)].join('.');
    },
    /** Undefined if invalid, expired or for another path, and while the store does not respond. */
    async read(token: string | null, path: string): Promise<{ form: Form; leadId: string; sentAt: Date } | undefined> {
      const [, form, digits, leadId = '', signature = ''] =
        token?.match(/^(estimate|contact)\.([1-9]\d{0,11})\.([\w-]{1,64})\.([\w-]{43})$/) ?? [];
      const expiry = Number(digits);
      const leftMs = expiry * 1000 - now().getTime();
      if (!form || !(leftMs > 0 && leftMs <= tokenMs)) return undefined;
      const expected = await sign(expiry, form, leadId, path).catch(() => undefined);
      if (!expected || !isSameHmac(signature, expected)) return undefined;
      return { form: form as Form, leadId, sentAt: new Date(expiry * 1000 - tokenMs) };
    },
  };
}

const linkMs = retention.linkDays * 86_400_000;
const tokenBytes = 16;

export interface LinkedRequest {
  lead: Lead;
  expiresAt: Date;
}

/** The only form in which a token is stored. */
export const tokenHash = (token: string): string => hash('sha256', token, 'base64url');

/** Each link has 128 secret bits. */
export function createRequestLinks(parts: {
  store: Pick<Store, 'addRequestLink' | 'findByRequestLink'>;
  limits: Pick<RateLimits, 'take'>;
  publicUrl: string;
  now: () => Date;
}) {
  const { store, limits, publicUrl, now } = parts;
  function linkOf(secret: Buffer): { url: string; stored: RequestLink } {
    const token = secret.toString('base64url');
    const expiresAt = new Date(now().getTime() + linkMs);
    return { url: `${publicUrl}/request/${token}`, stored: { hash: tokenHash(token), expiresAt } };
  }

  return {
    create: () => linkOf(randomBytes(tokenBytes)),
    /** Rejects if the store does not respond. @param seed the same gives the same link. @default random */
    async issue(leadId: string, seed?: string): Promise<string> {
      const seeded = seed && createHash('sha256').update(`request ${seed}`).digest().subarray(0, tokenBytes);
      const { url, stored } = linkOf(seeded || randomBytes(tokenBytes));
      if (!(await store.addRequestLink(leadId, stored))) throw new Error('A link would lead to no request');
      return url;
    },
    /** Undefined if the token is wrong, expired or erased; 429 after too many of these. */
    async find(token: string, client: Client): Promise<LinkedRequest | undefined> {
      const isToken = /^[\w-]{22}$/.test(token);
      const found = isToken ? await store.findByRequestLink(tokenHash(token), now()) : undefined;
      if (!found) await limits.take('link', client);
      return found;
    },
  };
}
