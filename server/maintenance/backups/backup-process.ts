import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { errorFields, type LogFields } from '../../log/log.ts';
import { BackupRefusal, DamagedData, damagedExitCode } from '../../store/backup/backup.ts';

/** A copy takes seconds; one that takes this long hangs. */
const limitMs = 3_600_000;

/**
 * Makes and checks a backup in a separate process: reading an entire database here would delay visitors.
 * @param script the built backup command
 * @param env the environment with the configuration
 * @returns a function that resolves when the file is complete and on disk, and rejects with the command's message, or
 * with {@link DamagedData}
 */
export function backupInChild(
  script: string,
  env: NodeJS.ProcessEnv = process.env,
): (file: string, signal: AbortSignal) => Promise<void> {
  return async (file, signal) => {
    // A killed child leaves a temporary file, which the next attempt removes.
    await promisify(execFile)(process.execPath, [script, '--file', file], {
      env,
      signal,
      timeout: limitMs,
      killSignal: 'SIGKILL',
    }).catch((error) => {
      const [sentence] = /^No backup was made.*/m.exec(error.stderr) ?? [];
      throw error.code === damagedExitCode ? new DamagedData() : sentence ? new BackupRefusal(sentence) : error;
    });
  };
}

/** What is logged about a failed backup: also the command's sentence, which names folders and nothing of the data. */
export const backupFailureFields = (error: unknown): LogFields => ({
  ...errorFields(error),
  ...(error instanceof BackupRefusal && { reason: error.message }),
});
