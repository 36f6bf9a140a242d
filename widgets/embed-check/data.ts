/** Whether forms on a site are accepted; `invalid`: what was typed is no site; `unreachable`: nobody answered. */
export type Registration = 'registered' | 'unregistered' | 'invalid' | 'unreachable';

export interface CheckData {
  /** The origin that serves the widgets. */
  origin: string;
  /** As typed. */
  site?: string | undefined;
  /** Absent if nothing was asked. */
  registration?: Registration | undefined;
  /** As pasted in. */
  policy?: string | undefined;
}
