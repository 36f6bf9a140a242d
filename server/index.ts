import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { createSettings } from './admin/settings.ts';
import { createApp } from './app.ts';
import { createOwnerPassword } from './auth/owner-password.ts';
import { readConfig } from './config.ts';
import { createContent } from './content/content.ts';
import { watchContentVersion } from './content/content-version.ts';
import { acceptMore } from './http/accept-more.ts';
import { gracefulShutdown } from './http/connections/graceful-shutdown.ts';
import { createHttpServer } from './http/connections/http-server.ts';
import { createProxyWatch } from './http/connections/proxy-watch.ts';
import { createSiteHeaders } from './http/headers.ts';
import { createLimitCounts } from './limits/limit-counts.ts';
import { limitTable } from './limits/limit-table.ts';
import { createLog, errorFields, logLine } from './log/log.ts';
import { createLogOutput } from './log/log-output.ts';
import { createOwnerDigests } from './mail/digests/owner-digests.ts';
import { fileSender } from './mail/file-sender.ts';
import { createLeadMail } from './mail/lead-mail.ts';
import { createOutbox } from './mail/outbox.ts';
import { sendgridSender } from './mail/sendgrid-sender.ts';
import { createClock } from './maintenance/clock.ts';
import { engineBackups } from './maintenance/engine-backups.ts';
import { keepFilesPrivate } from './maintenance/open-files.ts';
import { createOwnerAlarm } from './maintenance/owner-alarm.ts';
import { createPurge } from './maintenance/purge.ts';
import { cachedPageHandler } from './pages/cached-page-handler.ts';
import { createPageCache } from './pages/page-cache.ts';
import { createPrerender } from './pages/prerender.ts';
import { catalogueSeeds } from './store/catalogue-seeds.ts';
import { openStore } from './store/open-store.ts';
import { withStoreTimeout } from './store/store-timeout.ts';

/** sysexits.h: EX_CONFIG and EX_UNAVAILABLE. */
const wrongConfiguration = 78;
const unavailable = 69;

process.stderr.on('error', () => {}); // Its reader may go away; nothing that is written there is worth the process.
const reading = readConfig(process.env);
if ('wrong' in reading) {
  process.stderr.write(`${reading.wrong.join('\n')}\n`);
  process.exit(wrongConfiguration);
}
const { config } = reading;
const output = createLogOutput({
  maxWaiting: limitTable.logBuffer.number,
  onDrop: () => limitCounts.note('logBuffer'),
  gapLine: ({ droppedLines, ms }) => logLine(new Date(), 'warn', 'log_interrupted', { count: droppedLines, ms }),
});
process.on('exit', output.flush);
const log = createLog({ level: config.logLevel, write: output.add });
const limitCounts = createLimitCounts({ log, now: () => new Date() });

const dist = fileURLToPath(new URL('..', import.meta.url));
const built = (name: string) => JSON.parse(readFileSync(path.join(dist, name), 'utf8'));

const { mongodbUri, sendgridApiKey, dataDir, backupDir } = config;
const store = await openStore({
  dataDir,
  ...(mongodbUri && { mongodbUri }),
  seeds: catalogueSeeds,
  reserveBytes: limitTable.diskReserve.number,
}).catch((error: unknown) => {
  process.stderr.write(`The data cannot be opened: ${error instanceof Error ? error.message : error}\n`);
  process.exit(unavailable);
});
const checkFiles = keepFilesPrivate({ dataDir, backupDir }, log);
const timedStore = withStoreTimeout(store);
const clock = createClock({ store: timedStore, log });
const { now } = clock;
// Before anything is dated by it: what comes in afterwards cannot speak for the clock.
const clockIsKnown = clock.start();
if (!mongodbUri) await clockIsKnown;
const mailFolder = fileSender({ dir: path.join(dataDir, 'outbox') });
const sender = sendgridApiKey ? sendgridSender({ apiKey: sendgridApiKey }) : mailFolder;
const outbox = createOutbox({
  store,
  sender,
  present: createLeadMail({ from: config.mailFrom, to: config.mailTo }),
  clock: now,
  log,
});
const settings = createSettings(store);
const digests = createOwnerDigests({
  store,
  sender,
  config,
  isWeeklyWanted: async () => (await settings.read()).weeklyLetter,
  log,
  now,
});
const alarm = createOwnerAlarm({ store, sender, config, log, now });
const backups = engineBackups({ config, script: path.join(dist, 'server', 'backup.js'), store, alarm, log, now });
const purge = createPurge({
  store,
  clock,
  heldByBackup: backups.heldByBackup,
  forgetMails: mailFolder.forget,
  forgetMailsBefore: mailFolder.forgetBefore,
  alarm,
  log,
});
const version = watchContentVersion(timedStore);
const content = createContent({ store: timedStore, version, now });
const { createRenderer } = await import('../host/render.tsx');
const renderer = createRenderer({
  publicUrl: config.publicUrl,
  assets: built('assets.json'),
  content,
  embedOrigins: config.embedOrigins,
  analyticsId: config.analyticsId,
});
const headers = createSiteHeaders(config.publicUrl.startsWith('https:'), {
  hasAnalytics: config.analyticsId !== undefined,
});
const cache = createPageCache({ headersOf: ({ inline }) => headers.page(inline) });
const prerender = createPrerender({ renderer, cache, log });

const passwordHash = createOwnerPassword({
  store: timedStore,
  configuredHash: config.adminPasswordHash,
  tell: (password) => process.stderr.write(`The password of ${config.publicUrl}/admin is ${password}\n`),
});

const proxies = createProxyWatch({ hops: config.trustProxyHops, log });

let isStopping = false;
const app = createApp({
  config,
  store: timedStore,
  content,
  version,
  renderer,
  cache,
  headers,
  published: { folder: path.join(dist, 'public'), files: built('files.json') },
  passwordHash,
  isPasswordConfigured: config.adminPasswordHash !== undefined,
  wakeOutbox: outbox.wake,
  forgetMails: mailFolder.forget,
  healthChecks: [purge.check, backups.check, checkFiles],
  clock,
  isStopping: () => isStopping,
  proxyTrouble: proxies.trouble,
  limitCounts,
  log,
  now,
});
content.onChange(() => {
  prerender().catch((error: unknown) => log('error', 'warm_up_failed', errorFields(error)));
});
const isBehindProxy = config.trustProxyHops > 0;
const server = createHttpServer({
  handle: cachedPageHandler({ cache, proxies, isStopping: () => isStopping, log, next: app.callback() }),
  headers: headers.api,
  isBehindProxy,
  limitCounts,
});
void version.check(); // SQLite answers before the first request can come.
server.listen(config.port, config.host, () => {
  log('info', 'listening', { port: config.port, url: config.publicUrl, engine: mongodbUri ? 'mongodb' : 'sqlite' });
  acceptMore(server);
  outbox.start();
  digests.start();
  purge.start();
  backups.start();
  // An engine that is away now is asked again at the first login.
  passwordHash().catch((error: unknown) => log('warn', 'no_password_yet', errorFields(error)));
});
server.on('error', (error) => {
  log('error', 'cannot_listen', errorFields(error));
  process.exit(1);
});

/** Unready, drained, flushed, gone: within 10 s after the time for balancers, and with 0 unless something crashed. */
async function stop(signal: string, exitCode: number): Promise<void> {
  if (isStopping) return;
  isStopping = true;
  log('info', 'stopping', { signal });
  const drainMs = config.drainSeconds * 1_000;
  setTimeout(() => process.exit(1), drainMs + 9_500).unref();
  await pause(drainMs); // Balancers see 503 at /health/ready and turn away.
  await gracefulShutdown(server, 4_000);
  version.stop();
  purge.stop();
  backups.stop();
  clock.stop();
  digests.stop();
  await outbox.stop(3_000);
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
