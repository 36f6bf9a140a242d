import type { Action } from '../../metrics/action-values.ts';
import type { MeasuredForm, VitalName } from '../../metrics/metric-names.ts';
import type { DeadlineMode } from '../../time/response-deadline.ts';

/** The ranges of a report, in days. */
export const reportRanges = [7, 30, 90, 365] as const;
export type ReportRange = (typeof reportRanges)[number];

/** A count in total and for each day. */
export interface Daily {
  name: string;
  total: number;
  /** The count of the same number of days before, up to the same time of day. */
  before: number;
  perDay: readonly number[];
}

/** `GET /api/admin/numbers`: the report of the site, by day in New York. */
export interface Report {
  /** `2026-11-21`, oldest first; the last one is the current day. */
  days: readonly string[];
  /** By type, most frequent first; types after the first few are summed up as `other`. */
  events: readonly Daily[];
  /** By kind. */
  leads: readonly Daily[];
  /** Where leads came from, most first. `''`: unknown, or our own pages. */
  sites: readonly { name: string; count: number }[];
  /** Origin and path of the pages that leads came from, most first. */
  pages: readonly { name: string; count: number }[];
  funnel: readonly { form: MeasuredForm; seen: number; started: number; sent: number }[];
  answers: {
    /** Leads received, spam excluded. */
    received: number;
    answered: number;
    /** The median time until the first answer. Absent while there is none. */
    medianMs?: number;
    /** How the 24 hours are counted. */
    clock: DeadlineMode;
    /** Leads whose 24 hours have passed. */
    due: number;
    /** How many of those were answered in time. */
    inTime: number;
    /** By the day received: the median as above, and how many were answered late or not at all. */
    perDay: readonly { medianMs?: number; late: number }[];
  };
  /** The values of visitors’ actions, highest first. */
  values: readonly { action: Action; count: number; value: number }[];
  vitals: readonly { name: VitalName; good: number; fair: number; poor: number }[];
}
