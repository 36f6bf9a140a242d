import { BackupRefusal } from '../../store/backup/backup.ts';

/** Why a backup was not made, or not restored, in one sentence for the person who ran the command. */
export function failureReason(error: unknown, folder: string): string {
  if (error instanceof BackupRefusal) return error.message;
  const { code = '', message = String(error) } = (error ?? {}) as { code?: unknown; message?: string };
  return reasons.find(([pattern]) => pattern.test(String(code)))?.[1](folder) ?? message;
}

const reasons: readonly [RegExp, (folder: string) => string][] = [
  [/^(EEXIST|ENOTDIR|EISDIR)$/, (folder) => `${folder} is not a folder.`],
  [/^(ENOENT|EACCES|EPERM|EROFS)$/, (folder) => `${folder} cannot be made or written by this user.`],
  [/^(ENOSPC|EDQUOT|SQLITE_FULL)$/, (folder) => `The disk of ${folder} is full.`],
];
