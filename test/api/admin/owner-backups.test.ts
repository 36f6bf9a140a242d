import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { BackupDay } from '../../../catalogue/contracts/admin/backup-state.ts';
import { backupFile, listBackups, listManualBackups } from '../../../server/maintenance/backups/backup-folder.ts';
import { restoreSqlite } from '../../../server/store/sqlite/backup/restore.ts';
import { type BuiltServer, startBuiltServer } from '../../support/built-server.ts';
import { timeLimitMs } from '../../support/node-start.mjs';
import { ownerPassword } from '../../support/owner.ts';
import { call } from '../support/http-client.ts';
import { cookieOf, fromOurPages } from '../support/owner-session.ts';

let folder: string;
let server: BuiltServer;
let owner: Record<string, string>;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'brushline-owner-backups-'));
  server = await startBuiltServer({ env: { BACKUP_DIR: folder } });
  const answer = await post('/session', { password: ownerPassword });
  owner = { ...fromOurPages, cookie: cookieOf(answer.headers['set-cookie']) };
});
afterEach(async () => {
  await server[Symbol.asyncDispose]();
  await rm(folder, { recursive: true, force: true });
});

const get = (to: string) => call(server.url, `/api/admin${to}`, { headers: owner });
const post = (to: string, body?: unknown) =>
  call(server.url, `/api/admin${to}`, {
    method: 'POST',
    headers: { ...fromOurPages, ...owner, 'content-type': 'application/json' },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
const state = async () => (await get('/backups')).json();
const kinds = async () => (await get('/security')).json().events.map(({ kind }: { kind: string }) => kind);

/** Requests a backup and waits until it is done. */
async function run(): Promise<void> {
  expect((await post('/backups')).status).toBe(202);
  await expect.poll(async () => (await state()).isRunning, { timeout: timeLimitMs(20_000) }).toBe(false);
}

describe('the owner’s backups', () => {
  it('are made on request, one at a time, beside the daily ones, and replace the previous one', async () => {
    const started = await state();
    expect(started).toEqual({ isOff: false, isRunning: false, hasFailed: false, days: expect.any(Array) });
    expect(started.days.map(({ outcome }: BackupDay) => outcome)).toEqual(Array(14).fill(undefined));
    const daily = backupFile(folder, 7, new Date('2026-01-02T03:04:05Z'), 'db');
    await writeFile(daily, 'daily');
    expect(await state()).toMatchObject({ last: { madeAt: '2026-01-02T03:04:05.000Z', bytes: 5 } });
    await Promise.all([run(), post('/backups')]);
    const [first, ...others] = await listManualBackups(folder);
    expect(others).toEqual([]);
    expect(await state()).toMatchObject({ hasFailed: false, last: { madeAt: first?.madeAt.toISOString() } });
    await run();
    const [second, ...older] = await listManualBackups(folder);
    expect([older.length, second?.file === first?.file]).toEqual([0, false]);
    expect((await listBackups(folder)).map(({ file }) => file)).toEqual([daily]);
    expect(await kinds()).toContain('backup_started');
    expect((await state()).days.at(-1)).toMatchObject({ outcome: 'made' });
  });

  it('are downloaded only with the password, as a file that can be restored', async () => {
    expect((await post('/backups/download', { password: ownerPassword })).status).toBe(404);
    await run();
    const [made] = await listManualBackups(folder);
    for (const body of [{}, { password: 7 }, { password: 'a wrong password' }, { password: 'x'.repeat(5000) }]) {
      const { status, bytes } = await post('/backups/download', body);
      expect([status, bytes.includes('SQLite format 3')]).toEqual([expect.toBeOneOf([413, 422]), false]);
    }
    expect(await kinds()).not.toContain('backup_downloaded');
    const answer = await post('/backups/download', { password: ownerPassword });
    const name = path.basename(made?.file ?? '', '.db');
    expect([answer.status, answer.headers['content-disposition']]).toEqual([200, `attachment; filename="${name}.tar"`]);
    expect(answer.headers['cache-control']).toContain('no-store');
    expect(await kinds()).toContain('backup_downloaded');

    const there = path.join(folder, 'unpacked');
    await mkdir(there);
    await writeFile(path.join(there, 'a.tar'), answer.bytes);
    await promisify(execFile)('tar', ['-xf', 'a.tar'], { cwd: there });
    expect((await readdir(there)).sort()).toEqual(['a.tar', `${name}.db`]);
    expect(await readFile(path.join(there, `${name}.db`))).toEqual(await readFile(made?.file ?? ''));
    const dataDir = path.join(folder, 'restored');
    await mkdir(dataDir);
    const counts = await restoreSqlite({ dataDir, file: path.join(there, `${name}.db`), mayReplace: false, time: '1' });
    expect(counts).toMatchObject({ leads: 0, missingPhotos: 0 });
  });

  it('report a failure, and make the next one', async () => {
    // A file where the folder should be.
    await rm(folder, { recursive: true });
    await writeFile(folder, '');
    await run();
    expect(await state()).toMatchObject({ hasFailed: true });
    await rm(folder);
    await run();
    expect(await state()).toMatchObject({ hasFailed: false, last: { bytes: expect.any(Number) } });
  });

  it('are limited in number', async () => {
    for (let made = 0; made < 4; made += 1) await run();
    const refused = await post('/backups');
    expect([refused.status, Number(refused.headers['retry-after'])]).toEqual([429, expect.any(Number)]);
    expect(await state()).toMatchObject({ isRunning: false });
    const codes = [];
    for (let asked = 0; asked < 7; asked += 1) {
      codes.push((await post('/backups/download', { password: ownerPassword })).status);
    }
    expect(codes).toEqual([...Array<number>(6).fill(200), 429]);
  });
});
