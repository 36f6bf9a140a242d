import { installFromDebian } from '../../support/debian.ts';

/** Where Debian puts WordPress. */
export const wordpressFolder = '/usr/share/wordpress';

/** Installs WordPress, PHP and MariaDB, if any is missing. */
export function installWordpress(): void {
  installFromDebian(['wordpress', 'wordpress-theme-twentytwentythree', 'php-cli', 'php-mysql', 'mariadb-server']);
}
