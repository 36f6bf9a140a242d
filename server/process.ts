import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { type Config, readConfig } from './config.ts';
import { createServer } from './create-server.ts';
import { bounds, createLimitCounts } from './limits/rate-limits.ts';
import { errorFields, standardLog } from './log/log.ts';
import { backupFailure, configExitCode, dataFailure, exitOn, listenFailure, prepareFolder } from './start-failure.ts';
import { openStore } from './store/open-store.ts';
import type { Store } from './store/store.ts';

process.stderr.on('error', () => {}); // The reader of the output may exit.
const reading = readConfig(process.env);
if ('wrong' in reading) exitOn({ sentence: reading.wrong.join('\n'), exitCode: configExitCode });
const { config } = reading;
const log = standardLog(config.logLevel);
const limitCounts = createLimitCounts({ log, now: () => new Date() });

const dist = fileURLToPath(new URL('..', import.meta.url));
const built = (name: string) => JSON.parse(readFileSync(path.join(dist, name), 'utf8'));

const { mongodbUri, dataDir, backupDir = '' } = config;

export async function startServer(): Promise<void> {
  try {
    // The data folder has its own check.
    if (backupDir && backupDir !== path.join(dataDir, 'backups')) prepareFolder(backupDir);
  } catch (error) {
    const failure = backupFailure(error, backupDir);
    if (failure) exitOn(failure);
    log('warn', 'backup_folder_unavailable', errorFields(error));
  }
  const store = await openData().catch((error: unknown) => exitOn(dataFailure(error, config)));
  // An unreachable MongoDB is no reason to stop; data that this version cannot read is.
  store.ping().catch((error: { code?: unknown }) => {
    if (error.code === 'OLD_SCHEMA') exitOn(dataFailure(error, config));
  });
  const server = await createServer({
    config,
    store,
    createRenderer: async (parts) => {
      const { createRenderer } = await import('../host/render.tsx');
      return createRenderer({ ...parts, assets: built('assets.json') });
    },
    published: { folder: path.join(dist, 'public'), files: built('files.json') },
    backupScript: path.join(dist, 'server', 'backup.js'),
    tellPassword: (password) => process.stderr.write(`The password of ${config.publicUrl}/admin is ${password}\n`),
    limitCounts,
    log,
  });
  void server.checkContent(); // SQLite responds before the first request can arrive.
  server.http.on('error', (error) => {
    exitOn(listenFailure(error, config));
  });
  server.http.listen(config.port, config.host, () => {
    if (process.stdout.isTTY) process.stdout.write(welcome(config));
    else
      log('info', 'listening', { port: config.port, url: config.publicUrl, engine: mongodbUri ? 'mongodb' : 'sqlite' });
    server.start();
  });

  let isStopping = false;

  /** Exits within 10 s after `drainSeconds`. */
  async function stop(signal: string, exitCode: number): Promise<void> {
    if (isStopping) return;
    isStopping = true;
    log('info', 'stopping', { signal });
    const drainMs = config.drainSeconds * 1_000;
    setTimeout(() => process.exit(1), drainMs + 9_500).unref();
    server.drain();
    await pause(drainMs); // Load balancers see 503 at /health/ready.
    await server.stop();
    await store.close();
    log('info', 'stopped', { signal });
    process.exit(exitCode);
  }

  process.on('SIGTERM', () => void stop('SIGTERM', 0));
  process.on('SIGINT', () => void stop('SIGINT', 0));
  process.on('unhandledRejection', (reason) => log('error', 'unhandled_rejection', errorFields(reason)));
  process.on('uncaughtException', (error) => {
    log('error', 'uncaught_exception', errorFields(error));
    void stop('uncaughtException', 1);
  });
}

async function openData(): Promise<Store> {
  prepareFolder(dataDir);
  return openStore({
    dataDir,
    mongodbUri,
    isForServer: true,
    reserveBytes: bounds.diskReserve.number,
    onDamage: (error) => log('error', 'database_damaged', errorFields(error)),
  });
}

function welcome(config: Config): string {
  const { publicUrl, host, port, dataDir, mongodbUri, adminPasswordHash } = config;
  const listensAt = `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
  const rows: [string, string][] = [
    ['Website', publicUrl === `http://localhost:${port}` ? publicUrl : `${publicUrl}, listening at ${listensAt}`],
    ['Office', `${publicUrl}/admin`],
    ['Log in', adminPasswordHash ? 'with the password of ADMIN_PASSWORD_HASH' : passwordHelp],
    ['Data', mongodbUri ? 'in MongoDB' : path.resolve(dataDir, 'brushline.db')],
    ['Mail', mailPlace(config)],
    ['Backups', backupPlace(config)],
    ['Stop', 'Ctrl+C'],
  ];
  return `\nBrushline is running.\n\n${rows.map(([name, text]) => `  ${name.padEnd(9)}${text}\n`).join('')}\n`;
}

function backupPlace({ mongodbUri, backupDir }: Config): string {
  if (mongodbUri) return 'by your MongoDB';
  return backupDir ? `daily in ${path.resolve(backupDir)}` : 'none: set BACKUP_DIR';
}

const passwordHelp =
  'with the password printed once, at the first start; "node dist/server/password.js" sets a new one';

function mailPlace({ sendgridApiKey, mailTo, dataDir }: Config): string {
  if (sendgridApiKey) return `sent to ${mailTo.map(({ address }) => address).join(', ')} through SendGrid`;
  return `written to ${path.resolve(dataDir, 'outbox')}, not sent: SENDGRID_API_KEY is not set`;
}
