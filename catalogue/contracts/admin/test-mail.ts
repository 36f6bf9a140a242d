/** `POST /api/admin/mail/test` and `…/test-receipt`: where a test mail went. */
export interface TestMailOutcome {
  /** Its addresses, with commas between them. */
  to: string;
  /** Whether it was only written to the outbox folder, because no mail service is configured. */
  isFile: boolean;
}
