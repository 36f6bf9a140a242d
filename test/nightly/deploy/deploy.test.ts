import { execFile, execFileSync, spawnSync } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort } from '../../support/built-server.ts';
import { installFromDebian } from '../../support/debian.ts';
import { timeLimitMs } from '../../support/node-start.mjs';
import { ownerHash } from '../../support/owner.ts';
import { inDatabase, sqliteMessages } from '../chaos/support/machine.ts';
import { isKept } from '../chaos/support/measure.ts';
import { keptFigures, send, startVisits, startWriters } from '../chaos/support/visitors.ts';
import { copySite } from '../support/copy-site.ts';
import { caddyPlace, nginxPlace, startCaddy } from './proxies.ts';
import { type Service, startService } from './service.ts';

const run = promisify(execFile);

let folder: string;
let packs: string[];
let port: number;
let service: Service;
let caddy: Awaited<ReturnType<typeof startCaddy>>;
const root = () => path.join(folder, 'opt');
const dataDir = () => path.join(folder, 'data');
const deployed = (...parts: string[]) => path.join(root(), 'current', ...parts);

/** Runs the first pack's upgrade script. @returns its exit code and output */
async function upgrade(...words: string[]): Promise<{ code: number; output: string }> {
  const commands = ['--restart', service.restartCommand, '--state', service.stateCommand];
  const options = ['--root', root(), ...commands, '--url', `http://127.0.0.1:${port}`];
  const script = path.join(folder, 'first/deploy/upgrade.mjs');
  return run(process.execPath, [script, ...words, ...options]).then(
    ({ stdout }) => ({ code: 0, output: stdout }),
    ({ code, stderr }) => ({ code, output: stderr }),
  );
}

/** The settings in `brushline.env`. */
async function settings(): Promise<Record<string, string>> {
  const lines = await readFile(path.join(folder, 'first/deploy/brushline.env'), 'utf8');
  return Object.fromEntries([...lines.matchAll(/^([A-Z_]+)=(.*)$/gm)].map(([, name, value]) => [name, value]));
}

/** Packs the build in a folder. @returns the pack's path */
const packOf = (site: string) =>
  execFileSync(process.execPath, ['server/deploy/pack.mjs', path.join(folder, 'packs')], {
    cwd: site,
    encoding: 'utf8',
  }).trim();

/** A pack of a build in which a form's text differs, as after a change. */
async function secondPack(): Promise<string> {
  await using copy = await copySite();
  await copy.edit('widgets/estimate-form/strings.ts', 'Get Free Estimate', 'Get My Free Estimate');
  await copy.build();
  return packOf(copy.folder);
}

beforeAll(async () => {
  installFromDebian(['caddy', 'nginx-light', 'openssl', 'systemd']);
  folder = await mkdtemp(path.join(tmpdir(), 'brushline-deploy-'));
  packs = [packOf(process.cwd()), await secondPack()];
  await mkdir(path.join(folder, 'first'));
  execFileSync('tar', ['-xzf', packs[0] ?? '', '-C', path.join(folder, 'first'), '--strip-components=1']);
  port = await freePort();
  const place = await caddyPlace();
  const env = { ...(await settings()), PUBLIC_URL: place.url, ADMIN_PASSWORD_HASH: ownerHash };
  service = await startService({ folder: path.join(root(), 'current'), port, dataDir: dataDir(), env });
  caddy = await startCaddy(place, {
    file: path.join(folder, 'first/deploy/Caddyfile'),
    folder: path.join(folder, 'caddy'),
    upstream: `127.0.0.1:${port}`,
  });
}, timeLimitMs(300_000));
afterAll(async () => {
  await caddy?.[Symbol.asyncDispose]();
  await service?.[Symbol.asyncDispose]();
  if (folder) await rm(folder, { recursive: true, force: true });
});

const nameOf = (pack = '') => path.basename(pack, '.tgz');
const inService = async () =>
  JSON.parse(await readFile(deployed('dist/files.json'), 'utf8')) as Record<string, unknown>;

/** Sends page visits and forms through Caddy while `happens` runs. */
async function underLoad(happens: () => Promise<unknown>): Promise<void> {
  const writers = startWriters(caddy.url, { count: 6, pauseMs: 30, isFromOwnAddress: true });
  const visits = startVisits(`${caddy.url}/contact`, 20);
  await pause(1_000);
  await happens();
  await pause(1_000);
  await writers.stop();
  const outcomes = [...writers.outcomes, ...(await visits.stop())];
  const stored = await inDatabase(dataDir(), sqliteMessages);
  const slowestMs = Math.max(...outcomes.map(({ ms }) => ms));
  console.log(`${outcomes.length} requests, slowest ${Math.round(slowestMs)} ms`);
  expect(outcomes.length).toBeGreaterThan(100);
  expect(outcomes.map(({ status }) => status).filter((status) => status !== 200 && status !== 201)).toEqual([]);
  expect(writers.acknowledged.length).toBeGreaterThan(20);
  expect(keptFigures(writers.acknowledged, stored).filter((figure) => !isKept(figure))).toEqual([]);
}

/** The scripts of one build that another build does not have. */
async function scriptsOnlyIn(pack: string | undefined, files: Record<string, unknown>): Promise<string[]> {
  const list = JSON.parse(await readFile(path.join(root(), 'releases', nameOf(pack), 'dist/files.json'), 'utf8'));
  const hashed = Object.keys(list).filter((url) => /^\/widgets\/v1\/assets\/estimate-form-\w+\.js$/.test(url));
  return hashed.filter((url) => !(url in files) || (files[url] as { isBorrowed?: boolean }).isBorrowed);
}

describe('a pack', () => {
  it('starts in an empty folder with only Node', async () => {
    expect(await upgrade(packs[0] ?? '')).toEqual({ code: 0, output: `${nameOf(packs[0])} is in service.\n` });
    expect(await readdir(path.join(root(), 'releases'))).toEqual([nameOf(packs[0])]);
    const { status, text } = await send(`${caddy.url}/`);
    expect(status).toBe(200);
    expect(text).toContain(`<link rel="canonical" href="${caddy.url}/"`);
  });

  it('runs behind Caddy, which redirects http to https and forwards the client’s address', async () => {
    const { status, headers } = await send(`${caddy.plainUrl}/contact`);
    expect([status, headers.location]).toEqual([308, 'https://localhost/contact']);
    const { text } = await send(`${caddy.url}/health/ready`);
    expect(JSON.parse(text)).toMatchObject({ status: 'ok' });
  });

  it('is upgraded under load without a failed request, and open pages keep their scripts', async () => {
    await underLoad(async () => {
      const told = await upgrade(packs[1] ?? '');
      expect(told).toEqual({ code: 0, output: `${nameOf(packs[1])} is in service, ${nameOf(packs[0])} is kept.\n` });
    });
    expect((await send(`${caddy.url}/contact`)).text).toContain('Get My Free Estimate');
    const old = await scriptsOnlyIn(packs[0], await inService());
    expect(old.length).toBeGreaterThan(0);
    for (const url of old) {
      const { status, headers } = await send(caddy.url + url);
      expect([url, status, headers['cache-control']]).toEqual([url, 200, 'public, max-age=31536000, immutable']);
    }
  });

  it('is rolled back under load without a failed request', async () => {
    await underLoad(async () => {
      const told = await upgrade('--back');
      expect(told).toEqual({ code: 0, output: `${nameOf(packs[0])} is in service, ${nameOf(packs[1])} is kept.\n` });
    });
    expect((await send(`${caddy.url}/contact`)).text).not.toContain('Get My Free Estimate');
    for (const url of await scriptsOnlyIn(packs[1], await inService()))
      expect([url, (await send(caddy.url + url)).status]).toEqual([url, 200]);
    expect(service.exitCodes).toEqual([0, 0]);
  });

  it('is replaced by the previous one if it does not start', async () => {
    const broken = path.join(folder, 'broken');
    await cp(path.join(root(), 'releases', nameOf(packs[1])), path.join(broken, 'brushline-broken'), {
      recursive: true,
    });
    for (const file of await readdir(path.join(broken, 'brushline-broken/dist/server')))
      if (/^process.*\.js$/.test(file))
        await writeFile(path.join(broken, 'brushline-broken/dist/server', file), 'throw new Error("broken")');
    const pack = path.join(folder, 'brushline-broken.tgz');
    execFileSync('tar', ['-czf', pack, '-C', broken, 'brushline-broken']);
    const begin = performance.now();
    const { code, output } = await upgrade(pack);
    const sentence = `brushline-broken did not start; ${nameOf(packs[0])} is in service again.`;
    expect([code, output]).toEqual([1, expect.stringContaining(sentence)]);
    // A server that has ended is not waited for; one that is not ready is, for a minute.
    expect(performance.now() - begin).toBeLessThan(timeLimitMs(30_000));
    expect((await send(`${caddy.url}/contact`)).status).toBe(200);
  });

  it('is not unpacked over itself while in use, whatever its file is called', async () => {
    const renamed = path.join(folder, 'new one (1).tgz');
    await cp(packs[0] ?? '', renamed);
    for (const pack of [packs[0] ?? '', renamed])
      expect(await upgrade(pack)).toEqual({ code: 1, output: `${nameOf(packs[0])} is in service already.\n` });
  });

  it('is refused in a sentence if it is none', async () => {
    const none = path.join(folder, 'none.tgz');
    await writeFile(none, 'words');
    expect(await upgrade(none)).toEqual({ code: 1, output: expect.stringContaining('is damaged, or no .tgz') });
    execFileSync('tar', ['-czf', none, '-C', folder, 'first/deploy']);
    expect(await upgrade(none)).toEqual({ code: 1, output: expect.stringContaining('has no folder with a build') });
  });
});

describe('the deployment files', () => {
  it('contain units that systemd accepts', async () => {
    const units = path.join(folder, 'units');
    await mkdir(units);
    const unit = await readFile(path.join(folder, 'first/deploy/brushline.service'), 'utf8');
    await writeFile(path.join(units, 'brushline.service'), unit.replaceAll('/usr/bin/node', process.execPath));
    const names = [path.join(units, 'brushline.service')];
    const { stderr, status } = spawnSync('systemd-analyze', ['verify', '--man=no', ...names], { encoding: 'utf8' });
    expect([status, stderr.split('\n').filter((line) => line.includes(units))]).toEqual([0, []]);
  });

  it('contain a configuration that nginx accepts', async () => {
    const file = path.join(folder, 'first/deploy/nginx.conf');
    const { args } = await nginxPlace({ file, folder: path.join(folder, 'nginx'), upstream: '127.0.0.1:3000' });
    const { status, stderr } = spawnSync('nginx', ['-t', ...args], { encoding: 'utf8' });
    expect([status, stderr]).toEqual([0, expect.stringContaining('test is successful')]);
  });
});
