import { execFile, execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { installFromDebian } from '../../support/debian.ts';

/** https://schemathesis.readthedocs.io, from PyPI. */
const version = '4.32.5';
const folder = path.resolve(`.cache/schemathesis-${version}`);
const program = path.join(folder, 'bin/st');

/** Installs Schemathesis into its own virtual environment, unless it is already there. */
export function installSchemathesis(): void {
  if (existsSync(program)) return;
  if (!hasVenv()) installFromDebian(['python3-venv']);
  try {
    execFileSync('python3', ['-m', 'venv', folder], { stdio: 'inherit' });
    execFileSync(path.join(folder, 'bin/pip'), ['install', '--quiet', `schemathesis==${version}`], {
      stdio: 'inherit',
    });
  } catch (cause) {
    throw new Error(`Missing: schemathesis ${version}. It takes Python 3 with venv, and PyPI or a mirror of it.`, {
      cause,
    });
  }
}

function hasVenv(): boolean {
  try {
    execFileSync('python3', ['-c', 'import venv, ensurepip'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** Runs it against a description. @returns its exit code and output */
export function fuzz(url: string, options: readonly string[]): Promise<{ code: number; output: string }> {
  return new Promise((resolve) => {
    execFile(
      program,
      ['run', url, '--no-color', ...options],
      { cwd: folder, maxBuffer: 2 ** 26 },
      (error, stdout, stderr) => {
        resolve({ code: error ? Number(error.code ?? 1) : 0, output: stdout + stderr });
      },
    );
  });
}
