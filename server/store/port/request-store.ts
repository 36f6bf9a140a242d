import type { Lead, VisitorAct } from '../lead.ts';

/** `hash`: of its token. */
export interface RequestLink {
  hash: string;
  expiresAt: Date;
}

export interface MostOfRequest {
  acts: number;
  photos: number;
}

/** Further ones replace the oldest. */
export const maxRequestLinks = 50;

/** Links go with their lead. Every change is durable when it resolves. */
export interface RequestStore {
  /** False if there is no such lead. */
  addRequestLink(leadId: string, link: RequestLink): Promise<boolean>;
  /** Undefined for an unknown or expired link. */
  findByRequestLink(hash: string, now: Date): Promise<{ lead: Lead; expiresAt: Date } | undefined>;
  /**
   * Makes the owner's mail due again, unless held. A known id, or an act beyond `most`, has no effect. `most` @default
   * unlimited
   */
  addVisitorAct(leadId: string, act: VisitorAct, most?: MostOfRequest): Promise<Lead | undefined>;
  /** Of leads canceled before this time; the sweep removes the files. Resolves with the number of leads. */
  dropCanceledPhotos(before: Date, limit: number): Promise<number>;
}
