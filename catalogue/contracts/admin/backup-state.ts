/** `GET /api/admin/backups`: the newest backup, and whether one is being made. */
export interface BackupState {
  /** Whether the server makes no backups. */
  isOff: boolean;
  isRunning: boolean;
  /** Whether the last requested one failed. */
  hasFailed: boolean;
  last?: { madeAt: string; bytes: number };
}
