import { statfsSync, statSync } from 'node:fs';
import { wrapCalls } from '../store-timeout.ts';

export const saysDamaged = (error: unknown): boolean =>
  /^SQLITE_(CORRUPT|NOTADB)/.test(String((error as { code?: unknown } | undefined)?.code));

/** What intact parts still accept would be lost in a restore. `onDamage` is called at most once. */
export function createDamageMemory(onDamage: (error: Error) => void) {
  let damage: Error | undefined;

  function note(error: unknown): void {
    if (damage || !saysDamaged(error)) return;
    const { code, message } = error as Error & { code: string };
    const advice = 'stop the server, restore a backup with "node dist/server/restore.js FILE --replace", then start it';
    damage = Object.assign(new Error(`The database is damaged (${message}): ${advice}`), { code });
    onDamage(damage);
  }

  return {
    note,
    guard: <Calls extends object>(calls: Calls): Calls =>
      wrapCalls(calls, (call) => async (...given) => {
        try {
          return await call(...given);
        } catch (error) {
          note(error);
          throw error;
        }
      }),
    check(): void {
      if (damage !== undefined) throw damage;
    },
  };
}

export class DatabaseFileGone extends Error {
  override name = 'DatabaseFileGone';
  readonly code = 'DATABASE_FILE_GONE';
}

/**
 * SQLite keeps writing to a deleted or renamed file, and that is lost. Needs an open database in WAL mode; the check
 * throws {@link DatabaseFileGone}.
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

const freshMs = 2_000;

/** As of a few seconds ago. */
export type HasRoom = () => boolean;

/** `reserveBytes`: 0 for no reserve. */
export function createDiskReserve(dir: string, reserveBytes: number): HasRoom {
  if (reserveBytes === 0) return () => true;
  let hasRoom = true;
  let askedAt = Number.NEGATIVE_INFINITY;
  return () => {
    if (performance.now() - askedAt > freshMs) {
      hasRoom = isAbove(reserveBytes, statfsSync(dir));
      askedAt = performance.now();
    }
    return hasRoom;
  };
}

/** Some file systems, mostly network ones, do not report their size. */
const isAbove = (bytes: number, { blocks, bavail, bsize }: { blocks: number; bavail: number; bsize: number }) =>
  blocks === 0 || bavail * bsize >= bytes;
