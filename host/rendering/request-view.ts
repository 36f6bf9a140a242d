/** Also the last segment of the path that its form posts to. */
export const visitorActs = ['note', 'photos', 'cancel', 'restore', 'show', 'hide'] as const;
export type VisitorActKind = (typeof visitorActs)[number];

/** In UTF-16 code units. */
export const maxNoteLength = 2_000;

/** `late`: the deadline has passed without a call. `agreed` and `closed`: set by the owner. */
export type RequestProgress = 'waiting' | 'late' | 'called' | 'scheduled' | 'agreed' | 'closed' | 'canceled';

/** Times are ISO 8601; texts are plain, without control characters. */
export interface RequestView {
  path: string;
  kind: 'estimate' | 'message';
  progress: RequestProgress;
  name: string;
  /** Of what was sent. An empty one is left out. */
  rows: readonly (readonly [label: string, text: string])[];
  isInside: boolean;
  phone: string;
  email: string;
  message: string;
  colors: readonly { name: string; code: string; hex: string }[];
  /** Ids; each photo is at `path/photos/id`. */
  photos: readonly string[];
  photosLeft: number;
  /** Whether photos of the house may be on the site; absent while none could be. */
  showing?: 'asked' | 'allowed';
  shownCount?: number;
  receivedAt: string;
  dueAt: string;
  readAt?: string;
  calledAt?: string;
  visitAt?: string;
  /** It may still be in a calendar. */
  isVisitCanceled?: true;
  /** Undefined once that is over. */
  restorableUntil?: string;
  /** Newest first. */
  log: readonly { at: string; text: string }[];
  expiresAt: string;
  /** Idempotency key of the forms. */
  actId: string;
  done?: readonly VisitorActKind[];
  /** Just now. */
  addedPhotos?: number;
  refused?: Partial<Readonly<Record<VisitorActKind, string>>>;
  /** The text of a refused note. */
  typed?: string;
}
