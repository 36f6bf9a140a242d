/** The time of a copy as a part of its file's name that sorts by time: `2026-11-21T16-05-00-250Z`. */
export const timeInName = (time: Date): string => time.toISOString().replaceAll(/[:.]/g, '-');

/** The numbers of records in a copy, counted in the copy. */
export interface BackupCounts {
  leads: number;
  events: number;
  /** Photos of its leads that were copied or restored; absent if the records include them. */
  photos?: number;
  /** Photos of its leads that were found nowhere. */
  missingPhotos?: number;
}

/** Why a copy was not made or restored, as a sentence for the person who asked for it. */
export class BackupRefusal extends Error {
  override name = 'BackupRefusal';
}

/** Thrown if the data itself is damaged, and not only its copy. */
export class DamagedData extends BackupRefusal {
  readonly code = 'SQLITE_CORRUPT';
  constructor() {
    super('The database is damaged: restore an earlier backup with "node dist/server/restore.js FILE --replace".');
  }
}

/** The exit code of the backup command for {@link DamagedData}: EX_DATAERR of sysexits.h. */
export const damagedExitCode = 65;
