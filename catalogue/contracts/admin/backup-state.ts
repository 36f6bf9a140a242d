/** `GET /api/admin/backups`: the newest backup, and whether one is being made. */
export interface BackupState {
  /** Whether the server makes no backups. */
  isOff: boolean;
  isRunning: boolean;
  /** Whether the last requested one failed. */
  hasFailed: boolean;
  last?: { madeAt: string; bytes: number };
  /** The last two weeks, today last; empty where no backups are made. */
  days: readonly BackupDay[];
}

/** The outcome of the backups of one day in New York. */
export interface BackupDay {
  /** `2026-06-11`. */
  day: string;
  /** `late`: it failed at first, and was made later that day. Absent if none was tried. */
  outcome?: 'made' | 'late' | 'failed';
}
