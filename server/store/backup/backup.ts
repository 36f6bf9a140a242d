/** When a copy was made, as a part of its file's name that sorts by time: `2026-11-21T16-05-00-250Z`. */
export const timeInName = (time: Date): string => time.toISOString().replaceAll(/[:.]/g, '-');

/** How much a copy holds, as counted in the copy itself. */
export interface BackupCounts {
  leads: number;
  events: number;
}

/** Why a copy was not made or not put back, in words for whoever asked for it. */
export class BackupRefusal extends Error {
  override name = 'BackupRefusal';
}
