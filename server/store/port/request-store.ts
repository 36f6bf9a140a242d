import type { Lead, VisitorAct } from '../lead.ts';

/** `hash`: the digest of its token. */
export interface RequestLink {
  hash: string;
  expiresAt: Date;
}

export interface MostOfRequest {
  acts: number;
  photos: number;
}

/** Per request; further ones replace the oldest. */
export const maxRequestLinks = 50;

/** Links go with their lead. Every change is durable when it resolves. */
export interface RequestStore {
  /** An existing link stays unchanged. False if there is no such lead. */
  addRequestLink(leadId: string, link: RequestLink): Promise<boolean>;
  /** Undefined for a link that is unknown or has expired. */
  findByRequestLink(hash: string, now: Date): Promise<{ lead: Lead; expiresAt: Date } | undefined>;
  /**
   * Makes the owner's mail due again, once for all acts until it is sent; a lead held as spam stays held. A known id,
   * an act without effect, or one beyond `most` changes nothing. `most` @default unlimited
   */
  addVisitorAct(leadId: string, act: VisitorAct, most?: MostOfRequest): Promise<Lead | undefined>;
  /**
   * Unlists photos of leads canceled before this time, for the sweep to remove; resolves with how many leads had any.
   */
  dropCanceledPhotos(before: Date, limit: number): Promise<number>;
}
