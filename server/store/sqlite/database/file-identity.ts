import { statSync } from 'node:fs';

/** Thrown if the database file, or its write-ahead log, is no longer the one that was opened. */
export class DatabaseFileGone extends Error {
  override name = 'DatabaseFileGone';
  readonly code = 'DATABASE_FILE_GONE';
}

/**
 * Records the files that a database was opened from. SQLite keeps writing to a file that was deleted or renamed, and
 * those writes are lost when the process ends.
 * @param file the database, open and in WAL mode
 * @returns a function that throws a {@link DatabaseFileGone} unless the same files are there; it takes a few
 * microseconds
 */
export function createFileIdentity(file: string): () => void {
  const files = [file, `${file}-wal`].map((path) => ({ path, identity: identityOf(path) }));
  return () => {
    for (const { path, identity } of files) {
      if (identityOf(path) !== identity) throw new DatabaseFileGone(`${path} was deleted or replaced`);
    }
  };
}

function identityOf(path: string): string | undefined {
  const found = statSync(path, { bigint: true, throwIfNoEntry: false });
  return found && `${found.dev} ${found.ino}`;
}
