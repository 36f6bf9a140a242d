import path from 'node:path';
import { readConfig } from '../config.ts';
import { CopyRefusal, timeInName } from '../store/copies.ts';

/** `npm run backup [-- FOLDER]`: a copy of everything that is kept, in a new file named by the time, checked. */
async function main(): Promise<string> {
  const reading = readConfig(process.env);
  if ('wrong' in reading) return fail(reading.wrong.join('\n'));
  const { dataDir, mongodbUri } = reading.config;
  const folder = path.resolve(process.argv[2] ?? path.join(dataDir, 'backups'));
  const name = path.join(folder, `brushline-${timeInName(new Date())}`);
  try {
    if (mongodbUri) {
      const { backupMongo } = await import('../store/mongo/copy.ts');
      return told(await backupMongo({ uri: mongodbUri, file: `${name}.jsonl` }), `${name}.jsonl`);
    }
    const { backupSqlite } = await import('../store/sqlite/copy.ts');
    return told(await backupSqlite({ dataDir, file: `${name}.db` }), `${name}.db`);
  } catch (error) {
    const reason = error instanceof CopyRefusal ? error.message : String(error);
    return fail(`No backup was made: ${reason}`);
  }
}

const told = ({ leads, events }: { leads: number; events: number }, file: string) =>
  `${file}\nholds ${leads} leads and ${events} events, and was read again to see that it is whole.`;

function fail(message: string): string {
  process.exitCode = 1;
  return message;
}

process.stderr.write(`${await main()}\n`);
