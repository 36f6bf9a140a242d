import type { Lead, VisitorAct } from '../lead.ts';

/** A link to a request: the digest of its token, and its expiry. */
export interface RequestLink {
  hash: string;
  expiresAt: Date;
}

export interface MostOfRequest {
  acts: number;
  photos: number;
}

/** How many links to one request are stored; further ones replace the oldest. */
export const maxRequestLinks = 50;

/**
 * Requests for their senders. Links are removed with their lead, no matter how. Every change is durable when it
 * resolves.
 */
export interface RequestStore {
  /** Adds a link to a lead; an existing one stays unchanged. False if there is no such lead. */
  addRequestLink(leadId: string, link: RequestLink): Promise<boolean>;
  /** The lead of a link, and the link's expiry; undefined for a link that is unknown or has expired. */
  findByRequestLink(hash: string, now: Date): Promise<{ lead: Lead; expiresAt: Date } | undefined>;
  /**
   * Records a visitor's act, unless there is one with its id, and makes the owner's mail due again, once for all acts
   * until it is sent. Photos are added to those of the lead; `cancel` closes an open lead, and `restore` opens it again
   * as it was. An act without effect changes nothing. A lead held as spam records the act but stays held.
   * @param most how many acts and photos a request may have; an act beyond that changes nothing, even if many are
   * concurrent.
   *   @default unlimited
   * @returns the updated lead; undefined if there is none
   */
  addVisitorAct(leadId: string, act: VisitorAct, most?: MostOfRequest): Promise<Lead | undefined>;
  /**
   * Unlists the photos of at most `limit` leads that their senders canceled before this time; the sweep then removes
   * them. @returns how many leads had photos
   */
  dropCanceledPhotos(before: Date, limit: number): Promise<number>;
}
