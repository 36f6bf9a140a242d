import { spawnSync } from 'node:child_process';

const isInstalled = (name: string) => spawnSync('dpkg', ['-s', name], { stdio: 'ignore' }).status === 0;

/** Installs packages from the Debian mirror in the apt sources, as root, if some are missing. */
export function installFromDebian(packages: readonly string[]): void {
  const missing = packages.filter((name) => !isInstalled(name));
  if (missing.length === 0) return;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit', env });
  // Two files of a suite may install at the same time.
  const options = ['-qq', '-y', '--no-install-recommends', '-o', 'DPkg::Lock::Timeout=120'];
  const { status } = spawnSync('apt-get', ['install', ...options, ...missing], { stdio: 'inherit', env });
  if (status !== 0) throw new Error(`Missing: ${missing.join(' ')}. As root on Debian: apt-get install them.`);
}
