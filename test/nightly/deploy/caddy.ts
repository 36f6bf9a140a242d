import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { globalAgent } from 'node:https';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../../support/built-server.ts';
import { timeLimitMs } from '../../support/node-start.mjs';
import { atWorkerEnd } from '../../support/shared-browser.ts';

export type Caddy = Awaited<ReturnType<typeof startCaddy>>;

/** Free ports for {@link startCaddy}: the server needs its public URL before Caddy starts. */
export async function caddyPlace() {
  const [http, https] = [await freePort(), await freePort()];
  return { url: `https://localhost:${https}`, plainUrl: `http://localhost:${http}`, ports: { http, https } };
}

/**
 * Runs Debian’s Caddy with an unchanged Caddyfile for the host `localhost`. Caddy creates its certificate authority in
 * a data folder. Requests by `node:https` trust its certificate.
 */
export async function startCaddy(
  { url, plainUrl, ports }: Awaited<ReturnType<typeof caddyPlace>>,
  { file, folder, upstream }: { file: string; folder: string; upstream: string },
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
  const child = spawn('caddy', ['run', '--adapter', 'caddyfile', '--config', config], { env, stdio: 'pipe' });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (output += data));
  const end = () => child.kill('SIGKILL');
  atWorkerEnd(end);
  const authority = path.join(folder, 'caddy/pki/authorities/local/root.crt');
  // Not with `expect.poll`, which may not be called before the first test.
  const deadline = Date.now() + timeLimitMs(20_000);
  let certificate = '';
  while (!certificate.includes('END CERTIFICATE')) {
    if (Date.now() > deadline) throw new Error(`Caddy did not start: ${output}`);
    await pause(50);
    certificate = await readFile(authority, 'utf8').catch(() => '');
  }
  globalAgent.options.ca = [globalAgent.options.ca ?? [], certificate].flat();
  return {
    url,
    plainUrl,
    async [Symbol.asyncDispose]() {
      const exit = once(child, 'exit');
      end();
      await exit;
    },
  };
}
