import { execFile } from 'node:child_process';
import { readdir, rm, stat, statfs } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Condition } from '../../catalogue/contracts/admin/status.ts';
import { dayMs, hourMs } from '../async.ts';
import type { Config } from '../config.ts';
import { errorFields } from '../log/log.ts';
import { counted } from '../mail/mail-layout.ts';
import { makeFolder, unlessMissing } from '../store/files.ts';
import type { Common } from '../store/store.ts';
import type { OwnerAlarm } from './owner-alarm.ts';

const firstLookMs = 5 * 60_000;
/** Hourly checks must not make it later every day. */
const dueAfterMs = dayMs - hourMs / 2;
const alarmAfterMs = 2 * dayMs;
const weekMs = 7 * dayMs;
const attemptMs = hourMs;
/** A full disk could store no requests. */
const reservedBytes = 200 * 1024 * 1024;
/** A copy includes changes made meanwhile. */
const growth = 1.2;
/** EX_DATAERR of sysexits.h: the database is damaged. */
export const damagedExitCode = 65;

const pattern = /^brushline-daily-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)-(\d{3})Z\.db$/;
const wantedSetting = 'backup wanted since';
const unfinished = /^\.brushline-daily-.+\.tmp/;

export type Backups = ReturnType<typeof createBackups>;

/** Of SQLite only. */
export function createBackups(
  parts: Common & {
    config: Pick<Config, 'backupDir' | 'dataDir' | 'mongodbUri'>;
    script: string;
    alarm: OwnerAlarm;
    make?: (file: string, signal: AbortSignal) => Promise<void>;
  },
) {
  const { config, script, store, alarm, log, now } = parts;
  const { backupDir: folder = '', dataDir, mongodbUri } = config;
  if (mongodbUri) return none('info', 'Backups are made by your MongoDB.', { brief: 'Backups by MongoDB' });
  if (!folder) return none('warning', 'This server makes no backups of its own: BACKUP_DIR is off.');
  const { make = backupInChild(script) } = parts;
  const stopping = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  let hasFailed = false;

  /** Without copies of a clock that was ahead. */
  const lastMadeAt = async (): Promise<Date | undefined> =>
    (await listBackups(folder)).find(({ madeAt }) => madeAt.getTime() <= now().getTime() + hourMs)?.madeAt;

  /** When the newest was made, even if it is gone; before the first one, the first start. */
  const wantedSince = async (last: Date | undefined): Promise<string> =>
    last?.toISOString() ?? store.setSettingOnce(wantedSetting, now().toISOString());

  const ageMs = async (last: Date | undefined) => now().getTime() - Date.parse(await wantedSince(last));

  async function makeOne(): Promise<void> {
    makeFolder(folder);
    await clearUnfinished(folder);
    const { bavail, bsize } = await statfs(folder);
    const { size } = await stat(path.join(dataDir, 'brushline.db'));
    if (bavail * bsize < size * growth + reservedBytes) {
      throw Object.assign(new Error('Too little room for a backup'), { code: 'ENOSPC' });
    }
    const name = `brushline-daily-${now().toISOString().replaceAll(/[:.]/g, '-')}.db`;
    await make(path.join(folder, name), stopping.signal);
    hasFailed = false;
    await store.setSetting(wantedSetting, now().toISOString());
    log('info', 'backup_made', { bytes: (await stat(path.join(folder, name))).size });
    try {
      for (const file of surplus(await listBackups(folder))) await rm(file, { force: true });
    } catch (error) {
      log('warn', 'backup_rotation_failed', errorFields(error));
    }
  }

  async function run(): Promise<void> {
    try {
      const last = await lastMadeAt();
      if (!last || (await ageMs(last)) >= dueAfterMs) await makeOne();
    } catch (error) {
      if (stopping.signal.aborted) return;
      hasFailed = true;
      const reason = error instanceof BackupFailure && { reason: error.message };
      log('error', 'backup_failed', { ...errorFields(error), ...reason });
      await clearUnfinished(folder).catch(() => {});
      await store.noteDamage(error).catch(() => {});
      await notifyOwner().catch((cause: unknown) => log('error', 'backup_alarm_failed', errorFields(cause)));
    }
  }

  async function notifyOwner(): Promise<void> {
    const last = await lastMadeAt();
    if ((await ageMs(last)) <= alarmAfterMs) return;
    await alarm.raise('backup', `after ${await wantedSince(last)}`, {
      title: 'Your website makes no backups',
      paragraphs: [
        'For two days no backup of your requests could be made and checked. They are safe as long as the disk of the server is.',
        'Whoever looks after the server finds the reason in its log under backup_failed; often the disk is full.',
      ],
    });
  }

  async function check(): Promise<Condition[]> {
    const last = await lastMadeAt();
    const age = await ageMs(last);
    const failure = hasFailed ? ' The last try failed; it is tried again every hour.' : '';
    const found = (severity: Condition['severity'], sentence: string, brief?: string): Condition[] =>
      conditions(severity, sentence + failure, { ...(brief && { brief }), ...(last && { since: last.toISOString() }) });
    if (age > alarmAfterMs) {
      const days = counted(Math.floor(age / dayMs), 'day');
      return found('problem', last ? `The last good backup is ${days} old.` : 'There is no backup of your requests.');
    }
    const severity = hasFailed ? 'warning' : 'info';
    if (!last) return found(severity, 'No backup was made yet; the first one follows soon.', 'No backup yet');
    const hours = Math.max(0, Math.floor(age / hourMs));
    const ago = hours === 0 ? 'less than an hour ago' : `${counted(hours, 'hour')} ago`;
    const brief = `Backup ${hours === 0 ? 'under 1' : hours} h ago`;
    return found(severity, `The last backup was made ${ago} and read again.`, brief);
  }

  return {
    start() {
      timer = setTimeout(function look() {
        timer = setTimeout(look, hourMs).unref();
        void run();
      }, firstLookMs).unref();
    },
    stop() {
      clearTimeout(timer);
      stopping.abort();
    },
    run,
    check,
  };
}

const conditions = (
  severity: Condition['severity'],
  sentence: string,
  more: Pick<Condition, 'brief' | 'since'> = {},
): Condition[] => [{ key: 'backup', severity, sentence, ...more }];

const none = (...told: Parameters<typeof conditions>) => ({
  start() {},
  stop() {},
  async run() {},
  check: async () => conditions(...told),
});

type Backup = { file: string; madeAt: Date };

/** Newest first, without those of the command. */
export async function listBackups(folder: string): Promise<Backup[]> {
  const found: Backup[] = [];
  for (const name of await namesIn(folder)) {
    const [, day, hours, minutes, seconds, ms] = pattern.exec(name) ?? [];
    const file = path.join(folder, name);
    // A removed disk may leave an empty file.
    const isWhole = day !== undefined && (await stat(file).catch(() => undefined))?.size;
    if (isWhole) found.push({ file, madeAt: new Date(`${day}T${hours}:${minutes}:${seconds}.${ms}Z`) });
  }
  return found.sort((a, b) => b.madeAt.getTime() - a.madeAt.getTime());
}

const keptDays = 7;
const keptWeeks = 4;

function surplus(newestFirst: readonly Backup[]): string[] {
  const weeks = new Set<number>();
  return newestFirst.slice(keptDays).flatMap(({ file, madeAt }) => {
    const week = Math.floor(madeAt.getTime() / weekMs);
    const isKept = !weeks.has(week) && weeks.size < keptWeeks;
    weeks.add(week);
    return isKept ? [] : [file];
  });
}

async function clearUnfinished(folder: string): Promise<void> {
  const left = (await namesIn(folder)).filter((name) => unfinished.test(name));
  for (const name of left) await rm(path.join(folder, name), { force: true });
}

const namesIn = (folder: string): Promise<string[]> => readdir(folder).catch(unlessMissing([]));

class BackupFailure extends Error {
  override name = 'BackupFailure';
}

/** Rejects with SQLITE_CORRUPT if the database is damaged. */
export function backupInChild(script: string, env = process.env): (file: string, signal: AbortSignal) => Promise<void> {
  return async (file, signal) => {
    const options = { env, signal, timeout: attemptMs, killSignal: 'SIGKILL' } as const;
    await promisify(execFile)(process.execPath, [script, '--file', file], options).catch((error) => {
      const [sentence] = /^No backup was made.*/m.exec(error.stderr) ?? [];
      if (!sentence) throw error;
      throw Object.assign(new BackupFailure(sentence), error.code === damagedExitCode && { code: 'SQLITE_CORRUPT' });
    });
  };
}
