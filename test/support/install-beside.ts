import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

/**
 * Installs the packages of a folder's lock file into that folder, unless they are there at its versions. Nothing else
 * needs them.
 */
export function installBeside(folder: string): void {
  const read = (file: string) => JSON.parse(readFileSync(`${folder}${file}`, 'utf8'));
  const isInstalled = ([name, version]: [string, unknown]) => {
    const file = `node_modules/${name}/package.json`;
    return existsSync(folder + file) && read(file).version === version;
  };
  if (Object.entries(read('package.json').dependencies).every(isInstalled)) return;
  const options = ['--ignore-scripts', '--no-audit', '--no-fund'];
  const { status } = spawnSync('npm', ['ci', '--prefix', folder, ...options], { stdio: 'inherit' });
  if (status !== 0) throw new Error(`${folder} could not be installed; npm says why above`);
}
