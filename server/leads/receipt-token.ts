import { createHmac, timingSafeEqual } from 'node:crypto';
import type { PostedForm } from '../../host/rendering/posted-form.ts';
import type { LimitStore } from '../store/store.ts';

type Form = PostedForm['form'];

const validMs = 10 * 60_000;
const dayMs = 86_400_000;

export type ReceiptTokens = ReturnType<typeof createReceiptTokens>;

/**
 * Confirm for ten minutes that a form was sent, for one path: `<form>.<expiry in s>.<lead>.<signature>`. The holder can
 * get a link to the request. The store replaces the secrets daily.
 */
export function createReceiptTokens({ store, now }: { store: Pick<LimitStore, 'periodSecret'>; now: () => Date }) {
  const secrets = new Map<number, Promise<Buffer>>();

  /** Requesting another day would make the store destroy the secrets in use. */
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
    /** Rejects if the store does not respond. */
    async issue(form: Form, path: string, leadId: string): Promise<string> {
      const expiry = Math.floor((now().getTime() + validMs) / 1000);
      const signature = (await sign(expiry, form, leadId, path)).toString('base64url');
      return [form, expiry, leadId, signature].join('.');
    },
    /** Undefined if invalid, expired or for another path, and while the store does not respond. */
    async read(token: string | null, path: string): Promise<{ form: Form; leadId: string; sentAt: Date } | undefined> {
      const [, form, digits, leadId = '', signature = ''] =
        token?.match(/^(estimate|contact)\.([1-9]\d{0,11})\.([\w-]{1,64})\.([\w-]{43})$/) ?? [];
      const expiry = Number(digits);
      const leftMs = expiry * 1000 - now().getTime();
      if (!form || !(leftMs > 0 && leftMs <= validMs)) return undefined;
      const expected = await sign(expiry, form, leadId, path).catch(() => undefined);
      // As text: four spellings of the last character decode to the same bytes.
      const isOurs = expected && timingSafeEqual(Buffer.from(expected.toString('base64url')), Buffer.from(signature));
      return isOurs ? { form: form as Form, leadId, sentAt: new Date(expiry * 1000 - validMs) } : undefined;
    },
  };
}
