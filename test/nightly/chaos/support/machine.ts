import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Database } from 'better-sqlite3';
import { type Collection, MongoClient } from 'mongodb';
import { Sqlite } from '../../../../server/store/sqlite/open-database.ts';
import { dropDatabase, mongodbUri, newDatabase } from '../../../store/support/mongo-place.ts';
import { type BuiltServer, startBuiltServer } from '../../../support/built-server.ts';
import { timeLimitMs } from '../../../support/node-start.mjs';
import { inSmallDisk } from '../risks/disk.ts';
import type { Engine } from './measure.ts';

/** Tools that a risk may need besides Node. */
export type Tool = 'strace' | 'faketime' | 'tmpfs';

const isThere: Record<Tool, () => boolean | Promise<boolean>> = {
  strace: () => spawnSync('strace', ['-V']).status === 0,
  faketime: () => faketimeLibrary() !== undefined,
  tmpfs: () => inSmallDisk(1, async () => true).catch(() => false),
};

/** Installs missing tools from Debian, as root. @returns the tools that are not available here */
export async function installTools(tools: readonly Tool[]): Promise<ReadonlySet<Tool>> {
  let missing = await missingOf(tools);
  const packages = missing.filter((tool) => tool !== 'tmpfs');
  if (packages.length > 0 && process.getuid?.() === 0) {
    const options = { stdio: 'ignore', timeout: timeLimitMs(120_000) } as const;
    spawnSync('apt-get', ['update', '-qq'], options);
    spawnSync('apt-get', ['install', '-qq', '-y', '--no-install-recommends', ...packages], options);
    missing = await missingOf(tools);
  }
  return new Set(missing);
}

async function missingOf(tools: readonly Tool[]): Promise<Tool[]> {
  const missing: Tool[] = [];
  for (const tool of tools) if (!(await isThere[tool]())) missing.push(tool);
  return missing;
}

/** The path at which Debian’s package `faketime` installs its library. */
function faketimeLibrary(): string | undefined {
  return readdirSync('/usr/lib', { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name.includes('-linux-'))
    .map(({ name }) => `/usr/lib/${name}/faketime/libfaketime.so.1`)
    .find(existsSync);
}

/** Creates a clock that can be set while processes started with its `env` run. */
export function createClock(dir: string) {
  const library = faketimeLibrary();
  if (!library) throw new Error('faketime is not installed');
  const file = path.join(dir, 'clock');
  const set = (seconds: number) => writeFileSync(file, `+${seconds}`);
  set(0);
  return {
    /** Sets how far it is ahead of ours, in whole seconds. Takes effect within a second. */
    set,
    env: {
      ...{ LD_PRELOAD: library, FAKETIME_DONT_FAKE_MONOTONIC: '1', DONT_FAKE_MONOTONIC: '1' },
      ...{ FAKETIME_TIMESTAMP_FILE: file, FAKETIME_CACHE_DURATION: '1' },
    },
  };
}

export const engine: Engine = mongodbUri ? 'mongodb' : 'sqlite';

/** The location of one risk's data, and its content, independent of the server. */
export interface Place extends AsyncDisposable {
  dataDir: string;
  /** Starts the built server on this data, behind one proxy, so that every visitor can have a different address. */
  start(options?: Omit<Parameters<typeof startBuiltServer>[0] & object, 'dataDir'>): Promise<BuiltServer>;
  /** The number of leads with each message. */
  messages(): Promise<ReadonlyMap<string, number>>;
  /** The number of due mails. */
  dueMails(): Promise<number>;
}

/**
 * Creates an empty place on the engine that `MONGODB_URI` selects. Disposing of it removes its data and the servers
 * that it started.
 * @param given a folder that the caller removes, and the URI of a database through a proxy that fails
 */
export async function newPlace(given: { dataDir?: string; wire?: string } = {}): Promise<Place> {
  const dataDir = given.dataDir ?? (await mkdtemp(path.join(tmpdir(), 'brushline-chaos-')));
  const uri = mongodbUri && newDatabase();
  const servers: BuiltServer[] = [];
  const remove = () => rmSync(dataDir, { recursive: true, force: true });
  if (!given.dataDir) process.once('exit', remove);

  function serverUri(): string {
    if (!given.wire) return uri;
    const throughWire = new URL(uri);
    throughWire.host = new URL(given.wire).host;
    return throughWire.href;
  }

  return {
    dataDir,
    async start(options = {}) {
      const env = { TRUST_PROXY_HOPS: '1', LOG_LEVEL: 'error', ...(uri && { MONGODB_URI: serverUri() }) };
      const server = await startBuiltServer({ ...options, dataDir, env: { ...env, ...options.env } });
      servers.push(server);
      return server;
    },
    messages: () => (uri ? mongoMessages(uri) : inDatabase(dataDir, sqliteMessages)),
    dueMails: () => (uri ? mongoDueMails(uri) : inDatabase(dataDir, sqliteDueMails)),
    async [Symbol.asyncDispose]() {
      await Promise.all(servers.map((server) => server.kill()));
      if (uri) await dropDatabase(uri);
      if (given.dataDir) return;
      process.off('exit', remove);
      remove();
    },
  };
}

/** Reads a store’s file while a server may be using it. */
export async function inDatabase<Result>(dataDir: string, read: (db: Database) => Result): Promise<Result> {
  const db = new Sqlite(path.join(dataDir, 'brushline.db'), { timeout: timeLimitMs(5_000) });
  try {
    return read(db);
  } finally {
    db.close();
  }
}

/** The number of leads with each message. */
export const sqliteMessages = (db: Database) =>
  tally(db.prepare<[], string>(`select fields ->> 'message' from lead`).pluck().all());

const sqliteDueMails = (db: Database) =>
  db.prepare<[], number>(`select count(*) from lead where mail_status = 'due'`).pluck().get() ?? Number.NaN;

const mongoMessages = (uri: string) =>
  inMongo(uri, async (leads) => {
    const found = await leads.find({}, { projection: { 'fields.message': 1 } }).toArray();
    return tally(found.map(({ fields }) => String(fields.message)));
  });

const mongoDueMails = (uri: string) => inMongo(uri, (leads) => leads.countDocuments({ 'mail.status': 'due' }));

async function inMongo<Result>(uri: string, read: (leads: Collection) => Promise<Result>): Promise<Result> {
  const client = new MongoClient(uri);
  try {
    return await read(client.db().collection('leads'));
  } finally {
    await client.close();
  }
}

function tally(messages: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const message of messages) counts.set(message, (counts.get(message) ?? 0) + 1);
  return counts;
}
