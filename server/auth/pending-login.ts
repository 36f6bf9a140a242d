import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { LimitStore } from '../store/store.ts';

const dayMs = 86_400_000;
/** Long enough to fetch a phone. */
export const pendingLoginMs = 5 * 60_000;

/** A login whose password was right and whose code is still missing. */
export interface PendingLogin {
  staysSignedIn: boolean;
}

export interface PendingLogins {
  /** @returns a token that proves the login for five minutes, in the epoch whose password was right */
  issue(login: PendingLogin, epoch: string): Promise<string>;
  /** The login that a token proves; undefined if it is forged, late, or from another epoch. */
  verify(token: string | undefined, epoch: string): Promise<PendingLogin | undefined>;
}

/**
 * Creates the issuer. It stores nothing: the token carries the proof, signed with a secret that the store replaces
 * daily.
 */
export function createPendingLogins(parts: {
  store: Pick<LimitStore, 'periodSecret'>;
  now: () => Date;
}): PendingLogins {
  const { store, now } = parts;
  const dayOf = (ms: number) => Math.floor(ms / dayMs);

  async function sign(content: string, issuedAt: number, epoch: string): Promise<Buffer> {
    const secret = await store.periodSecret('pending-login', dayOf(issuedAt));
    return createHmac('sha256', secret).update(`${content}.${epoch}`).digest();
  }

  return {
    async issue({ staysSignedIn }, epoch) {
      const issuedAt = now().getTime();
      const content = `${issuedAt.toString(36)}-${staysSignedIn ? 1 : 0}-${randomBytes(9).toString('base64url')}`;
      return `${content}.${(await sign(content, issuedAt, epoch)).toString('base64url')}`;
    },

    async verify(token = '', epoch) {
      const [, content = '', issued = '', stays, signature = ''] =
        /^(([a-z\d]{1,11})-([01])-[\w-]{12})\.([\w-]{43})$/.exec(token) ?? [];
      const issuedAt = Number.parseInt(issued, 36);
      const ageMs = now().getTime() - issuedAt;
      // Also keeps attackers from requesting the secrets of other days.
      if (!(ageMs >= 0 && ageMs < pendingLoginMs)) return undefined;
      // As text, because guesses are counted by token: four spellings of its last character decode to the same bytes.
      const wanted = (await sign(content, issuedAt, epoch)).toString('base64url');
      if (!timingSafeEqual(Buffer.from(signature), Buffer.from(wanted))) return undefined;
      return { staysSignedIn: stays === '1' };
    },
  };
}
