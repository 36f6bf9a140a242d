/** `GET /api/admin/backups`: the newest backup, and whether one is being made. */
export interface BackupState {
  /** The server makes no backups of its own. */
  isOff: boolean;
  isRunning: boolean;
  /** Whether the last one that was asked for failed. */
  hasFailed: boolean;
  last?: { madeAt: string; bytes: number };
}
