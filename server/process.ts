import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { readConfig } from './config.ts';
import { createServer } from './create-server.ts';
import { createLimitCounts } from './limits/limit-counts.ts';
import { limitTable } from './limits/limit-table.ts';
import { createLog, errorFields, logLine } from './log/log.ts';
import { createLogOutput } from './log/log-output.ts';
import { readableLine } from './log/readable-line.ts';
import { createEncoderProcess } from './photos/encoder-process.ts';
import { backupFailure, prepareBackupDir } from './start/backup-failure.ts';
import { dataFailure, prepareDataDir } from './start/data-failure.ts';
import { exitOn, wrongConfiguration } from './start/exit-on.ts';
import { listenFailure } from './start/listen-failure.ts';
import { welcome } from './start/welcome.ts';
import { catalogueSeeds } from './store/catalogue-seeds.ts';
import { openStore } from './store/open-store.ts';
import type { Store } from './store/store.ts';

process.stderr.on('error', () => {}); // The reader of the output may exit; that must not end the process.
const reading = readConfig(process.env);
if ('wrong' in reading) exitOn({ sentence: reading.wrong.join('\n'), exitCode: wrongConfiguration });
const { config } = reading;
/** A terminal gets readable lines; everything else gets JSON lines. */
const isTerminal = process.stdout.isTTY;
const line = isTerminal ? readableLine : logLine;
const output = createLogOutput({
  maxWaiting: limitTable.logBuffer.number,
  onDrop: () => limitCounts.note('logBuffer'),
  gapLine: ({ droppedLines, ms }) => line(new Date(), 'warn', 'log_interrupted', { count: droppedLines, ms }),
});
process.on('exit', output.flush);
const log = createLog({ level: config.logLevel, write: output.add, line });
const limitCounts = createLimitCounts({ log, now: () => new Date() });

const dist = fileURLToPath(new URL('..', import.meta.url));
const built = (name: string) => JSON.parse(readFileSync(path.join(dist, name), 'utf8'));

/** By then the first pages were rendered, so their code is compiled too. */
const keepCodeAfterMs = 1_000;

const { mongodbUri, dataDir, backupDir = '' } = config;

/**
 * Starts the server; it ends when the process is told to stop.
 * @param keepCode keeps compiled code for the next start
 */
export async function startServer(keepCode: () => void): Promise<void> {
  try {
    prepareBackupDir(config);
  } catch (error) {
    const failure = backupFailure(error, backupDir);
    if (failure) exitOn(failure);
    log('warn', 'backup_folder_unavailable', errorFields(error));
  }
  const store = await openData().catch((error: unknown) => exitOn(dataFailure(error, config)));
  // An unreachable MongoDB is no reason to stop; one with data that this version cannot read is.
  store.ping().catch((error: unknown) => {
    if (isOldSchema(error)) exitOn(dataFailure(error, config));
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
    photoEncoder: createEncoderProcess(path.join(dist, 'server', 'encode-photos.js')),
    tellPassword: (password) => process.stderr.write(`The password of ${config.publicUrl}/admin is ${password}\n`),
    limitCounts,
    log,
  });
  void server.checkContent(); // SQLite responds before the first request can arrive.
  server.http.on('error', (error) => {
    output.flush();
    exitOn(listenFailure(error, config));
  });
  // A crowd waits in the kernel's queue instead of being sent away.
  server.http.listen({ port: config.port, host: config.host, backlog: 4_096 }, () => {
    if (isTerminal) process.stdout.write(welcome(config));
    else
      log('info', 'listening', { port: config.port, url: config.publicUrl, engine: mongodbUri ? 'mongodb' : 'sqlite' });
    setTimeout(keepCode, keepCodeAfterMs).unref();
    server.start();
  });

  let isStopping = false;

  /** Reports not ready, drains, flushes and exits, within 10 s after `drainSeconds`, with 0 unless something crashed. */
  async function stop(signal: string, exitCode: number): Promise<void> {
    if (isStopping) return;
    isStopping = true;
    log('info', 'stopping', { signal });
    const drainMs = config.drainSeconds * 1_000;
    setTimeout(() => process.exit(1), drainMs + 9_500).unref();
    server.drain();
    await pause(drainMs); // Load balancers see 503 at /health/ready and stop sending requests.
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

const isOldSchema = (error: unknown) => (error as { code?: unknown } | undefined)?.code === 'OLD_SCHEMA';

async function openData(): Promise<Store> {
  prepareDataDir(dataDir);
  return openStore({
    dataDir,
    ...(mongodbUri && { mongodbUri }),
    seeds: catalogueSeeds,
    isForServer: true,
    reserveBytes: limitTable.diskReserve.number,
    onDamage: (error) => log('error', 'database_damaged', errorFields(error)),
  });
}
