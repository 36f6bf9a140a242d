import type { Action } from '../../metrics/action-values.ts';
import type { MeasuredForm, VitalName } from '../../metrics/metric-names.ts';
import type { DeadlineMode } from '../../time/response-deadline.ts';

export const reportRanges = [7, 30, 90, 365] as const;
export type ReportRange = (typeof reportRanges)[number];

export interface Daily {
  name: string;
  total: number;
  /** Of the days before, up to the same time of day. */
  before: number;
  perDay: readonly number[];
}

/** Days in New York. */
export interface Report {
  /** `2026-11-21`, oldest first, ending today. */
  days: readonly string[];
  /** Most frequent first; the rest is `other`. */
  events: readonly Daily[];
  leads: readonly Daily[];
  /** Most first. `''`: unknown, or our own pages. */
  sites: readonly { name: string; count: number }[];
  pages: readonly { name: string; count: number }[];
  funnel: readonly { form: MeasuredForm; seen: number; started: number; sent: number }[];
  answers: {
    /** Without spam. */
    received: number;
    answered: number;
    medianMs?: number;
    clock: DeadlineMode;
    due: number;
    inTime: number;
    /** By the day received; `late` includes unanswered ones. */
    perDay: readonly { medianMs?: number; late: number }[];
  };
  values: readonly { action: Action; count: number; value: number }[];
  vitals: readonly { name: VitalName; good: number; fair: number; poor: number }[];
}
