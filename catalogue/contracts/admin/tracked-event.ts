/** `GET /api/admin/events`. */
export interface TrackedEvent {
  id: string;
  eventType: string;
  eventDetails: string | null;
  /** ISO 8601. */
  timestamp: string;
}
