/**
 * `fine`: seen within a week without errors. `quiet`: registered, but not seen for a week or ever. `unseen`: the same,
 * of a site that was registered within a week, which is no trouble yet. `errors`: a widget failed there within a week.
 * `unregistered`: it tried to send a form and was refused.
 */
export type EmbedState = 'fine' | 'quiet' | 'unseen' | 'errors' | 'unregistered';

/** The state of our widgets on another site. Times are ISO 8601, by the hour. */
export interface SisterSite {
  host: string;
  state: EmbedState;
  lastSeenAt?: string;
  /** The newest version loaded there. */
  version?: string;
  widgets: readonly string[];
  /** For the last 14 days, oldest first. */
  loads: readonly number[];
  errors: number;
  leads: number;
}

/** `GET /api/admin/embeds`: registered sites, those that need attention first, then the others that have tried. */
export interface EmbedHealth {
  sites: readonly SisterSite[];
}
