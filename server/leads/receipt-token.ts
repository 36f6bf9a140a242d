import { createHmac, timingSafeEqual } from 'node:crypto';
import type { PostedForm } from '../../host/rendering/posted-form.ts';
import type { LimitStore } from '../store/store.ts';

type Form = PostedForm['form'];

const validMs = 10 * 60_000;
const dayMs = 86_400_000;

/**
 * Tokens with which a page confirms for ten minutes that its form was sent, only to the visitor who sent it. Format:
 * `<form>.<expiry>.<lead>.<signature>`, the expiry in seconds since 1970; valid for one path, in every process that
 * shares the store. A token also entitles its holder to a link to the request.
 */
export interface ReceiptTokens {
  /** Rejects if the store does not respond. */
  issue(form: Form, path: string, leadId: string): Promise<string>;
  /**
   * The form of a token, its lead and when it was sent; undefined if there is none, if it is forged, expired or for
   * another path, and while the store does not respond.
   */
  read(token: string | null, path: string): Promise<{ form: Form; leadId: string; sentAt: Date } | undefined>;
}

/** Creates the tokens under secrets that the store replaces every day. It caches them in memory and reads each once. */
export function createReceiptTokens(parts: {
  store: Pick<LimitStore, 'periodSecret'>;
  now: () => Date;
}): ReceiptTokens {
  const { store, now } = parts;
  const secrets = new Map<number, Promise<Buffer>>();

  /** The secret of today or yesterday: requesting any other day would make the store destroy the secrets in use. */
  function secretOf(day: number): Promise<Buffer> {
    const known = secrets.get(day);
    if (known) return known;
    const secret = store.periodSecret('receipt', day);
    for (const old of secrets.keys()) if (Math.abs(old - day) > 1) secrets.delete(old);
    secrets.set(day, secret);
    secret.catch(() => secrets.delete(day));
    return secret;
  }

  async function sign(expiry: number, ...signed: string[]): Promise<Buffer> {
    const secret = await secretOf(Math.floor((expiry * 1000 - validMs) / dayMs));
    return createHmac('sha256', secret)
      .update([expiry, ...signed].join(' '))
      .digest();
  }

  return {
    async issue(form, path, leadId) {
      const expiry = Math.floor((now().getTime() + validMs) / 1000);
      const signature = (await sign(expiry, form, leadId, path)).toString('base64url');
      return [form, expiry, leadId, signature].join('.');
    },
    async read(token, path) {
      const [, form, digits, leadId = '', signature = ''] =
        token?.match(/^(estimate|contact)\.([1-9]\d{0,11})\.([\w-]{1,64})\.([\w-]{43})$/) ?? [];
      const expiry = Number(digits);
      const leftMs = expiry * 1000 - now().getTime();
      if (!form || !(leftMs > 0 && leftMs <= validMs)) return undefined;
      const expected = await sign(expiry, form, leadId, path).catch(() => undefined);
      // Compared as text: decoding drops some bits of the last character of base64, so four spellings give the same
      // bytes.
      const isOurs = expected && timingSafeEqual(Buffer.from(expected.toString('base64url')), Buffer.from(signature));
      return isOurs ? { form: form as Form, leadId, sentAt: new Date(expiry * 1000 - validMs) } : undefined;
    },
  };
}
