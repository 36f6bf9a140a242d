import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Config } from '../../config.ts';
import { databaseIn } from '../../store/sqlite/database/open-database.ts';

type Place = Pick<Config, 'dataDir' | 'mongodbUri'>;

/**
 * Where the data is, for the person who runs a command; never the address of a database, which may contain a password.
 */
export const placeOf = ({ dataDir, mongodbUri }: Place): string =>
  mongodbUri ? 'the MongoDB of MONGODB_URI' : path.resolve(dataDir);

/**
 * Checks that there is data, for commands that need it. Rejects while MongoDB does not respond.
 * @returns a sentence that says there is none, without a period; undefined if there is data
 */
export async function missingData({ dataDir, mongodbUri }: Place): Promise<string | undefined> {
  if (!mongodbUri) {
    return existsSync(databaseIn(dataDir))
      ? undefined
      : `There is no brushline.db in ${path.resolve(dataDir)}: set DATA_DIR to the folder of the data`;
  }
  const { hasMongoData } = await import('../../store/mongo/database/has-data.ts');
  return (await hasMongoData(mongodbUri))
    ? undefined
    : 'There is no data in the MongoDB of MONGODB_URI: set it to the database of the server';
}
