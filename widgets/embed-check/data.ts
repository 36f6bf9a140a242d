/** `invalid`: the input is not a site; `unreachable`: the server did not respond. */
export type Registration = 'registered' | 'unregistered' | 'invalid' | 'unreachable';

export interface CheckData {
  origin: string;
  site?: string | undefined;
  /** Absent if no site was submitted. */
  registration?: Registration | undefined;
  policy?: string | undefined;
}
