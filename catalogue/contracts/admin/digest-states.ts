export interface DigestState {
  /** The last day done: `2026-11-23`; absent before the first. */
  upTo?: string;
  trouble?: string;
}

/** `GET /api/admin/settings/letters`. */
export interface DigestStates {
  weekly: DigestState;
  spam: DigestState;
  /** Whether a mail service is set up. */
  canSend: boolean;
  deadReceipts: number;
}
