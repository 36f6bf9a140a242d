import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, realpathSync, statSync } from 'node:fs';
import path from 'node:path';
import { type ParseArgsConfig, parseArgs, parseEnv } from 'node:util';
import { type Config, readConfig } from '../../config.ts';
import { BackupRefusal } from '../../store/sqlite/backup.ts';
import { databaseIn } from '../../store/sqlite/open-database.ts';

type Options = NonNullable<ParseArgsConfig['options']>;
type Place = Pick<Config, 'dataDir' | 'mongodbUri'>;

/** Ends the command with this sentence. */
export class CommandFailure extends Error {
  readonly exitCode: number;
  constructor(message: string, exitCode = 1) {
    super(message);
    this.exitCode = exitCode;
  }
}

/** What `run` returns, or its {@link CommandFailure}, goes to standard error. `--help` prints the usage. */
export async function runCommand<const Given extends Options>(
  { usage, options }: { usage: string; options: Given },
  run: (args: { values: ValuesOf<Given>; positionals: string[] }, config: Config) => Promise<string>,
): Promise<void> {
  const tell = (message: string) => void process.stderr.write(`${message}\n`);
  try {
    const args = argumentsOf(usage, { ...options, help: { type: 'boolean', short: 'h' } });
    if (args.values.help) return tell(usage);
    const reading = commandConfig();
    if ('wrong' in reading) throw new CommandFailure(reading.wrong.join('\n'));
    tell(await run({ ...args, values: args.values as ValuesOf<Given> }, reading.config));
  } catch (error) {
    if (!(error instanceof CommandFailure)) throw error;
    process.exitCode = error.exitCode;
    tell(error.message);
  }
}

type ValuesOf<Given extends Options> = ReturnType<
  typeof parseArgs<{ options: Given; allowPositionals: true }>
>['values'];

function argumentsOf(usage: string, options: Options) {
  try {
    return parseArgs({ options, allowPositionals: true });
  } catch {
    throw new CommandFailure(usage);
  }
}

/** Never a database's address, which may contain a password. */
export const placeOf = ({ dataDir, mongodbUri }: Place): string =>
  mongodbUri ? 'the MongoDB of MONGODB_URI' : path.resolve(dataDir);

/** Undefined if there is data. Rejects while MongoDB does not respond. */
export async function missingData({ dataDir, mongodbUri }: Place): Promise<string | undefined> {
  if (!mongodbUri) {
    return existsSync(databaseIn(dataDir))
      ? undefined
      : `There is no brushline.db in ${path.resolve(dataDir)}: set DATA_DIR to the folder of the data`;
  }
  const { hasData } = await import('../../store/mongo/database.ts');
  return (await hasData(mongodbUri))
    ? undefined
    : 'There is no data in the MongoDB of MONGODB_URI: set it to the database of the server';
}

/** Root gets the systemd service's settings and becomes the data folder's owner, so that the server can read it. */
function commandConfig(): ReturnType<typeof readConfig> {
  const reading = readConfig({ ...serviceSettings(), ...process.env });
  if ('config' in reading) becomeOwnerOf(reading.config.dataDir);
  return reading;
}

const isRoot = () => process.getuid?.() === 0;

/** Only for root, and only if the service runs this build. */
function serviceSettings(): NodeJS.ProcessEnv {
  const { DATA_DIR, MONGODB_URI, PATH } = process.env;
  if (!isRoot() || DATA_DIR || MONGODB_URI) return {};
  const wanted = '--property=WorkingDirectory,Environment,EnvironmentFiles';
  const { stdout } = spawnSync('systemctl', ['show', 'brushline', wanted], { encoding: 'utf8', env: { PATH } });
  const shown = (name: string) =>
    [...(stdout ?? '').matchAll(new RegExp(`^${name}=(.+)$`, 'gm'))].map(([, value = '']) => value);
  const [folder] = shown('WorkingDirectory');
  const ours = path.join(path.dirname(process.argv[1] ?? ''), '../..');
  if (!folder || !existsSync(folder) || realpathSync(folder) !== realpathSync(ours)) return {};
  // A value with spaces is in quotes, which also parseEnv reads.
  const lines = shown('Environment').map((words) => words.replace(/"?\s+"?(?=\w+=)|^"|"$/g, '\n'));
  const files = shown('EnvironmentFiles').map((file) => file.replace(/ \(ignore_errors=\w+\)$/, ''));
  return parseEnv([...lines, ...files.filter(existsSync).map((file) => readFileSync(file, 'utf8'))].join('\n'));
}

function becomeOwnerOf(dataDir: string): void {
  if (!isRoot() || !existsSync(dataDir)) return;
  const { uid, gid } = statSync(dataDir);
  if (uid === 0) return;
  process.setgroups?.([gid]);
  process.setgid?.(gid);
  process.setuid?.(uid);
}

export function failureReason(error: unknown, folder: string): string {
  if (error instanceof BackupRefusal) return error.message;
  const { code = '', message = String(error) } = (error ?? {}) as { code?: unknown; message?: string };
  if (/^(EEXIST|ENOTDIR|EISDIR)$/.test(String(code))) return `${folder} is not a folder.`;
  if (/^(ENOENT|EACCES|EPERM|EROFS)$/.test(String(code))) return `${folder} cannot be made or written by this user.`;
  return /^(ENOSPC|EDQUOT|SQLITE_FULL)$/.test(String(code)) ? `The disk of ${folder} is full.` : message;
}
