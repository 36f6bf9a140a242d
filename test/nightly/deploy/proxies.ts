import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { globalAgent } from 'node:https';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../../support/built-server.ts';
import { timeLimitMs } from '../../support/node-start.mjs';
import { atWorkerEnd } from '../../support/shared-browser.ts';

/** Our configuration of a proxy, its folder of the test, and the addresses of the servers behind it. */
interface Given {
  file: string;
  folder: string;
  upstream: string;
}

export type RunningProxy = Awaited<ReturnType<typeof startNginx>>;

/**
 * Runs a proxy until it is disposed of. Requests by `node:https` trust its certificate.
 * @param startedFile exists once it listens
 */
async function runProxy(
  [command = '', ...args]: readonly string[],
  { env, startedFile, certificate }: { env?: NodeJS.ProcessEnv; startedFile: string; certificate: string },
) {
  const child = spawn(command, args, { ...(env && { env }), stdio: 'pipe' });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (output += data));
  const end = () => child.kill(command === 'nginx' ? 'SIGTERM' : 'SIGKILL');
  atWorkerEnd(end);
  const isThere = () =>
    readFile(startedFile, 'utf8').then(
      (text) => text.endsWith('\n'),
      () => false,
    );
  // Not with `expect.poll`, which may not be called before the first test.
  const deadline = Date.now() + timeLimitMs(20_000);
  while (!(await isThere())) {
    if (child.exitCode !== null || Date.now() > deadline) throw new Error(`${command} did not start: ${output}`);
    await pause(50);
  }
  globalAgent.options.ca = [globalAgent.options.ca ?? [], await readFile(certificate, 'utf8')].flat();
  return {
    async [Symbol.asyncDispose]() {
      const exit = once(child, 'exit');
      end();
      await exit;
    },
  };
}

/** Free ports for {@link startCaddy}: the server needs its public URL before Caddy starts. */
export async function caddyPlace() {
  const [http, https] = [await freePort(), await freePort()];
  return { url: `https://localhost:${https}`, plainUrl: `http://localhost:${http}`, ports: { http, https } };
}

/** Debian’s Caddy with an unchanged Caddyfile for `localhost`, and a certificate authority of its own. */
export async function startCaddy(
  { url, plainUrl, ports }: Awaited<ReturnType<typeof caddyPlace>>,
  { file, folder, upstream }: Given,
) {
  await mkdir(folder, { recursive: true });
  const config = path.join(folder, 'Caddyfile');
  const options = `admin off\n skip_install_trust\n http_port ${ports.http}\n https_port ${ports.https}`;
  await writeFile(config, `{\n ${options}\n}\nimport ${file}\n`);
  const env = {
    PATH: process.env.PATH,
    ...{ XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder, HOME: folder },
    ...{ BRUSHLINE_SITE: 'localhost', BRUSHLINE_UPSTREAM: upstream },
  };
  const certificate = path.join(folder, 'caddy/pki/authorities/local/root.crt');
  const command = ['caddy', 'run', '--adapter', 'caddyfile', '--config', config];
  return { url, plainUrl, ...(await runProxy(command, { env, startedFile: certificate, certificate })) };
}

/** Writes our configuration into a folder, with free ports and a certificate of its own. @returns arguments of nginx */
export async function nginxPlace({ file, folder, upstream }: Given) {
  await mkdir(folder, { recursive: true });
  const [key = '', certificate = ''] = ['privkey.pem', 'fullchain.pem'].map((name) => path.join(folder, name));
  const request = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-subj', '/CN=localhost', '-days', '1'];
  execFileSync('openssl', [...request, '-keyout', key, '-out', certificate], { stdio: 'ignore' });
  const ports = { 80: await freePort(), 443: await freePort() };
  const site = (await readFile(file, 'utf8'))
    .replaceAll('/etc/letsencrypt/live/www.example.com', folder)
    .replaceAll('127.0.0.1:3000', upstream)
    .replace(/^(\s*listen .*?)\b(80|443)\b/gm, (_, before, port: '80' | '443') => before + ports[port]);
  await writeFile(path.join(folder, 'site.conf'), site);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${name};`);
  const http = `access_log off; ${temporary.join(' ')} include site.conf;`;
  await writeFile(path.join(folder, 'nginx.conf'), `daemon off; pid nginx.pid; events {} http { ${http} }`);
  const args = ['-p', folder, '-c', path.join(folder, 'nginx.conf'), '-e', 'stderr'];
  return { args, url: `https://localhost:${ports[443]}`, certificate };
}

/** Debian’s nginx, with an otherwise unchanged configuration for `localhost`. */
export async function startNginx(given: Given) {
  const { args, url, certificate } = await nginxPlace(given);
  const startedFile = path.join(given.folder, 'nginx.pid');
  return { url, ...(await runProxy(['nginx', ...args], { startedFile, certificate })) };
}
