import { existsSync } from 'node:fs';
import { access, constants, stat } from 'node:fs/promises';
import path from 'node:path';
import { BackupRefusal, restoreSqlite, timeInName } from '../../store/sqlite/backup.ts';
import { CommandFailure, failureReason, placeOf, runCommand } from './command.ts';

const usage = `Usage: node dist/server/restore.js FILE [--replace]
Puts the data of a backup in their place while the server is stopped. With --replace, data that are there already are
kept beside them.`;

const ofMongo = `Nothing was restored: the data are in MongoDB, whose own tools restore them while the server is stopped:
mongorestore --uri="$MONGODB_URI" --gzip --archive=FILE --drop`;

/** Only while no server runs; keeps the old data next to it. */
void runCommand({ usage, options: { replace: { type: 'boolean' } } }, async ({ values, positionals }, config) => {
  const [file, ...others] = positionals;
  if (!file || others.length > 0) throw new CommandFailure(usage);
  if (config.mongodbUri) throw new CommandFailure(ofMongo);
  const place = placeOf(config);
  const dataDir = path.resolve(config.dataDir);
  try {
    await refuseUnlessFile(file);
    const noFolder = `There is no folder ${dataDir}: set DATA_DIR to the server's folder of data, or make it.`;
    if (!existsSync(dataDir)) throw new BackupRefusal(noFolder);
    const wanted = { dataDir: config.dataDir, file, mayReplace: values.replace ?? false, time: timeInName(new Date()) };
    const { leads, events, photos, missingPhotos, former } = await restoreSqlite(wanted);
    const withPhotos = photos ? `, with ${photos} photos` : '';
    const lines = [
      `${leads} leads and ${events} events are back in ${place}${withPhotos}. Whoever was erased since that backup must be erased again.`,
      missingPhotos &&
        `${missingPhotos} photos are not back: they belong in the folder brushline-photos beside the backup.`,
      former && `What was there before lies in ${former}.`,
    ];
    return lines.filter(Boolean).join('\n');
  } catch (error) {
    throw new CommandFailure(`Nothing was restored in ${place}: ${failureReason(error, dataDir)}`);
  }
});

/** Opening a pipe could wait forever. */
async function refuseUnlessFile(file: string): Promise<void> {
  const entry = await stat(file).catch(() => undefined);
  if (!entry) throw new BackupRefusal(`There is no file ${file}.`);
  if (!entry.isFile()) throw new BackupRefusal(`${file} is not a file.`);
  await access(file, constants.R_OK).catch(() => {
    throw new BackupRefusal(`${file} cannot be read by this user.`);
  });
}
