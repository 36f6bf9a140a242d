import { rm } from 'node:fs/promises';
import type { BackupState } from '../../../catalogue/contracts/admin/backup-state.ts';
import type { LimitCounts } from '../../limits/limit-counts.ts';
import { type LimitName, limitTable } from '../../limits/limit-table.ts';
import { errorFields, type Log } from '../../log/log.ts';
import { Problem } from '../../problem.ts';
import { makeFolder } from '../../store/backup/make-folder.ts';
import type { AdminStore } from '../../store/port/admin-store.ts';
import type { LimitStore } from '../../store/store.ts';
import { createBackupDays } from './backup-days.ts';
import {
  type Backup,
  clearUnfinishedManual,
  listBackups,
  listManualBackups,
  manualBackupFile,
} from './backup-folder.ts';
import { backupFailureFields } from './backup-process.ts';

const hourMs = 3_600_000;

/** Backups for the owner: the newest one, making one now, and downloading it. */
export interface OwnerBackups {
  state(): Promise<BackupState>;
  /**
   * Starts a backup next to the daily ones, whose sequence it does not change; it replaces the last manual one once it
   * is complete. Resolves when it has started, or if one is running; {@link state} has the outcome. Rejects with a 429
   * problem after too many requests.
   */
  run(): Promise<void>;
  /** The newest backup and its photos. Rejects with a problem if there is none, or after too many requests. */
  download(): Promise<{ file: string; photos: readonly string[] }>;
}

/**
 * @param parts.make writes a backup to a new file and reads it back, once the one in progress is done
 * @param parts.photosOf the paths of a backup's photos, relative to its folder
 */
export function createOwnerBackups(parts: {
  folder: string;
  extension: 'db' | 'jsonl';
  make: (file: string, signal: AbortSignal) => Promise<void>;
  /** Throws if there is no room for another backup. */
  checkRoom: () => Promise<void>;
  photosOf: (file: string) => Promise<readonly string[]>;
  stopping: AbortSignal;
  store: LimitStore & Pick<AdminStore, 'setting' | 'setSettingOnce' | 'replaceSetting'>;
  limitCounts: Pick<LimitCounts, 'note'>;
  log: Log;
  now: () => Date;
}): OwnerBackups {
  const { folder, extension, make, checkRoom, photosOf, stopping, store, limitCounts, log, now } = parts;
  const days = createBackupDays(store, now);
  let isRunning = false;
  let hasFailed = false;

  async function newest(): Promise<Omit<Backup, 'number'> | undefined> {
    const [[daily], [manual]] = await Promise.all([listBackups(folder), listManualBackups(folder)]);
    if (!daily || !manual) return daily ?? manual;
    return manual.madeAt > daily.madeAt ? manual : daily;
  }

  async function take(limit: LimitName): Promise<void> {
    const rule = { windowMs: hourMs, max: limitTable[limit].number };
    const waitMs = await store.takeFromLimits(`owner ${limit}`, [rule], now());
    if (waitMs === 0) return;
    limitCounts.note(limit);
    throw new Problem('too_many', { retryAfterMs: waitMs });
  }

  async function makeOne(): Promise<void> {
    try {
      await makeFolder(folder);
      await clearUnfinishedManual(folder);
      await checkRoom();
      const file = manualBackupFile(folder, now(), extension);
      await make(file, stopping);
      hasFailed = false;
      log('info', 'backup_made', { kind: 'manual' });
      await days.note('made');
      const older = (await listManualBackups(folder)).filter((backup) => backup.file !== file);
      for (const { file } of older) await rm(file, { force: true });
    } catch (error) {
      if (stopping.aborted) return;
      hasFailed = true;
      log('error', 'backup_failed', { kind: 'manual', ...backupFailureFields(error) });
      await days.note('failed').catch((cause: unknown) => log('error', 'backup_day_failed', errorFields(cause)));
    } finally {
      isRunning = false;
    }
  }

  return {
    async state() {
      let last: Awaited<ReturnType<typeof newest>>;
      let isUnreadable = false;
      try {
        last = await newest();
      } catch (error) {
        isUnreadable = true;
        log('error', 'backup_folder_unreadable', errorFields(error));
      }
      return {
        isOff: false,
        isRunning,
        hasFailed: hasFailed || isUnreadable,
        days: await days.list(),
        ...(last && { last: { madeAt: last.madeAt.toISOString(), bytes: last.bytes } }),
      };
    },
    async run() {
      if (isRunning) return;
      isRunning = true;
      try {
        await take('manualBackups');
      } catch (error) {
        isRunning = false;
        throw error;
      }
      void makeOne();
    },
    async download() {
      const last = await newest();
      if (!last) throw new Problem('not_found');
      await take('backupDownloads');
      return { file: last.file, photos: await photosOf(last.file) };
    },
  };
}

/** The owner's backups of a server that makes none. */
export function noOwnerBackups(): OwnerBackups {
  const refuse = async () => {
    throw new Problem('not_found');
  };
  return {
    state: async () => ({ isOff: true, isRunning: false, hasFailed: false, days: [] }),
    run: refuse,
    download: refuse,
  };
}
