/**
 * A visitor's actions on a request's private page; each is also the last segment of the path that its form posts to.
 */
export const visitorActs = ['note', 'photos', 'cancel', 'restore'] as const;
export type VisitorActKind = (typeof visitorActs)[number];

/** A request's progress. `late`: the deadline has passed without a call. `agreed` and `closed`: set by the owner. */
export type RequestProgress = 'waiting' | 'late' | 'called' | 'scheduled' | 'agreed' | 'closed' | 'canceled';

/** A request as its sender sees it. Times are ISO 8601; texts are plain, without control characters. */
export interface RequestView {
  /** Path of the page. */
  path: string;
  /** A message gets an answer; a request for an estimate gets a call and a visit. */
  kind: 'estimate' | 'message';
  progress: RequestProgress;
  name: string;
  /** The service or the subject. */
  about: string;
  place: string;
  /** Whether the job is inside the house. */
  isInside: boolean;
  phone: string;
  email: string;
  message: string;
  colors: readonly { name: string; code: string; hex: string }[];
  /** Ids; each photo is at `path/photos/id`. */
  photos: readonly string[];
  /** How many more photos can be added. */
  photosLeft: number;
  receivedAt: string;
  dueAt: string;
  readAt?: string;
  calledAt?: string;
  visitAt?: string;
  /** Whether a visit to come was canceled, which may still be in a calendar. */
  isVisitCanceled?: true;
  /** Until when a canceled request can be restored; undefined once that is over. */
  restorableUntil?: string;
  /** Newest first. */
  log: readonly { at: string; text: string }[];
  expiresAt: string;
  /** Idempotency key of the forms. */
  actId: string;
  /** What the visitor has just done. */
  done?: readonly VisitorActKind[];
  /** The messages of refused actions. */
  refused?: Partial<Readonly<Record<VisitorActKind, string>>>;
  /** The text of a refused note. */
  typed?: string;
}
