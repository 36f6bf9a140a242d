import { existsSync } from 'node:fs';
import { access, constants, stat } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { BackupRefusal, timeInName } from '../../store/sqlite/backup.ts';
import { restoreSqlite } from '../../store/sqlite/restore.ts';
import { commandConfig, failureReason, placeOf } from './data-location.ts';

const usage = `Usage: node dist/server/restore.js FILE [--replace]
Puts the data of a backup in their place while the server is stopped. With --replace, data that are there already are
kept beside them.`;

const ofMongo = `Nothing was restored: the data are in MongoDB, whose own tools restore them while the server is stopped:
mongorestore --uri="$MONGODB_URI" --gzip --archive=FILE --drop`;

/** Only while no server runs; keeps the old data next to it. */
async function main(): Promise<string> {
  const asked = askedFor();
  if (!asked) return fail(usage);
  if (asked === 'help') return usage;
  const reading = commandConfig();
  if ('wrong' in reading) return fail(reading.wrong.join('\n'));
  const { dataDir, mongodbUri } = reading.config;
  if (mongodbUri) return fail(ofMongo);
  const place = placeOf(reading.config);
  try {
    await refuseUnlessFile(asked.file);
    if (!existsSync(dataDir)) {
      const folder = path.resolve(dataDir);
      throw new BackupRefusal(`There is no folder ${folder}: set DATA_DIR to the server's folder of data, or make it.`);
    }
    const restored = await restoreSqlite({ ...asked, dataDir, time: timeInName(new Date()) });
    const { leads, events, photos, missingPhotos, former } = restored;
    const beside = former ? `\nWhat was there before lies in ${former}.` : '';
    const withPhotos = photos ? `, with ${photos} photos` : '';
    const without = missingPhotos
      ? `\n${missingPhotos} photos are not back: they belong in the folder brushline-photos beside the backup.`
      : '';
    return `${leads} leads and ${events} events are back in ${place}${withPhotos}. Whoever was erased since that backup must be erased again.${without}${beside}`;
  } catch (error) {
    return fail(`Nothing was restored in ${place}: ${failureReason(error, path.resolve(dataDir))}`);
  }
}

function askedFor(): { file: string; mayReplace: boolean } | 'help' | undefined {
  try {
    const options = { replace: { type: 'boolean' }, help: { type: 'boolean', short: 'h' } } as const;
    const { values, positionals } = parseArgs({ options, allowPositionals: true });
    const [file, ...others] = positionals;
    if (values.help) return 'help';
    return file && others.length === 0 ? { file, mayReplace: values.replace ?? false } : undefined;
  } catch {
    return undefined;
  }
}

/** Opening a pipe could wait forever. */
async function refuseUnlessFile(file: string): Promise<void> {
  const entry = await stat(file).catch(() => undefined);
  if (!entry) throw new BackupRefusal(`There is no file ${file}.`);
  if (!entry.isFile()) throw new BackupRefusal(`${file} is not a file.`);
  await access(file, constants.R_OK).catch(() => {
    throw new BackupRefusal(`${file} cannot be read by this user.`);
  });
}

function fail(message: string): string {
  process.exitCode = 1;
  return message;
}

void main().then((message) => process.stderr.write(`${message}\n`));
