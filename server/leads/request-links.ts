import { createHash, randomBytes } from 'node:crypto';
import type { Client } from '../limits/client.ts';
import type { RateLimits } from '../limits/rate-limits.ts';
import type { RequestLink, RequestStore } from '../store/port/request-store.ts';
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

/** The links to the private pages of requests. Each works for 90 days. */
export interface RequestLinks {
  /** Makes a link to a lead that is about to be stored with it. */
  create(): { url: string; stored: RequestLink };
  /**
   * Makes a link to a stored lead, as an absolute URL. Rejects if the store does not respond.
   * @param seed what only the sender of the lead has: the same seed gives the same link. @default random bytes
   */
  issue(leadId: string, seed?: string): Promise<string>;
  /**
   * What a token leads to; undefined alike for one that is wrong, expired, or of an erased request. Rejects with a 429
   * problem when a client has tried many that lead nowhere.
   */
  find(token: string, client: Client): Promise<LinkedRequest | undefined>;
}

/** The only form in which a token is stored. */
export const tokenHash = (token: string): string => createHash('sha256').update(token).digest('base64url');

const seededSecret = (seed: string): Buffer =>
  createHash('sha256').update(`request ${seed}`).digest().subarray(0, tokenBytes);

interface LinkIssuerParts {
  store: Pick<RequestStore, 'addRequestLink'>;
  publicUrl: string;
  now: () => Date;
}

/** Creates what makes links: each has 128 bits, of which nobody but its reader has a copy. */
export function createLinkIssuer({ store, publicUrl, now }: LinkIssuerParts): Pick<RequestLinks, 'create' | 'issue'> {
  function linkOf(secret: Buffer): { url: string; stored: RequestLink } {
    const token = secret.toString('base64url');
    const expiresAt = new Date(now().getTime() + validMs);
    return { url: `${publicUrl}/request/${token}`, stored: { hash: tokenHash(token), expiresAt } };
  }

  return {
    create: () => linkOf(randomBytes(tokenBytes)),
    async issue(leadId, seed) {
      const { url, stored } = linkOf(seed === undefined ? randomBytes(tokenBytes) : seededSecret(seed));
      if (!(await store.addRequestLink(leadId, stored))) {
        throw new Error('There is no request that a link could lead to');
      }
      return url;
    },
  };
}

/** Creates the links. */
export function createRequestLinks(
  parts: LinkIssuerParts & { store: RequestStore; limits: Pick<RateLimits, 'take'> },
): RequestLinks {
  const { store, limits, now } = parts;
  return {
    ...createLinkIssuer(parts),
    async find(token, client) {
      const found = tokenPattern.test(token) ? await store.findByRequestLink(tokenHash(token), now()) : undefined;
      if (!found) await limits.take('link', client);
      return found;
    },
  };
}
