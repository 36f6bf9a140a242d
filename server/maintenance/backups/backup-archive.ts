import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { Readable } from 'node:stream';
import { Problem } from '../../problem.ts';

/**
 * A backup and its photos as one tar file, in the layout that `npm run restore` reads once it is unpacked; written no
 * faster than it is read. The stream fails if a file cannot be read. Rejects with a problem if this machine has no
 * `tar`.
 */
export async function backupArchive({ file, photos }: { file: string; photos: readonly string[] }): Promise<Readable> {
  const args = ['-cf', '-', '-C', path.dirname(file), '-T', '-'];
  const tar = spawn('tar', args, { stdio: ['pipe', 'pipe', 'ignore'], env: { PATH: process.env.PATH } });
  try {
    await once(tar, 'spawn');
  } catch (cause) {
    throw new Problem('unavailable', { cause });
  }
  const ended = once(tar, 'close');
  // tar may exit before it has read all names; its exit code shows whether it failed.
  tar.stdin.on('error', () => {});
  tar.stdin.end(`${[path.basename(file), ...photos].join('\n')}\n`);

  async function* bytes() {
    try {
      yield* tar.stdout;
      const [code] = await ended;
      if (code !== 0) throw new Error(`tar ended with ${code}`);
    } finally {
      tar.kill('SIGKILL');
    }
  }
  return Readable.from(bytes(), { objectMode: false });
}
