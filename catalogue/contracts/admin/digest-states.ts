/** The state of one kind of digest. */
export interface DigestState {
  /** The last day, such as `2026-11-23`, whose digest is finished; absent before the first run. */
  upTo?: string;
  /** Why the digest that is due could not be sent yet. */
  trouble?: string;
}

/** `GET /api/admin/settings/letters`. */
export interface DigestStates {
  weekly: DigestState;
  /** The daily digest of suspected spam. */
  spam: DigestState;
  /** Whether this server sends mail at all; otherwise nobody can get the mail that confirms a request. */
  canSend: boolean;
}
