import { rm } from 'node:fs/promises';
import type { Condition } from '../../../catalogue/contracts/admin/health.ts';
import type { HealthCheck } from '../../health.ts';
import { errorFields, type Log } from '../../log/log.ts';
import { counted } from '../../mail/digests/words.ts';
import { makeFolder } from '../../store/backup/make-folder.ts';
import type { AdminStore } from '../../store/port/admin-store.ts';
import type { LimitStore } from '../../store/store.ts';
import type { OwnerAlarm } from '../owner-alarm.ts';
import { createBackupDays } from './backup-days.ts';
import { type Backup, backupFile, clearUnfinished, freeBytes, listBackups } from './backup-folder.ts';
import { backupFailureFields } from './backup-process.ts';
import { backupToRemove } from './backup-rotation.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

const firstLookMs = 5 * minuteMs;
const lookEveryMs = hourMs;
/** A little less than a day, so that hourly checks do not make it later every day. */
const dueAfterMs = dayMs - hourMs / 2;
/** This process waits at least this long between backups, even if the clock jumps. */
const restMs = 12 * hourMs;
const alarmAfterMs = 2 * dayMs;
const weekMs = 7 * dayMs;
/** How far ahead the clock of another process may be. */
const skewMs = hourMs;
/** Limits attempts to one process at a time. */
const tryEvery = { windowMs: 30 * minuteMs, max: 1 };
/** How much space a backup must leave free: a full disk could store no more requests. */
const reservedBytes = 200 * 1024 * 1024;
/** A copy may be a little larger than its original, because it includes changes made meanwhile. */
const growth = 1.2;

const madeName = 'backup made';
const wantedName = 'backup wanted since';

export interface Backups {
  /** Checks after five minutes and then every hour whether a backup is due. Does not keep the process alive. */
  start(): void;
  stop(): void;
  /** Makes a backup if one is due. Never rejects. */
  run(): Promise<void>;
  /** Checks the age of the last backup. */
  check: HealthCheck;
  /** The leads among these that the last backup in this folder contains; undefined unless that is from this week. */
  heldByBackup(leadIds: readonly string[]): Promise<ReadonlySet<string> | undefined>;
}

export interface BackupParts {
  folder: string;
  extension: 'db' | 'jsonl';
  /** Writes a backup to a new file and reads it back; rejects, and leaves nothing, if it is incomplete. */
  make: (file: string, signal: AbortSignal) => Promise<void>;
  /** The leads among these that a backup contains. */
  leadsIn: (file: string, leadIds: readonly string[]) => Promise<ReadonlySet<string>>;
  /** The approximate size of a backup, in bytes. */
  size: () => Promise<number>;
  /** Called after a backup was made and an old one possibly removed: removes files that only the old one needed. */
  afterRotation?: () => Promise<void>;
  store: Pick<AdminStore, 'setting' | 'setSetting' | 'setSettingOnce' | 'replaceSetting'> &
    Pick<LimitStore, 'takeFromLimits'>;
  alarm: OwnerAlarm;
  log: Log;
  now: () => Date;
  /** A monotonic clock in milliseconds. @default performance.now */
  elapsed?: () => number;
}

/**
 * Creates the daily backups, made by one of the processes that share the store; seven days and four weeks of them are
 * kept. At most one is removed for each new one that was verified. After 48 h without a good one the owner gets a mail.
 */
export function createBackups(parts: BackupParts): Backups {
  const { folder, extension, make, leadsIn, size, store, alarm, log, now, elapsed = () => performance.now() } = parts;
  const stopping = new AbortController();
  const days = createBackupDays(store, now);
  let timer: NodeJS.Timeout | undefined;
  let madeHereAt = Number.NEGATIVE_INFINITY;
  let hasFailed = false;

  /**
   * When the last backup was made. A file has only one process, so its folder has the answer; with a shared store any
   * process may have made it.
   */
  async function lastMadeAt(): Promise<Date | undefined> {
    const [newest] = await listBackups(folder);
    if (extension === 'db') return newest?.madeAt;
    const made = Date.parse((await store.setting(madeName)) ?? '');
    return Number.isNaN(made) ? newest?.madeAt : new Date(made);
  }

  function isDue(last: Date | undefined): boolean {
    const restedMs = elapsed() - madeHereAt;
    if (!last) return true;
    if (restedMs < restMs) return false;
    const ageMs = now().getTime() - last.getTime();
    return ageMs >= dueAfterMs || ageMs < -skewMs || (restedMs >= dayMs && restedMs !== Number.POSITIVE_INFINITY);
  }

  async function ageMs(): Promise<number> {
    const last = (await lastMadeAt())?.toISOString() ?? (await store.setSettingOnce(wantedName, now().toISOString()));
    return now().getTime() - Date.parse(last);
  }

  async function makeOne(): Promise<void> {
    await makeFolder(folder);
    await clearUnfinished(folder);
    const existing = await listBackups(folder);
    await checkRoom(folder, size);
    const file = backupFile(folder, (existing[0]?.number ?? 0) + 1, now(), extension);
    await make(file, stopping.signal);
    madeHereAt = elapsed();
    hasFailed = false;
    try {
      log('info', 'backup_made', { bytes: (await listBackups(folder))[0]?.bytes });
      await store.setSetting(madeName, now().toISOString());
      await days.note('made');
      await alarm.settle('backup');
      await rotate();
      await parts.afterRotation?.();
    } catch (error) {
      // The backup itself succeeded.
      log('warn', 'backup_rotation_failed', errorFields(error));
    }
  }

  async function rotate(): Promise<void> {
    const backups = await listBackups(folder);
    const number = backupToRemove(backups.map((backup) => backup.number));
    for (const { file } of backups.filter((backup) => backup.number === number)) await rm(file, { force: true });
  }

  async function run(): Promise<void> {
    try {
      if (!isDue(await lastMadeAt())) return;
      if ((await store.takeFromLimits('backup', [tryEvery], now())) > 0) return;
      await makeOne();
    } catch (error) {
      if (stopping.signal.aborted) return;
      hasFailed = true;
      log('error', 'backup_failed', backupFailureFields(error));
      await clearUnfinished(folder).catch(() => {});
      await days.note('failed').catch((cause: unknown) => log('error', 'backup_day_failed', errorFields(cause)));
      await tell().catch((cause: unknown) => log('error', 'backup_alarm_failed', errorFields(cause)));
    }
  }

  async function tell(): Promise<void> {
    if ((await ageMs()) <= alarmAfterMs) return;
    await alarm.raise('backup', {
      title: 'Your website makes no backups',
      paragraphs: [
        'For two days no backup of your requests could be made and checked. They are safe as long as the disk of the server is.',
        'Whoever looks after the server finds the reason in its log under backup_failed; often the disk is full.',
      ],
    });
  }

  const check: HealthCheck = async () => [await condition()];

  async function condition(): Promise<Condition> {
    const last = await lastMadeAt();
    const age = await ageMs();
    const since = last && { since: last.toISOString() };
    // The days tell of tries before a restart, by another process or by the owner; a full disk may not have kept them.
    const lastTry = (await days.list()).findLast(({ outcome }) => outcome);
    const isFailing = hasFailed || lastTry?.outcome === 'failed';
    const failure = isFailing ? ' The last try failed; it is tried again every hour.' : '';
    if (age > alarmAfterMs) {
      const sentence = last
        ? `The last good backup is ${counted(Math.floor(age / dayMs), 'day')} old.${failure}`
        : `There is no backup of your requests.${failure}`;
      return { key: 'backup', severity: 'problem', sentence, ...since };
    }
    const severity = isFailing ? 'warning' : 'info';
    if (!last) {
      const sentence = `No backup was made yet; the first one follows soon.${failure}`;
      return { key: 'backup', severity, sentence, brief: 'No backup yet' };
    }
    const hours = Math.max(0, Math.floor(age / hourMs));
    const ago = hours === 0 ? 'less than an hour ago' : `${counted(hours, 'hour')} ago`;
    const sentence = `The last backup was made ${ago} and read again.${failure}`;
    const brief = hours === 0 ? 'Backup under 1 h ago' : `Backup ${hours} h ago`;
    return { key: 'backup', severity, sentence, brief, ...since };
  }

  return {
    start() {
      timer = setTimeout(function look() {
        timer = setTimeout(look, lookEveryMs).unref();
        void run();
      }, firstLookMs).unref();
    },
    stop() {
      clearTimeout(timer);
      stopping.abort();
    },
    run,
    check,
    async heldByBackup(leadIds) {
      const newest = (await listBackups(folder)).find(({ file }) => file.endsWith(`.${extension}`));
      return newest && isOfThisWeek(newest, now()) ? leadsIn(newest.file, leadIds) : undefined;
    },
  };
}

/** Throws if a folder has no room for another backup. */
export async function checkRoom(folder: string, size: () => Promise<number>): Promise<void> {
  if ((await freeBytes(folder)) >= (await size()) * growth + reservedBytes) return;
  throw Object.assign(new Error('Too little room for a backup'), { code: 'ENOSPC' });
}

const isOfThisWeek = ({ madeAt }: Backup, time: Date): boolean => Math.abs(time.getTime() - madeAt.getTime()) <= weekMs;

/** The backups of a server that makes none. */
export function noBackups(): Backups {
  return {
    start() {},
    stop() {},
    async run() {},
    check: async () => [
      { key: 'backup', severity: 'warning', sentence: 'This server makes no backups of its own: BACKUP_DIR is off.' },
    ],
    heldByBackup: async () => undefined,
  };
}
