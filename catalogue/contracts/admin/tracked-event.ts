/** An event as the office lists it, in `GET /api/admin/events`. */
export interface TrackedEvent {
  id: string;
  eventType: string;
  eventDetails: string | null;
  /** ISO 8601. */
  timestamp: string;
}
