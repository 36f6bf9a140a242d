/** How the letters of one kind stand. */
export interface LetterState {
  /** The last day, `2026-11-23`, whose letter is done with; absent before the first look. */
  upTo?: string;
  /** Why the one that is due could not be sent yet. */
  trouble?: string;
}

/** `GET /api/admin/settings/letters`. */
export interface LetterStates {
  weekly: LetterState;
  /** The daily digest of suspected spam. */
  spam: LetterState;
}
