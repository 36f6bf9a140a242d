/** `POST /api/admin/mail/test` and `…/test-receipt`. */
export interface TestMailOutcome {
  to: string;
  /** Only written to the outbox folder, without a mail service. */
  isFile: boolean;
  /** Which addresses mail does not reach, and why. */
  trouble?: string;
}
