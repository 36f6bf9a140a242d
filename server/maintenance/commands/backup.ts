import path from 'node:path';
import { readConfig } from '../../config.ts';
import { type BackupCounts, BackupRefusal, timeInName } from '../../store/backup/backup.ts';
import { missingData, placeOf } from './data-location.ts';

/**
 * `npm run backup [-- FOLDER]`: copies all data to a new file named after the time, and checks it. The server itself
 * calls it with `--file FILE`, which then names the file.
 */
async function main(): Promise<string> {
  const reading = readConfig(process.env);
  if ('wrong' in reading) return fail(reading.wrong.join('\n'));
  const { dataDir, mongodbUri, backupDir } = reading.config;
  const place = placeOf(reading.config);
  const [first, second] = process.argv.slice(2);
  const folder = path.resolve(first ?? backupDir ?? path.join(dataDir, 'backups'));
  const extension = mongodbUri ? 'jsonl' : 'db';
  const file =
    first === '--file' && second ? second : path.join(folder, `brushline-${timeInName(new Date())}.${extension}`);
  try {
    const missing = await missingData(reading.config);
    if (missing) return fail(`No backup was made: ${missing}.`);
    if (mongodbUri) {
      const { backupMongo } = await import('../../store/mongo/backup.ts');
      return told(await backupMongo({ uri: mongodbUri, file }), file, place);
    }
    const { backupSqlite } = await import('../../store/sqlite/backup.ts');
    return told(await backupSqlite({ dataDir, file }), file, place);
  } catch (error) {
    const reason = error instanceof BackupRefusal ? error.message : String(error);
    return fail(`No backup was made of ${place}: ${reason}`);
  }
}

const told = ({ leads, events, photos, missingPhotos = 0 }: BackupCounts, file: string, place: string) =>
  [
    file,
    `holds ${leads} leads and ${events} events from ${place}, and was read again to see that it is whole.`,
    ...(photos ? [`Its ${photos} photos are in ${copiedPhotosFolder(file)}; keep both together.`] : []),
    ...(missingPhotos > 0 ? [`${missingPhotos} photos could not be found and are not in it.`] : []),
  ].join('\n');

const copiedPhotosFolder = (file: string) => path.join(path.dirname(file), 'brushline-photos');

function fail(message: string): string {
  process.exitCode = 1;
  return message;
}

process.stderr.write(`${await main()}\n`);
