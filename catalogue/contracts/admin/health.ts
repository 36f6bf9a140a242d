/**
 * Something the owner should know about the site. `problem`: something is lost or stuck until the owner acts.
 * `warning`: it soon will be. `info`: all is well, with figures.
 */
export interface Condition {
  /** The kind of condition; at most one of each kind is reported. */
  key: string;
  severity: 'problem' | 'warning' | 'info';
  /** The condition and its consequences, in plain sentences for a house painter. */
  sentence: string;
  /** The condition in two or three words, for a line of figures: `Backup 3 h ago`. */
  brief?: string;
  /** The fragment of the office’s URL that shows more about it, without `#`. */
  address?: string;
  /** The words of the link to it. @default `See details` */
  link?: string;
  /** When it began, ISO 8601. */
  since?: string;
}

/** `GET /api/admin/health`: the worst conditions first. */
export interface Health {
  conditions: readonly Condition[];
}
