import { createHash, randomBytes } from 'node:crypto';
import type { Client } from '../limits/client.ts';
import type { RateLimits } from '../limits/rate-limits.ts';
import type { RequestStore } from '../store/request-store.ts';
import type { Lead } from '../store/store.ts';

/** How long a link to a request works. */
const validMs = 90 * 86_400_000;
const tokenBytes = 16;
const tokenPattern = /^[\w-]{22}$/;

/** A request as a link has found it. */
export interface LinkedRequest {
  lead: Lead;
  expiresAt: Date;
}

/** The links to the private pages of requests. */
export interface RequestLinks {
  /** Makes a new link to a lead that works for 90 days, as an absolute URL. Rejects if the store does not respond. */
  issue(leadId: string): Promise<string>;
  /**
   * What a token leads to; undefined alike for one that is wrong, expired, or of an erased request. Rejects with a 429
   * problem when a client has tried many that lead nowhere.
   */
  find(token: string, client: Client): Promise<LinkedRequest | undefined>;
}

/** The only form in which a token is stored. */
export const tokenHash = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** Creates the links: each has 128 random bits, of which nobody but its reader has a copy. */
export function createRequestLinks(parts: {
  store: RequestStore;
  limits: Pick<RateLimits, 'take'>;
  publicUrl: string;
  now: () => Date;
}): RequestLinks {
  const { store, limits, publicUrl, now } = parts;
  return {
    async issue(leadId) {
      const token = randomBytes(tokenBytes).toString('base64url');
      const expiresAt = new Date(now().getTime() + validMs);
      if (!(await store.addRequestLink(leadId, { hash: tokenHash(token), expiresAt }))) {
        throw new Error('There is no request that a link could lead to');
      }
      return `${publicUrl}/request/${token}`;
    },
    async find(token, client) {
      const found = tokenPattern.test(token) ? await store.findByRequestLink(tokenHash(token), now()) : undefined;
      if (!found) await limits.take('link', client);
      return found;
    },
  };
}
