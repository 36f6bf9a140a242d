/** The time of a copy as a part of its file's name that sorts by time: `2026-11-21T16-05-00-250Z`. */
export const timeInName = (time: Date): string => time.toISOString().replaceAll(/[:.]/g, '-');

/** How much a copy contains, as counted in the copy itself. */
export interface BackupCounts {
  leads: number;
  events: number;
  /** Photos of its leads that were copied or are put back; absent where they are among the records. */
  photos?: number;
  /** Photos of its leads that were found nowhere. */
  missingPhotos?: number;
}

/** Why a copy was not made or restored, as a sentence for the person who asked for it. */
export class BackupRefusal extends Error {
  override name = 'BackupRefusal';
}
