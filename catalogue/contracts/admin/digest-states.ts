export interface DigestState {
  /** The last day whose digest is done: `2026-11-23`; absent before the first run. */
  upTo?: string;
  trouble?: string;
}

/** `GET /api/admin/settings/letters`. */
export interface DigestStates {
  weekly: DigestState;
  /** Daily, of suspected spam. */
  spam: DigestState;
  /** Whether a mail service is set up. */
  canSend: boolean;
  /** Confirmations that could not be delivered. */
  deadReceipts: number;
}
