/** `GET /api/admin/limits`: reached since this process started, oldest first. */
export interface ReachedLimits {
  limits: readonly {
    limit: string;
    number: number;
    unit: string;
    effect: string;
    count: number;
    /** ISO 8601. */
    lastAt: string;
  }[];
}
