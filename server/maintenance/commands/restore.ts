import { readConfig } from '../../config.ts';
import { BackupRefusal, timeInName } from '../../store/backup/backup.ts';
import { placeOf } from './data-location.ts';

/** `npm run restore -- FILE [--replace]`: restores a backup while no server runs; the old data is kept next to it. */
async function main(): Promise<string> {
  const reading = readConfig(process.env);
  if ('wrong' in reading) return fail(reading.wrong.join('\n'));
  const { dataDir, mongodbUri } = reading.config;
  const place = placeOf(reading.config);
  const given = process.argv.slice(2);
  const [file] = given.filter((argument) => argument !== '--replace');
  if (!file) return fail('Which file? npm run restore -- FILE [--replace]');
  const wanted = { file, mayReplace: given.includes('--replace'), time: timeInName(new Date()) };
  try {
    const { leads, events, photos, missingPhotos, former } = mongodbUri
      ? await (await import('../../store/mongo/backup.ts')).restoreMongo({ ...wanted, uri: mongodbUri })
      : await (await import('../../store/sqlite/restore.ts')).restoreSqlite({ ...wanted, dataDir });
    const beside = former ? `\nWhat was there before lies in ${former}.` : '';
    const withPhotos = photos ? `, with ${photos} photos` : '';
    const without = missingPhotos
      ? `\n${missingPhotos} photos are not back: they belong in the folder brushline-photos beside the backup.`
      : '';
    return `${leads} leads and ${events} events are back in ${place}${withPhotos}. Whoever was erased since that backup must be erased again.${without}${beside}`;
  } catch (error) {
    const reason = error instanceof BackupRefusal ? error.message : String(error);
    return fail(`Nothing was restored in ${place}: ${reason}`);
  }
}

function fail(message: string): string {
  process.exitCode = 1;
  return message;
}

process.stderr.write(`${await main()}\n`);
