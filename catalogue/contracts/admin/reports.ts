import type { Action } from '../../metrics/action-values.ts';
import type { MeasuredForm, VitalName } from '../../metrics/metric-names.ts';
import type { DeadlineMode } from '../../time/response-deadline.ts';

/** For how many days numbers can be asked. */
export const reportRanges = [7, 30, 90, 365] as const;
export type ReportRange = (typeof reportRanges)[number];

/** How often something happened, in all and on each of the days. */
export interface Daily {
  name: string;
  total: number;
  perDay: readonly number[];
}

/** `GET /api/admin/numbers`: how the site did, by days of New York. */
export interface Report {
  /** `2026-11-21`, oldest first; the last one is today, so far. */
  days: readonly string[];
  /** By type; most first, and what comes beyond the first few together as `other`. */
  events: readonly Daily[];
  /** By kind. */
  leads: readonly Daily[];
  /** Where leads came from; most first. `''`: not known, or our own pages. */
  sites: readonly { name: string; count: number }[];
  /** Origin and path of the pages that leads came from; most first. */
  pages: readonly { name: string; count: number }[];
  funnel: readonly { form: MeasuredForm; seen: number; started: number; sent: number }[];
  answers: {
    /** Leads received that are no spam. */
    received: number;
    answered: number;
    /** Half of the first answers came sooner. Absent while there is none. */
    medianMs?: number;
    /** How the 24 hours are counted. */
    clock: DeadlineMode;
    /** Leads whose 24 hours are over. */
    due: number;
    /** How many of them were answered within these. */
    inTime: number;
  };
  /** What visitors’ actions are worth, by SPEC.md §9; most first. */
  values: readonly { action: Action; count: number; value: number }[];
  vitals: readonly { name: VitalName; good: number; fair: number; poor: number }[];
}
