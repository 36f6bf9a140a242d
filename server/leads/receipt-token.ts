import { receiptMinutes } from '../../catalogue/time/retention.ts';
import type { PostedForm } from '../../host/rendering/posted-form.ts';
import { createDailyHmac, isSameHmac } from '../store/daily-hmac.ts';
import type { LimitStore } from '../store/records.ts';

type Form = PostedForm['form'];

const validMs = receiptMinutes * 60_000;

export type ReceiptTokens = ReturnType<typeof createReceiptTokens>;

/**
 * Confirm for {@link receiptMinutes} that a form was sent, for one path: `<form>.<expiry in s>.<lead>.<signature>`. The
 * holder can get a link to the request.
 */
export function createReceiptTokens({ store, now }: { store: Pick<LimitStore, 'periodSecret'>; now: () => Date }) {
  const hmac = createDailyHmac(store, 'receipt');
  const sign = (expiry: number, ...signed: string[]) => hmac(expiry * 1000 - validMs, [expiry, ...signed].join(' '));

  return {
    /** Rejects if the store does not respond. */
    async issue(form: Form, path: string, leadId: string): Promise<string> {
      const expiry = Math.floor((now().getTime() + validMs) / 1000);
      return [form, expiry, leadId, await sign(expiry, form, leadId, path)].join('.');
    },
    /** Undefined if invalid, expired or for another path, and while the store does not respond. */
    async read(token: string | null, path: string): Promise<{ form: Form; leadId: string; sentAt: Date } | undefined> {
      const [, form, digits, leadId = '', signature = ''] =
        token?.match(/^(estimate|contact)\.([1-9]\d{0,11})\.([\w-]{1,64})\.([\w-]{43})$/) ?? [];
      const expiry = Number(digits);
      const leftMs = expiry * 1000 - now().getTime();
      if (!form || !(leftMs > 0 && leftMs <= validMs)) return undefined;
      const expected = await sign(expiry, form, leadId, path).catch(() => undefined);
      if (!expected || !isSameHmac(signature, expected)) return undefined;
      return { form: form as Form, leadId, sentAt: new Date(expiry * 1000 - validMs) };
    },
  };
}
