import { createHash, hash, randomBytes } from 'node:crypto';
import type { Client } from '../limits/client.ts';
import type { RateLimits } from '../limits/rate-limits.ts';
import type { Lead } from '../store/lead.ts';
import type { RequestLink, RequestStore } from '../store/port/request-store.ts';

const validMs = 90 * 86_400_000;
const tokenBytes = 16;

/** A request found through a link. */
export interface LinkedRequest {
  lead: Lead;
  expiresAt: Date;
}

/** The links to the private pages of requests. Each works for 90 days. */
export interface RequestLinks {
  /** Creates a link that is stored together with a new lead. */
  create(): { url: string; stored: RequestLink };
  /**
   * Creates a link to a stored lead, as an absolute URL. Rejects if the store does not respond.
   * @param seed a value that only the sender of the lead has: the same seed gives the same link. @default random bytes
   */
  issue(leadId: string, seed?: string): Promise<string>;
  /**
   * Finds the request of a token; undefined if the token is wrong, has expired, or belongs to an erased request.
   * Rejects with a 429 problem after too many such tokens from one client.
   */
  find(token: string, client: Client): Promise<LinkedRequest | undefined>;
}

/** The only form in which a token is stored. */
export const tokenHash = (token: string): string => hash('sha256', token, 'base64url');

interface LinkIssuerParts {
  store: Pick<RequestStore, 'addRequestLink'>;
  publicUrl: string;
  now: () => Date;
}

/** Creates the part that issues links. Each has 128 secret bits, of which only a hash is stored. */
export function createLinkIssuer({ store, publicUrl, now }: LinkIssuerParts): Pick<RequestLinks, 'create' | 'issue'> {
  function linkOf(secret: Buffer): { url: string; stored: RequestLink } {
    const token = secret.toString('base64url');
    const expiresAt = new Date(now().getTime() + validMs);
    return { url: `${publicUrl}/request/${token}`, stored: { hash: tokenHash(token), expiresAt } };
  }

  return {
    create: () => linkOf(randomBytes(tokenBytes)),
    async issue(leadId, seed) {
      const seeded = seed && createHash('sha256').update(`request ${seed}`).digest().subarray(0, tokenBytes);
      const { url, stored } = linkOf(seeded || randomBytes(tokenBytes));
      if (!(await store.addRequestLink(leadId, stored))) {
        throw new Error('There is no request that a link could lead to');
      }
      return url;
    },
  };
}

export function createRequestLinks(
  parts: LinkIssuerParts & { store: RequestStore; limits: Pick<RateLimits, 'take'> },
): RequestLinks {
  const { store, limits, now } = parts;
  return {
    ...createLinkIssuer(parts),
    async find(token, client) {
      const isToken = /^[\w-]{22}$/.test(token);
      const found = isToken ? await store.findByRequestLink(tokenHash(token), now()) : undefined;
      if (!found) await limits.take('link', client);
      return found;
    },
  };
}
