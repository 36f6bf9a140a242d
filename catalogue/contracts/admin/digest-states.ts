/** The state of one kind of digest. */
export interface DigestState {
  /** The last day whose digest is done, such as `2026-11-23`; absent before the first run. */
  upTo?: string;
  /** Why the due digest could not be sent yet. */
  trouble?: string;
}

/** `GET /api/admin/settings/letters`. */
export interface DigestStates {
  weekly: DigestState;
  /** The daily digest of suspected spam. */
  spam: DigestState;
  /** Whether this server sends mail at all; without that, requests cannot be confirmed by mail. */
  canSend: boolean;
  /** Confirmations that could not be delivered. */
  deadReceipts: number;
}
