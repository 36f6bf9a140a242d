import type { Lead } from '../store.ts';

/** What a visitor did on the private page of a request; part of the lead's record. */
export type VisitorAct = ActMark &
  (
    | { kind: 'note'; text: string }
    /** `photos`: ids that this request has claimed. */
    | { kind: 'photos'; photos: readonly string[] }
    | { kind: 'cancel' }
    | { kind: 'restore' }
  );

interface ActMark {
  /** From the page's form, so that sending it twice does it once. */
  id: string;
  at: Date;
}

/** The digest of the token in a link to a request, and until when the link works. */
export interface RequestLink {
  hash: string;
  expiresAt: Date;
}

export interface MostOfRequest {
  acts: number;
  photos: number;
}

/** How many links to one request are kept; further ones replace the oldest. */
export const maxRequestLinks = 50;

/**
 * Requests as their senders see them. Links go with their lead, however it is removed. Every change is durable when it
 * resolves.
 */
export interface RequestStore {
  /** Adds a link to a lead; one that is there already stays as it is. False if there is no such lead. */
  addRequestLink(leadId: string, link: RequestLink): Promise<boolean>;
  /** The lead that a link leads to, and until when; undefined for a link that is unknown or has expired. */
  findByRequestLink(hash: string, now: Date): Promise<{ lead: Lead; expiresAt: Date } | undefined>;
  /**
   * Records what a visitor did, unless an act with its id is there, and makes the owner's mail due again: once, however
   * many acts come until it is sent. Photos are added to those of the lead; `cancel` closes an open lead, and `restore`
   * opens it again as it was. What is already so changes nothing. A lead that is held as spam stays as it is, with the
   * act.
   * @param most how many acts and photos a request may have; what is over changes nothing, however much comes at once.
   *   @default as many as there are
   * @returns the lead afterwards; undefined if there is none
   */
  addVisitorAct(leadId: string, act: VisitorAct, most?: MostOfRequest): Promise<Lead | undefined>;
  /**
   * Takes the photos out of leads that their senders canceled before this time, of at most `limit` leads; the sweep of
   * photos then removes them. @returns how many leads had some
   */
  dropCanceledPhotos(before: Date, limit: number): Promise<number>;
}
