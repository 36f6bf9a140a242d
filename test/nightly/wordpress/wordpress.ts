import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chmod, cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '../../support/built-server.ts';
import { installFromDebian } from '../../support/debian.ts';
import { timeLimitMs } from '../../support/node-start.mjs';

const packages = ['wordpress', 'wordpress-theme-twentytwentythree', 'php-cli', 'php-mysql', 'mariadb-server'];
/** Where Debian puts WordPress. */
const wordpressFolder = '/usr/share/wordpress';
const startLimitMs = timeLimitMs(60_000);

export type Wordpress = Awaited<ReturnType<typeof startWordpress>>;

/**
 * A real WordPress without content, served by PHP on 127.0.0.1, with its own MariaDB behind a socket. Installs what is
 * missing.
 */
export async function startWordpress() {
  installFromDebian(packages);
  const folder = await mkdtemp(path.join(tmpdir(), 'wordpress-'));
  const socket = path.join(folder, 'db.sock');
  const started: ChildProcess[] = [];
  const endWithUs = () => {
    for (const child of started) child.kill('SIGKILL');
  };
  process.once('exit', endWithUs);

  async function close() {
    process.off('exit', endWithUs);
    for (const child of started.reverse()) {
      if (child.exitCode !== null || child.signalCode !== null) continue;
      const exit = once(child, 'exit');
      child.kill('SIGTERM');
      await exit;
    }
    await rm(folder, { recursive: true, force: true });
  }
  try {
    started.push(await startDatabase(folder, socket));
    const port = await freePort();
    const url = `http://127.0.0.1:${port}`;
    const site = path.join(folder, 'site');
    await cp(wordpressFolder, site, {
      recursive: true,
      dereference: true,
      filter: (file) => !file.endsWith('.htaccess'),
    });
    await mkdir(path.join(site, 'wp-content/uploads'), { recursive: true });
    await writeFile(path.join(site, 'wp-config.php'), configuration(socket, url));
    let output = '';
    const server = spawn('php', ['-d', 'error_reporting=E_ALL', '-S', `127.0.0.1:${port}`, '-t', site], {
      // WordPress sends requests to itself.
      env: { ...process.env, PHP_CLI_SERVER_WORKERS: '4' },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    started.push(server);
    for (const stream of [server.stdout, server.stderr]) stream.on('data', (data) => (output += data));
    await waitFor(() => fetch(`${url}/wp-admin/install.php`).then(({ ok }) => ok));
    return {
      url,
      close,
      /** PHP's errors and warnings. */
      errors: () => output.split('\n').filter((line) => /PHP (Fatal|Warning|Notice|Deprecated|Parse)/.test(line)),
      /** Runs PHP inside WordPress, and returns what it prints. */
      php: (code: string) =>
        execFileSync('php', ['-r', `require ${JSON.stringify(path.join(site, 'wp-load.php'))}; ${code}`], {
          encoding: 'utf8',
        }),
    };
  } catch (error) {
    await close();
    throw error;
  }
}

async function startDatabase(folder: string, socket: string): Promise<ChildProcess> {
  await chmod(folder, 0o755);
  const user = process.getuid?.() === 0 ? ['--user=root'] : [];
  const shared = ['--no-defaults', `--datadir=${path.join(folder, 'db')}`, ...user];
  execFileSync('mariadb-install-db', [...shared, '--auth-root-authentication-method=normal', '--skip-test-db']);
  const flags = [`--socket=${socket}`, `--pid-file=${folder}/db.pid`, '--skip-networking'];
  const server = spawn('mariadbd', [...shared, ...flags], { stdio: 'ignore' });
  await waitFor(async () => existsSync(socket));
  const client = ['--no-defaults', `--socket=${socket}`, '--user=root', '--execute', 'CREATE DATABASE wordpress'];
  execFileSync('mariadb', client);
  return server;
}

/** Allows writing everywhere, so that a zip can be installed; blocks the network. */
const configuration = (socket: string, url: string) => `<?php
define('DB_NAME', 'wordpress');
define('DB_USER', 'root');
define('DB_PASSWORD', '');
define('DB_HOST', 'localhost:${socket}');
define('DB_CHARSET', 'utf8mb4');
define('DB_COLLATE', '');
${['AUTH', 'SECURE_AUTH', 'LOGGED_IN', 'NONCE']
  .flatMap((name) => [`${name}_KEY`, `${name}_SALT`])
  .map((name) => `define('${name}', 'only for this test: ${name}');`)
  .join('\n')}
$table_prefix = 'wp_';
define('WP_HOME', '${url}');
define('WP_SITEURL', '${url}');
define('FS_METHOD', 'direct');
define('WP_HTTP_BLOCK_EXTERNAL', true);
define('AUTOMATIC_UPDATER_DISABLED', true);
define('DISABLE_WP_CRON', true);
define('WP_DEBUG', true);
define('WP_DEBUG_DISPLAY', false);
if (!defined('ABSPATH')) define('ABSPATH', __DIR__ . '/');
require_once ABSPATH . 'wp-settings.php';
`;

async function waitFor(isSo: () => Promise<boolean>): Promise<void> {
  const deadline = Date.now() + startLimitMs;
  while (!(await isSo().catch(() => false))) {
    if (Date.now() > deadline) throw new Error('It did not start');
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
