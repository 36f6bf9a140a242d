import { createHash, hash, randomBytes } from 'node:crypto';
import { retention } from '../../catalogue/time/retention.ts';
import type { Client, RateLimits } from '../limits/rate-limits.ts';
import type { RequestLink } from '../store/engine.ts';
import type { Lead } from '../store/lead.ts';
import type { Store } from '../store/store.ts';

const validMs = retention.linkDays * 86_400_000;
const tokenBytes = 16;

export interface LinkedRequest {
  lead: Lead;
  expiresAt: Date;
}

export type RequestLinks = ReturnType<typeof createRequestLinks>;

/** The only form in which a token is stored. */
export const tokenHash = (token: string): string => hash('sha256', token, 'base64url');

type LinkIssuerParts = { store: Pick<Store, 'addRequestLink'>; publicUrl: string; now: () => Date };

/** Each link has 128 secret bits. */
export function createLinkIssuer({ store, publicUrl, now }: LinkIssuerParts) {
  function linkOf(secret: Buffer): { url: string; stored: RequestLink } {
    const token = secret.toString('base64url');
    const expiresAt = new Date(now().getTime() + validMs);
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
  };
}

export function createRequestLinks(
  parts: LinkIssuerParts & {
    store: Pick<Store, 'addRequestLink' | 'findByRequestLink'>;
    limits: Pick<RateLimits, 'take'>;
  },
) {
  const { store, limits, now } = parts;
  return {
    ...createLinkIssuer(parts),
    /** Undefined if the token is wrong, expired or erased; 429 after too many of these. */
    async find(token: string, client: Client): Promise<LinkedRequest | undefined> {
      const isToken = /^[\w-]{22}$/.test(token);
      const found = isToken ? await store.findByRequestLink(tokenHash(token), now()) : undefined;
      if (!found) await limits.take('link', client);
      return found;
    },
  };
}
