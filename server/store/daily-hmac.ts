import { createHmac, timingSafeEqual } from 'node:crypto';
import type { LimitStore } from './records.ts';

export const dayMs = 86_400_000;

/** Under a secret of the day, which the store destroys a day later. Rejects while the store does not respond. */
export function createDailyHmac(store: Pick<LimitStore, 'periodSecret'>, name: string) {
  const secrets = new Map<number, Promise<Buffer>>();

  /** Requesting a day far away would make the store destroy the secrets in use. */
  function secretOf(day: number): Promise<Buffer> {
    const known = secrets.get(day);
    if (known) return known;
    const secret = store.periodSecret(name, day);
    for (const old of secrets.keys()) if (Math.abs(old - day) > 1) secrets.delete(old);
    secrets.set(day, secret);
    secret.catch(() => secrets.delete(day));
    return secret;
  }

  return async (atMs: number, text: string): Promise<string> =>
    createHmac('sha256', await secretOf(Math.floor(atMs / dayMs)))
      .update(text)
      .digest('base64url');
}

/** Of the same length. As text: four spellings of the last character decode to the same bytes. */
export const isSameHmac = (one: string, other: string): boolean =>
  timingSafeEqual(Buffer.from(one), Buffer.from(other));
