import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Where the frameworks and their compilers are installed. */
export const folder = fileURLToPath(new URL('.', import.meta.url));

/**
 * Installs the frameworks beside this file, at the versions in the lock file there, unless they are already installed.
 */
export function installFrameworks(): void {
  if (isInstalled()) return;
  const options = ['--ignore-scripts', '--no-audit', '--no-fund'];
  const { status } = spawnSync('npm', ['ci', '--prefix', folder, ...options], { stdio: 'inherit' });
  if (status !== 0) throw new Error('The frameworks could not be installed; npm says why above');
}

function isInstalled(): boolean {
  const { dependencies } = readJson(`${folder}package.json`) as { dependencies: Record<string, string> };
  return Object.entries(dependencies).every(([name, version]) => {
    const file = `${folder}node_modules/${name}/package.json`;
    return existsSync(file) && (readJson(file) as { version: string }).version === version;
  });
}

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));
