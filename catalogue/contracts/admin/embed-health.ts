/**
 * `fine`: seen within a week, no errors. `quiet`: registered, and not seen for a week or ever. `errors`: a widget broke
 * there within a week. `unregistered`: it has tried to send and is refused.
 */
export type EmbedState = 'fine' | 'quiet' | 'errors' | 'unregistered';

/** How our widgets do on one sister site. Times are ISO 8601, by the hour. */
export interface SisterSite {
  host: string;
  state: EmbedState;
  lastSeenAt?: string;
  /** The newest that was loaded there. */
  version?: string;
  widgets: readonly string[];
  /** Of the last 14 days, the oldest first. */
  loads: readonly number[];
  errors: number;
  leads: number;
}

/** `GET /api/admin/embeds`: what needs a hand first. */
export interface EmbedHealth {
  sites: readonly SisterSite[];
}
