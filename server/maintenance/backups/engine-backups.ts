import { stat } from 'node:fs/promises';
import path from 'node:path';
import { createOneAtATime } from '../../async/one-at-a-time.ts';
import type { Config } from '../../config.ts';
import type { LimitCounts } from '../../limits/limit-counts.ts';
import type { Log } from '../../log/log.ts';
import type { Store } from '../../store/store.ts';
import type { OwnerAlarm } from '../owner-alarm.ts';
import { listBackups } from './backup-folder.ts';
import { backupInChild } from './backup-process.ts';
import { type Backups, checkRoom, createBackups, noBackups } from './backups.ts';
import { createOwnerBackups, noOwnerBackups, type OwnerBackups } from './owner-backups.ts';

/** The daily backups, and those that the owner requests; never two at once. */
export interface EngineBackups extends Backups {
  owner: OwnerBackups;
}

/**
 * Creates the configured backups of the configured engine.
 * @param parts.script the built backup command
 */
export function engineBackups(parts: {
  config: Pick<Config, 'backupDir' | 'dataDir' | 'mongodbUri'>;
  script: string;
  store: Store;
  alarm: OwnerAlarm;
  limitCounts: Pick<LimitCounts, 'note'>;
  log: Log;
  now: () => Date;
}): EngineBackups {
  const { config, script, ...rest } = parts;
  const { backupDir, dataDir, mongodbUri } = config;
  if (backupDir === undefined) return { ...noBackups(), owner: noOwnerBackups() };
  const folder = backupDir;
  const inTurn = createOneAtATime();
  const makeInChild = backupInChild(script);
  const make = (file: string, signal: AbortSignal) =>
    inTurn(() => makeInChild(file, signal)).catch(async (error) => {
      await rest.store.noteDamage(error);
      throw error;
    });
  const common = { ...rest, folder, make };

  /** Adds the owner's backups, which stop together with the daily ones. */
  function withOwner(
    daily: Backups,
    given: { extension: 'db' | 'jsonl'; size: () => Promise<number>; photosOf: (file: string) => Promise<string[]> },
  ): EngineBackups {
    const stopping = new AbortController();
    const { size, ...kind } = given;
    const owner = createOwnerBackups({
      ...common,
      ...kind,
      checkRoom: () => checkRoom(folder, size),
      stopping: stopping.signal,
    });
    const stop = () => {
      daily.stop();
      stopping.abort();
    };
    return { ...daily, stop, owner };
  }

  if (mongodbUri) {
    const size = async () => (await listBackups(folder))[0]?.bytes ?? 0;
    const daily = createBackups({
      ...common,
      extension: 'jsonl',
      leadsIn: async (...given) => (await import('../../store/mongo/backup.ts')).leadsInMongoCopy(...given),
      size,
    });
    return withOwner(daily, { extension: 'jsonl', size, photosOf: async () => [] });
  }
  const photos = () => import('../../store/sqlite/backup/backup-photos.ts');
  const size = async () =>
    (await stat(path.join(dataDir, 'brushline.db'))).size + (await (await photos()).uncopiedBytes(dataDir, folder));
  const daily = createBackups({
    ...common,
    extension: 'db',
    leadsIn: async (...given) => (await import('../../store/sqlite/backup/backup.ts')).leadsInSqliteCopy(...given),
    size,
    afterRotation: async () => (await photos()).pruneCopiedPhotos(folder),
  });
  const photosOf = async (file: string) => (await photos()).photoFilesOfBackup(file);
  return withOwner(daily, { extension: 'db', size, photosOf });
}
