import * as v from 'valibot';

/**
 * Something the owner should know about the site's own state. `problem`: something is lost or stands still until
 * somebody acts. `warning`: it will be. `info`: all is well, and here is how well.
 */
export interface Condition {
  /** Names the kind of condition; at most one of a kind is told. */
  key: string;
  severity: 'problem' | 'warning' | 'info';
  /** What is so and what follows, in plain sentences for somebody who paints houses. */
  sentence: string;
  /** Since when, ISO 8601. */
  since?: string;
  /** What the owner can do about it here: a `POST` of `body` to `/api/admin` + `path`. */
  action?: { label: string; path: string; body: Readonly<Record<string, string>> };
}

/** `GET /api/admin/health`: the worst first. */
export interface Health {
  conditions: readonly Condition[];
}

/** `POST /api/admin/health/clock`: the owner says that the clock is right, which showed this time (ISO 8601). */
export const ClockConfirmation = v.object({
  shown: v.pipe(v.string('Invalid input'), v.isoTimestamp('Invalid input')),
});
