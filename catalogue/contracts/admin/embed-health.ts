/** `quiet`: not seen for a week. `unseen`: same, but registered within it. `unregistered`: its form was refused. */
export type EmbedState = 'fine' | 'quiet' | 'unseen' | 'errors' | 'unregistered';

/** Times are ISO 8601, by the hour. */
export interface SisterSite {
  host: string;
  state: EmbedState;
  lastSeenAt?: string;
  version?: string;
  widgets: readonly string[];
  /** Of the last 14 days, oldest first. */
  loads: readonly number[];
  errors: number;
  leads: number;
}

/** `GET /api/admin/embeds`: sites that need attention first, unregistered ones last. */
export interface EmbedHealth {
  sites: readonly SisterSite[];
}
