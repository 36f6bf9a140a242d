import { spawnSync } from 'node:child_process';

const isInstalled = (name: string) => spawnSync('dpkg', ['-s', name], { stdio: 'ignore' }).status === 0;

/** Installs packages from the Debian mirror in the apt sources, as root, if some are missing. */
export function installFromDebian(packages: readonly string[]): void {
  const missing = packages.filter((name) => !isInstalled(name));
  if (missing.length === 0) return;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit', env });
  const { status } = spawnSync('apt-get', ['install', '-qq', '-y', '--no-install-recommends', ...missing], {
    stdio: 'inherit',
    env,
  });
  if (status !== 0) throw new Error(`Missing: ${missing.join(' ')}. As root on Debian: apt-get install them.`);
}
