/** How the digests of one kind stand. */
export interface DigestState {
  /** The last day, `2026-11-23`, whose digest is done with; absent before the first look. */
  upTo?: string;
  /** Why the one that is due could not be sent yet. */
  trouble?: string;
}

/** `GET /api/admin/settings/letters`. */
export interface DigestStates {
  weekly: DigestState;
  /** The daily digest of suspected spam. */
  spam: DigestState;
}
