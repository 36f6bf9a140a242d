import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { Secret, TOTP } from 'otpauth';
import { expect, it } from 'vitest';
import { openStore } from '../../../../server/store/open-store.ts';
import { startFolder } from '../../../api/support/started-process.ts';
import { type BuiltServer, startBuiltServer } from '../../../support/built-server.ts';
import { timeLimitMs } from '../../../support/node-start.mjs';
import { ownerHash, ownerPassword } from '../../../support/owner.ts';

const folder = startFolder();

/** A server that reads its password from the store. */
const start = () => startBuiltServer({ dataDir: folder.path, env: { ADMIN_PASSWORD_HASH: '' } });

const printed = (server: BuiltServer) => /password of .*\/admin is (\S+)/.exec(server.output())?.[1];

const login = (server: BuiltServer, password: string, cookie = '') =>
  fetch(`${server.url}/api/admin/session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', cookie },
    body: JSON.stringify({ password }),
  });

/** Runs `node dist/server/password.js` with this input. */
async function setPassword(password: string, options: readonly string[] = [], env: Record<string, string> = {}) {
  const child = spawn(process.execPath, ['dist/server/password.js', ...options], {
    env: { PATH: process.env.PATH, DATA_DIR: folder.path, ...env },
  });
  child.stdin.end(password && `${password}\n`);
  const [output, printed, [code]] = await Promise.all([text(child.stderr), text(child.stdout), once(child, 'exit')]);
  return { output, printed, code };
}

it('is generated and printed at the first start only, and opens the admin', async () => {
  const first = await start();
  await expect.poll(() => printed(first), { timeout: timeLimitMs(20_000) }).toMatch(/^([a-z2-9]{5}-){3}[a-z2-9]{5}$/);
  const password = printed(first) ?? '';
  await first.stop();
  await using second = await start();
  expect((await login(second, password)).status).toBe(204);
  expect(printed(second)).toBeUndefined();
});

it('is set by a command while the server runs, which ends sessions, resets wrong guesses and turns the authenticator off', async () => {
  await using server = await start();
  await expect.poll(() => printed(server), { timeout: timeLimitMs(20_000) }).toBeTruthy();
  const former = await login(server, printed(server) ?? '');
  const cookie = former.headers.get('set-cookie')?.split(';')[0] ?? '';
  const statuses = [];
  for (let guess = 0; guess < 6; guess += 1) statuses.push((await login(server, 'wrong')).status);
  expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);

  const device = former.headers.getSetCookie()[1]?.split(';')[0] ?? '';
  expect(device).toContain('-device=');
  const post = (call: string, cookies: string, body: object) =>
    fetch(`${server.url}/api/admin/security/authenticator/${call}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', cookie: cookies },
      body: JSON.stringify(body),
    });
  const setup = await post('setup', `${cookie}; ${device}`, { password: printed(server) ?? '' });
  const renewed = setup.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  const { key } = (await setup.json()) as { key: string };
  const code = new TOTP({ secret: Secret.fromBase32(key) }).generate();
  expect((await post('confirm', renewed, { code })).status).toBe(200);
  expect((await login(server, printed(server) ?? '', device)).status).toBe(200);

  expect(await setPassword('a whole new sentence')).toMatchObject({ code: 0 });
  expect((await fetch(`${server.url}/api/admin/events`, { headers: { cookie } })).status).toBe(401);
  expect((await login(server, 'a whole new sentence')).status).toBe(204);
  const again = await login(server, 'a whole new sentence');
  const headers = { cookie: again.headers.get('set-cookie')?.split(';')[0] ?? '' };
  const state = await (await fetch(`${server.url}/api/admin/security`, { headers })).json();
  // Those two logins, and none of the earlier devices.
  expect(state).toMatchObject({ devices: [{}, {}] });
  expect(JSON.stringify(state)).toContain('password_reset');
  expect(state).not.toHaveProperty('authenticator');
});

it('can be changed only in the environment if that sets it, which ends every session and keeps the authenticator', async () => {
  const on = JSON.stringify({ secret: 'JBSWY3DPEHPK3PXP', since: 1, lastStep: 0, recovery: [] });
  const keep = async (value?: string) => {
    const store = await openStore({ dataDir: folder.path });
    if (value) await store.setSetting('authenticator', value);
    const kept = await store.setting('authenticator');
    await store.close();
    return kept;
  };
  const env = { ADMIN_PASSWORD_HASH: ownerHash };
  let server = await startBuiltServer({ dataDir: folder.path, env });
  const cookie = (await login(server, ownerPassword)).headers.get('set-cookie')?.split(';')[0] ?? '';
  const status = async () => (await fetch(`${server.url}/api/admin/events`, { headers: { cookie } })).status;
  expect(await status()).toBe(200);
  const { printed, code } = await setPassword('a whole new sentence', ['--print-hash'], env);
  expect([code, printed]).toEqual([0, expect.stringMatching(/^scrypt\$\S+\n$/)]);
  expect(await status()).toBe(200);
  await server.stop();
  await keep(on);

  const refused = await setPassword('a whole new sentence', [], env);
  expect([refused.code, refused.output]).toEqual([1, expect.stringContaining('so nothing was changed')]);
  expect(refused.output).toContain('--remove-authenticator');
  expect(await keep()).toBe(on);
  expect((await setPassword('', ['--remove-everything'], env)).code).toBe(1);

  server = await startBuiltServer({ dataDir: folder.path, env: { ADMIN_PASSWORD_HASH: printed.trim() } });
  expect(await status()).toBe(401);
  expect(await (await login(server, 'a whole new sentence')).json()).toEqual({ next: 'code' });
  expect((await setPassword('', ['--remove-authenticator'], env)).code).toBe(0);
  expect((await login(server, 'a whole new sentence')).status).toBe(204);
  await server[Symbol.asyncDispose]();
});

it.each([
  ['short', '15 to 200 characters'],
  ['', '15 to 200 characters'],
  ['motherfucker123', ''],
  ['Brushline of Chester', ''],
])('is refused if %j is all of the input, and nothing changes', async (password, reason) => {
  await (await openStore({ dataDir: folder.path })).close(); // Creates the data of a first start.
  const { output, code } = await setPassword(password);
  expect([code, output]).toEqual([1, expect.stringContaining(`${reason}; nothing was changed`)]);
});
