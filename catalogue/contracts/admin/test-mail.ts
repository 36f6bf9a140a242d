/** `POST /api/admin/mail/test` and `…/test-receipt`: where a test mail went. */
export interface TestMailOutcome {
  /** The addresses that it may reach, with commas between them. */
  to: string;
  /** Whether it was only written to the outbox folder, because no mail service is configured. */
  isFile: boolean;
  /** The addresses that mail does not reach, why, and what to do. */
  trouble?: string;
}
