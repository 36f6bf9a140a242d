import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** A copy takes seconds; what takes this long hangs. */
const limitMs = 3_600_000;

/**
 * Makes and checks a backup in a process of its own: reading a whole database again would hold up visitors here.
 * @param script the built backup command
 * @param env what it reads its configuration from
 * @returns a function that resolves when the file is whole and on the disk, and rejects with the command's words
 */
export function backupInChild(
  script: string,
  env: NodeJS.ProcessEnv = process.env,
): (file: string, signal: AbortSignal) => Promise<void> {
  return async (file, signal) => {
    // A child that is killed leaves a file under a name of its own, which the next try removes.
    await promisify(execFile)(process.execPath, [script, '--file', file], {
      env,
      signal,
      timeout: limitMs,
      killSignal: 'SIGKILL',
    });
  };
}
