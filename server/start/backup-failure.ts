import { accessSync, constants, existsSync } from 'node:fs';
import path from 'node:path';
import { makeFolder } from '../store/files.ts';
import { type StartFailure, wrongConfiguration } from './exit-on.ts';

/**
 * Creates the folder of the backups if it is missing. Throws the system's error if it is not a folder or cannot be
 * written. The folder that is not configured is part of the data folder, which has its own check.
 */
export function prepareBackupDir({ backupDir, dataDir }: { backupDir: string | undefined; dataDir: string }): void {
  if (backupDir === undefined || backupDir === path.join(dataDir, 'backups')) return;
  makeFolder(backupDir);
  accessSync(backupDir, constants.W_OK | constants.X_OK);
}

/**
 * The failure of a backup folder that can never work: a file is in its place, or nothing can be created there, as in
 * `/proc`. Undefined for any other error and for a link that leads nowhere, as with an absent disk.
 */
export function backupFailure(error: unknown, backupDir: string): StartFailure | undefined {
  const { code = '', path: place = backupDir } = error as NodeJS.ErrnoException;
  if (!/^(EEXIST|ENOTDIR|ENOENT)$/.test(code) || (code === 'EEXIST' && !existsSync(place))) return undefined;
  return {
    sentence: `BACKUP_DIR ${path.resolve(backupDir)} cannot be made a folder: set it to another folder, or to off.`,
    exitCode: wrongConfiguration,
  };
}
