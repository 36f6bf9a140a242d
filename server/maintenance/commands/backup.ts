import path from 'node:path';
import { parseArgs } from 'node:util';
import { makeFolder } from '../../store/files.ts';
import { backupSqlite, copiedPhotosIn, DamagedData, pruneCopiedPhotos, timeInName } from '../../store/sqlite/backup.ts';
import { damagedExitCode } from '../backups.ts';
import { commandConfig, failureReason, missingData, placeOf } from './data-location.ts';

const usage = `Usage: node dist/server/backup.js [FOLDER]
Copies all data into a new file in FOLDER, BACKUP_DIR or the folder backups of DATA_DIR, also while the server runs.`;

const ofMongo = `No backup was made: the data are in MongoDB, whose own tools copy them:
mongodump --uri="$MONGODB_URI" --gzip --archive=brushline.archive.gz`;

/** `node dist/server/backup.js [FOLDER]`; the server calls it with `--file FILE`. */
async function main(): Promise<string> {
  const asked = askedFor();
  if (!asked) return fail(usage);
  if (asked.help) return usage;
  const reading = commandConfig();
  if ('wrong' in reading) return fail(reading.wrong.join('\n'));
  const { dataDir, mongodbUri, backupDir } = reading.config;
  if (mongodbUri) return fail(ofMongo);
  const place = placeOf(reading.config);
  const name = `brushline-${timeInName(new Date())}.db`;
  const file = path.resolve(asked.file ?? path.join(asked.folder ?? backupDir ?? path.join(dataDir, 'backups'), name));
  const folder = path.dirname(file);
  try {
    const missing = await missingData(reading.config);
    if (missing) return fail(`No backup was made: ${missing}.`);
    makeFolder(folder);
    // Of removed backups.
    if (asked.file) await pruneCopiedPhotos(folder).catch(() => {});
    const { leads, events, photos, missingPhotos } = await backupSqlite({ dataDir, file });
    return [
      file,
      `holds ${leads} leads and ${events} events from ${place}, and was read again to see that it is whole.`,
      ...(photos ? [`Its ${photos} photos are in ${copiedPhotosIn(folder)}; keep both together.`] : []),
      ...(missingPhotos ? [`${missingPhotos} photos could not be found and are not in it.`] : []),
    ].join('\n');
  } catch (error) {
    const exitCode = error instanceof DamagedData ? damagedExitCode : 1;
    return fail(`No backup was made of ${place}: ${failureReason(error, folder)}`, exitCode);
  }
}

function askedFor() {
  try {
    const options = { file: { type: 'string' }, help: { type: 'boolean', short: 'h' } } as const;
    const { values, positionals } = parseArgs({ options, allowPositionals: true });
    return positionals.length <= 1 ? { ...values, folder: positionals[0] } : undefined;
  } catch {
    return undefined;
  }
}

function fail(message: string, exitCode = 1): string {
  process.exitCode = exitCode;
  return message;
}

void main().then((message) => process.stderr.write(`${message}\n`));
