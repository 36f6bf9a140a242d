/** `POST /api/admin/mail/test` and `…/test-receipt`. */
export interface TestMailOutcome {
  to: string;
  /** Only written to the outbox folder, without a mail service. */
  isFile: boolean;
  /** Addresses that mail does not reach, why, and what to do. */
  trouble?: string;
}
