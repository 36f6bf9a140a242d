import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { globalAgent } from 'node:https';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../../support/built-server.ts';
import { timeLimitMs } from '../../support/node-start.mjs';
import { atWorkerEnd } from '../../support/shared-browser.ts';

/** Writes our configuration into a folder, with free ports and a certificate of its own. @returns arguments of nginx */
export async function nginxPlace(given: { file: string; folder: string; upstream: string }) {
  const { file, folder, upstream } = given;
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
  return { args, url: `https://localhost:${ports[443]}`, certificate: await readFile(certificate, 'utf8') };
}

/** Debian’s, with an otherwise unchanged configuration for `localhost`. Requests by `node:https` trust its certificate. */
export async function startNginx(given: { file: string; folder: string; upstream: string }) {
  const { args, url, certificate } = await nginxPlace(given);
  const child = spawn('nginx', args, { stdio: ['ignore', 'ignore', 'pipe'] });
  let output = '';
  child.stderr.on('data', (data) => (output += data));
  const end = () => child.kill('SIGTERM');
  atWorkerEnd(end);
  globalAgent.options.ca = [globalAgent.options.ca ?? [], certificate].flat();
  const deadline = Date.now() + timeLimitMs(20_000);
  // The process id is written once it listens.
  while (!(await readFile(path.join(given.folder, 'nginx.pid'), 'utf8').catch(() => ''))) {
    if (child.exitCode !== null || Date.now() > deadline) throw new Error(`nginx did not start: ${output}`);
    await pause(50);
  }
  return {
    url,
    async [Symbol.asyncDispose]() {
      const exit = once(child, 'exit');
      end();
      await exit;
    },
  };
}
