/** `GET /api/admin/limits`: the limits that took effect since this process started, in the order of their first time. */
export interface ReachedLimits {
  limits: readonly {
    limit: string;
    number: number;
    unit: string;
    effect: string;
    /** How often it took effect. */
    count: number;
    /** When it last did, ISO 8601. */
    lastAt: string;
  }[];
}
