import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach } from 'vitest';

interface Start {
  env?: Record<string, string>;
  entry?: string;
  uid?: number;
}

/** A new folder for each test of the calling file. */
export function startFolder() {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'brushline-start-'));
    await chmod(folder, 0o755);
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));
  return {
    get path() {
      return folder;
    },
    file: (name: string) => path.join(folder, name),
  };
}

/** Starts the built server, expects it to refuse, and returns all that it said. */
export async function startWith({ env, entry = 'dist/server/index.js', uid }: Start) {
  const child = spawn(process.execPath, [entry], {
    env: { PATH: process.env.PATH, PORT: '0', ...env },
    ...(uid !== undefined && { uid }),
  });
  const [said, logged, [code]] = await Promise.all([text(child.stderr), text(child.stdout), once(child, 'exit')]);
  return { output: logged + said, code };
}
