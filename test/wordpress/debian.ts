import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Where Debian puts WordPress. */
export const wordpressFolder = '/usr/share/wordpress';

const packages = ['wordpress', 'wordpress-theme-twentytwentythree', 'php-cli', 'php-mysql', 'mariadb-server'];

const isInstalled = (name: string) => spawnSync('dpkg', ['-s', name], { stdio: 'ignore' }).status === 0;

/** Installs WordPress, PHP and MariaDB from the Debian mirror in the apt sources, if something is missing. */
export function installWordpress(): void {
  const missing = packages.filter((name) => !isInstalled(name));
  if (missing.length === 0 && existsSync(wordpressFolder)) return;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit', env });
  const { status } = spawnSync('apt-get', ['install', '-qq', '-y', '--no-install-recommends', ...missing], {
    stdio: 'inherit',
    env,
  });
  if (status !== 0) throw new Error(`Missing: ${missing.join(' ')}. As root on Debian: apt-get install them.`);
}
