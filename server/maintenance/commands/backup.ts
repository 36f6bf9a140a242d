import path from 'node:path';
import { makeFolder } from '../../store/files.ts';
import { backupSqlite, copiedPhotosIn, DamagedData, pruneCopiedPhotos, timeInName } from '../../store/sqlite/backup.ts';
import { damagedExitCode } from '../backups.ts';
import { CommandFailure, failureReason, missingData, placeOf, runCommand } from './command.ts';

const usage = `Usage: node dist/server/backup.js [FOLDER]
Copies all data into a new file in FOLDER, BACKUP_DIR or the folder backups of DATA_DIR, also while the server runs.`;

const ofMongo = `No backup was made: the data are in MongoDB, whose own tools copy them:
mongodump --uri="$MONGODB_URI" --gzip --archive=brushline.archive.gz`;

/** `node dist/server/backup.js [FOLDER]`; the server calls it with `--file FILE`. */
void runCommand({ usage, options: { file: { type: 'string' } } }, async ({ values, positionals }, config) => {
  const { dataDir, mongodbUri, backupDir = path.join(dataDir, 'backups') } = config;
  if (positionals.length > 1) throw new CommandFailure(usage);
  if (mongodbUri) throw new CommandFailure(ofMongo);
  const place = placeOf(config);
  const name = `brushline-${timeInName(new Date())}.db`;
  const file = path.resolve(values.file ?? path.join(positionals[0] ?? backupDir, name));
  const folder = path.dirname(file);
  try {
    const missing = await missingData(config);
    if (missing) throw new CommandFailure(`No backup was made: ${missing}.`);
    makeFolder(folder);
    // Of removed backups.
    if (values.file) await pruneCopiedPhotos(folder).catch(() => {});
    const { leads, events, photos, missingPhotos } = await backupSqlite({ dataDir, file });
    return [
      file,
      `holds ${leads} leads and ${events} events from ${place}, and was read again to see that it is whole.`,
      ...(photos ? [`Its ${photos} photos are in ${copiedPhotosIn(folder)}; keep both together.`] : []),
      ...(missingPhotos ? [`${missingPhotos} photos could not be found and are not in it.`] : []),
    ].join('\n');
  } catch (error) {
    if (error instanceof CommandFailure) throw error;
    const exitCode = error instanceof DamagedData ? damagedExitCode : 1;
    throw new CommandFailure(`No backup was made of ${place}: ${failureReason(error, folder)}`, exitCode);
  }
});
