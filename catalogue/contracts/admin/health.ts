import * as v from 'valibot';

/**
 * Something the owner should know about the site. `problem`: something is lost or stuck until somebody acts. `warning`:
 * it soon will be. `info`: all is well, with figures.
 */
export interface Condition {
  /** The kind of condition; at most one of each kind is reported. */
  key: string;
  severity: 'problem' | 'warning' | 'info';
  /** What is the case and what follows from it, in plain sentences for somebody who paints houses. */
  sentence: string;
  /** The same in two or three words, for a line of figures: `Backup 3 h ago`. */
  brief?: string;
  /** Since when, ISO 8601. */
  since?: string;
  /** What the owner can do about it here: a `POST` of `body` to `/api/admin` + `path`. */
  action?: { label: string; path: string; body: Readonly<Record<string, string>> };
}

/** `GET /api/admin/health`: the worst conditions first. */
export interface Health {
  conditions: readonly Condition[];
}

/** `POST /api/admin/health/clock`: the owner confirms that the clock, which showed this time (ISO 8601), is right. */
export const ClockConfirmation = v.object({
  shown: v.pipe(v.string('Invalid input'), v.isoTimestamp('Invalid input')),
});
