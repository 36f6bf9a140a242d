/** What a visitor can do on the private page of a request; also the end of the address that its form posts to. */
export const visitorActs = ['note', 'photos', 'cancel', 'restore'] as const;
export type VisitorActKind = (typeof visitorActs)[number];

/**
 * How far a request is. `late`: the promised hour has passed and nobody has called. `agreed` and `closed`: as the owner
 * ended it.
 */
export type RequestProgress = 'waiting' | 'late' | 'called' | 'scheduled' | 'agreed' | 'closed' | 'canceled';

/** A request as its sender sees it. Times are ISO 8601; texts are plain, without control characters. */
export interface RequestView {
  /** Path of the page. */
  path: string;
  /** A message gets an answer, a request for an estimate a call and a visit. */
  kind: 'estimate' | 'message';
  progress: RequestProgress;
  name: string;
  /** The service or the subject. */
  about: string;
  place: string;
  phone: string;
  email: string;
  message: string;
  colors: readonly { name: string; code: string; hex: string }[];
  /** Ids; each is at `path/photos/id`. */
  photos: readonly string[];
  /** How many more photos it takes. */
  photosLeft: number;
  receivedAt: string;
  dueAt: string;
  readAt?: string;
  calledAt?: string;
  visitAt?: string;
  /** Until when a canceled one can be brought back. */
  restorableUntil?: string;
  /** Newest first. */
  log: readonly { at: string; text: string }[];
  expiresAt: string;
  /** For the forms, so that one that is sent twice acts once. */
  actId: string;
  /** What was just done. */
  done?: VisitorActKind;
  /** Why something was not done, and what was typed for it. */
  refused?: { act: VisitorActKind; message: string; typed: string };
}
