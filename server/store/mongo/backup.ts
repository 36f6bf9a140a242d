import { createReadStream, createWriteStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { BSON, type Db, type Document } from 'mongodb';
import { type BackupCounts, BackupRefusal } from '../backup/backup.ts';
import { writeAtomic } from '../backup/write-atomic.ts';
import { connectTo } from './database/connect.ts';

const { EJSON } = BSON;

/**
 * Collections left out of copies: sessions, claims of tasks, and tags of addresses, which must not outlive their keys.
 */
const passing = ['devices', 'sessions', 'guesses', 'limits', 'secrets', 'tasks'];
/** Fields left out of copies for the same reason. */
const leftOut: Readonly<Record<string, Document>> = { 'photos.files': { 'metadata.holder': 0 } };
const aside = 'before-';
const batchSize = 500;
/** The batch size for chunks of photos, a quarter of a megabyte each. */
const chunkBatchSize = 16;

/** A line of the file: one document, or at the end their number. When read back, numbers have MongoDB’s types. */
type Line = { collection: string; document: Document } | { counts: Record<string, number> };

/**
 * Writes every document to a new file as JSON lines, while servers may be writing, and reads the file back to check it.
 * Each document is as of one moment, different ones as of different moments. Sessions, secrets and limits are left out.
 */
export async function backupMongo({ uri, file }: { uri: string; file: string }): Promise<BackupCounts> {
  const { db, connected, close } = connectTo(uri, 'brushline-backup');
  let counts: BackupCounts | undefined;
  try {
    await connected();
    await writeAtomic(file, async (unfinished) => {
      await pipeline(Readable.from(linesOf(db)), createWriteStream(unfinished));
      counts = await checkMongoCopy(unfinished);
    });
  } finally {
    await close();
  }
  if (!counts) throw new BackupRefusal('The copy was not made.');
  return counts;
}

async function* linesOf(db: Db): AsyncGenerator<string> {
  const counts: Record<string, number> = {};
  for (const name of await collectionsOf(db)) {
    counts[name] = 0;
    for await (const document of db.collection(name).find({}, { batchSize, projection: leftOut[name] ?? {} })) {
      counts[name] += 1;
      yield `${EJSON.stringify({ collection: name, document }, { relaxed: false })}\n`;
    }
  }
  yield `${JSON.stringify({ counts })}\n`;
}

async function collectionsOf(db: Db): Promise<string[]> {
  const names = (await db.listCollections({}, { nameOnly: true }).toArray()).map(({ name }) => name);
  return names.filter((name) => !passing.includes(name) && !name.startsWith(aside) && !name.startsWith('system.'));
}

/**
 * Reads a copy from start to end. Rejects with a {@link BackupRefusal} if its end is missing or does not match, or if
 * it lacks the collection of leads, which every server creates.
 */
async function checkMongoCopy(file: string): Promise<BackupCounts> {
  const seen: Record<string, number> = {};
  let end: Record<string, number> | undefined;
  for await (const line of readLines(file)) {
    if ('counts' in line) end = line.counts;
    else seen[line.collection] = (seen[line.collection] ?? 0) + 1;
  }
  const isWhole = end && Object.entries(end).every(([name, count]) => (seen[name] ?? 0) === Number(count));
  if (!end || !isWhole) throw new BackupRefusal('It is not whole.');
  if (!('leads' in end)) throw new BackupRefusal('It lacks the collection leads.');
  return { leads: seen.leads ?? 0, events: seen.events ?? 0 };
}

async function* readLines(file: string): AsyncGenerator<Line> {
  for await (const line of createInterface({ input: createReadStream(file), crlfDelay: Number.POSITIVE_INFINITY })) {
    const read = lineOf(line);
    if (!read) throw new BackupRefusal('It holds a line that is not one of a backup.');
    yield read;
  }
}

function lineOf(text: string): Line | undefined {
  try {
    const { counts, collection, document } = EJSON.parse(text, { relaxed: false });
    if (isRecord(counts)) return { counts: counts as Record<string, number> };
    return typeof collection === 'string' && isRecord(document) ? { collection, document } : undefined;
  } catch {
    return undefined;
  }
}

const isRecord = (value: unknown): value is Document =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The leads among these that a copy contains. Rejects if it cannot be read. */
export async function leadsInMongoCopy(file: string, leadIds: readonly string[]): Promise<ReadonlySet<string>> {
  const wanted = new Set(leadIds);
  const held = new Set<string>();
  for await (const line of readLines(file)) {
    if ('counts' in line || line.collection !== 'leads') continue;
    if (wanted.has(line.document._id)) held.add(line.document._id);
  }
  return held;
}

/**
 * Replaces the data in the database with a copy. Rejects with a {@link BackupRefusal}, and changes nothing, while
 * MongoDB reports a connected server (not every MongoDB does), if there are documents and `mayReplace` is not set, or
 * if the copy is incomplete. The old data is kept, in collections with new names.
 */
export async function restoreMongo(parts: {
  uri: string;
  file: string;
  mayReplace: boolean;
  time: string;
}): Promise<BackupCounts & { former?: string }> {
  const { uri, file, mayReplace, time } = parts;
  const counts = await checkMongoCopy(file);
  const { db, connected, close } = connectTo(uri, 'brushline-restore');
  try {
    await connected();
    if (await hasServer(db)) throw new BackupRefusal('A server is running on these data; stop it first.');
    const names = (await db.listCollections({}, { nameOnly: true }).toArray()).map(({ name }) => name);
    const standing = names.filter((name) => !name.startsWith(aside) && !name.startsWith('system.'));
    const sizes = await Promise.all(standing.map((name) => db.collection(name).countDocuments({}, { limit: 1 })));
    const isThere = sizes.some((size) => size > 0);
    if (isThere && !mayReplace) throw new BackupRefusal('There are data already; --replace puts them aside.');
    const former = `${aside}${time}-`;
    for (const name of standing) await moveCollection(db, name, `${former}${name}`);
    await insertAll(db, file);
    return { ...counts, ...(isThere && { former: `${former}*` }) };
  } finally {
    await close();
  }
}

/**
 * Renames a collection. FerretDB 2.7 cannot rename collections with a dot in their names, such as those of GridFS, so
 * these are copied.
 */
async function moveCollection(db: Db, from: string, to: string): Promise<void> {
  if (!from.includes('.')) {
    await db.collection(from).rename(to);
    return;
  }
  const most = from.endsWith('.chunks') ? chunkBatchSize : batchSize;
  let documents: Document[] = [];
  for await (const document of db.collection(from).find({}, { batchSize: most })) {
    documents.push(document);
    if (documents.length < most) continue;
    await db.collection(to).insertMany(documents);
    documents = [];
  }
  if (documents.length > 0) await db.collection(to).insertMany(documents);
  await db.collection(from).drop();
}

async function hasServer(db: Db): Promise<boolean> {
  const connections = await db.client
    .db('admin')
    .aggregate([{ $currentOp: { allUsers: true, idleConnections: true } }])
    .toArray()
    .catch(() => []);
  return connections.some(({ appName }) => appName === 'brushline');
}

async function insertAll(db: Db, file: string): Promise<void> {
  let collection = '';
  let documents: Document[] = [];
  async function flush() {
    if (documents.length > 0) await db.collection(collection).insertMany(documents);
    documents = [];
  }
  for await (const line of readLines(file)) {
    if ('counts' in line) continue;
    const most = line.collection.endsWith('.chunks') ? chunkBatchSize : batchSize;
    if (line.collection !== collection || documents.length >= most) await flush();
    collection = line.collection;
    documents.push(line.document);
  }
  await flush();
}
