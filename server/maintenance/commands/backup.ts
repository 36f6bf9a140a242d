import path from 'node:path';
import { parseArgs } from 'node:util';
import { type BackupCounts, DamagedData, damagedExitCode, timeInName } from '../../store/backup/backup.ts';
import { makeFolder } from '../../store/backup/make-folder.ts';
import { commandConfig, missingData, placeOf } from './data-location.ts';
import { failureReason } from './failure-reason.ts';

const usage = `Usage: node dist/server/backup.js [FOLDER]
Copies all data into a new file in FOLDER, BACKUP_DIR or the folder backups of DATA_DIR, also while the server runs.`;

/**
 * `node dist/server/backup.js [FOLDER]`: copies all data to a new file named after the time, and checks it. The server
 * calls it with `--file FILE`, which sets the file's path.
 */
async function main(): Promise<string> {
  const asked = askedFor();
  if (!asked) return fail(usage);
  if (asked === 'help') return usage;
  const reading = commandConfig();
  if ('wrong' in reading) return fail(reading.wrong.join('\n'));
  const { dataDir, mongodbUri, backupDir } = reading.config;
  const place = placeOf(reading.config);
  const name = `brushline-${timeInName(new Date())}.${mongodbUri ? 'jsonl' : 'db'}`;
  const file = path.resolve(asked.file ?? path.join(asked.folder ?? backupDir ?? path.join(dataDir, 'backups'), name));
  const folder = path.dirname(file);
  try {
    const missing = await missingData(reading.config);
    if (missing) return fail(`No backup was made: ${missing}.`);
    await makeFolder(folder);
    if (mongodbUri) {
      const { backupMongo } = await import('../../store/mongo/backup.ts');
      return told(await backupMongo({ uri: mongodbUri, file }), file, place);
    }
    const { backupSqlite } = await import('../../store/sqlite/backup/backup.ts');
    return told(await backupSqlite({ dataDir, file }), file, place);
  } catch (error) {
    const exitCode = error instanceof DamagedData ? damagedExitCode : 1;
    return fail(`No backup was made of ${place}: ${failureReason(error, folder)}`, exitCode);
  }
}

function askedFor(): { file?: string | undefined; folder?: string | undefined } | 'help' | undefined {
  try {
    const options = { file: { type: 'string' }, help: { type: 'boolean', short: 'h' } } as const;
    const { values, positionals } = parseArgs({ options, allowPositionals: true });
    if (values.help) return 'help';
    return positionals.length <= 1 ? { file: values.file, folder: positionals[0] } : undefined;
  } catch {
    return undefined;
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

function fail(message: string, exitCode = 1): string {
  process.exitCode = exitCode;
  return message;
}

void main().then((message) => process.stderr.write(`${message}\n`));
