import { stat } from 'node:fs/promises';
import path from 'node:path';
import type { Config } from '../../config.ts';
import type { Log } from '../../log/log.ts';
import type { Store } from '../../store/store.ts';
import type { OwnerAlarm } from '../owner-alarm.ts';
import { listBackups } from './backup-folder.ts';
import { backupInChild } from './backup-process.ts';
import { type Backups, createBackups, noBackups } from './backups.ts';

/**
 * The configured backups of the configured engine.
 * @param parts.script the built backup command
 */
export function engineBackups(parts: {
  config: Pick<Config, 'backupDir' | 'dataDir' | 'mongodbUri'>;
  script: string;
  store: Store;
  alarm: OwnerAlarm;
  log: Log;
  now: () => Date;
}): Backups {
  const { config, script, ...rest } = parts;
  const { backupDir, dataDir, mongodbUri } = config;
  if (backupDir === undefined) return noBackups();
  const common = { ...rest, folder: backupDir, make: backupInChild(script) };
  if (mongodbUri) {
    return createBackups({
      ...common,
      extension: 'jsonl',
      leadsIn: async (...given) => (await import('../../store/mongo/backup.ts')).leadsInMongoCopy(...given),
      size: async () => (await listBackups(backupDir))[0]?.bytes ?? 0,
    });
  }
  const photos = () => import('../../store/sqlite/backup/backup-photos.ts');
  return createBackups({
    ...common,
    extension: 'db',
    leadsIn: async (...given) => (await import('../../store/sqlite/backup/backup.ts')).leadsInSqliteCopy(...given),
    size: async () =>
      (await stat(path.join(dataDir, 'brushline.db'))).size +
      (await (await photos()).uncopiedBytes(dataDir, backupDir)),
    afterRotation: async () => (await photos()).pruneCopiedPhotos(backupDir),
  });
}
