/**
 * Whether forms on a site are accepted; `invalid`: the input is not a site; `unreachable`: the server did not respond.
 */
export type Registration = 'registered' | 'unregistered' | 'invalid' | 'unreachable';

export interface CheckData {
  /** The origin that serves the widgets. */
  origin: string;
  /** As typed. */
  site?: string | undefined;
  /** Absent if no site was submitted. */
  registration?: Registration | undefined;
  /** As pasted. */
  policy?: string | undefined;
}
