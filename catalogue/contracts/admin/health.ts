/** `problem`: lost or stuck until the owner acts. `warning`: soon will be. */
export interface Condition {
  /** At most one condition has each key. */
  key: string;
  severity: 'problem' | 'warning' | 'info';
  sentence: string;
  /** Two or three words: `Backup 3 h ago`. */
  brief?: string;
  /** A fragment of the office’s URL, without `#`. */
  address?: string;
  /** @default `See details` */
  link?: string;
  /** ISO 8601. */
  since?: string;
}

/** `GET /api/admin/health`: the worst first. */
export interface Health {
  conditions: readonly Condition[];
}
