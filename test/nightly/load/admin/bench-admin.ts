import { reportRanges } from '../../../../catalogue/contracts/admin/reports.ts';
import { mongodbUri } from '../../../store/support/mongo-place.ts';
import { type BuiltServer, startBuiltServer } from '../../../support/built-server.ts';
import { ownerPassword } from '../../../support/owner.ts';
import { anEstimate } from '../../../support/visitor-words.ts';
import { cpuMsOf, messageOf, residentMiB } from '../load.ts';
import { type AdminSize, rareWord, seeded } from './seed.ts';

/** An owner's call: a URL to get, or a body to post. */
type Call = string | { path: string; body: object };
const search = (q: string, query = ''): Call => ({ path: `/leads/search${query}`, body: { q } });

/** The calls of the owner's screens, and how many milliseconds each may take. */
const screens: readonly [name: string, mostMs: number, calls: readonly Call[]][] = [
  [
    'first screen',
    300,
    [
      '/health',
      '/leads/summary',
      '/leads?status=new,called,scheduled&snoozed=back&order=oldest',
      '/leads?status=new&kind=estimate,contact&snoozed=no&order=oldest',
      '/leads?status=new&kind=palette&snoozed=no&limit=20',
      '/contact-submissions?limit=1',
      '/estimate-requests?limit=1',
      '/events?limit=10',
      '/numbers?range=30',
      '/mail',
    ],
  ],
  ['counters', 150, ['/contact-submissions?limit=1', '/estimate-requests?limit=1', '/events?limit=1']],
  ['a specified list', 150, ['/contact-submissions']],
  ['search, a rare word', 100, [search(rareWord)]],
  ['search, two common words', 100, [search('porch weekday')]],
  ['search, five words', 100, [search('cedar clapboard peeling porch home')]],
  ['search, two letters', 100, [search('th')]],
  ['search, nothing found', 100, [search('porch zeppelin')]],
  ['search, a phone number', 100, [search('555-0042')]],
  ['search within a town, open ones', 100, [search('porch', '?town=Easton&status=new,called')]],
  ['with photos', 100, ['/leads?photos=yes']],
  ['a town, oldest first', 100, ['/leads?town=Easton&order=oldest']],
  ...reportRanges.map((days): [string, number, string[]] => [
    `numbers of ${days} days`,
    150,
    [`/numbers?range=${days}`],
  ]),
];
/** The exports, and how many milliseconds each may take; both are read as they stream. */
const exports: readonly [name: string, mostMs: number, call: string][] = [
  ['every lead as a table', 15_000, '/export.csv'],
  ['everything as JSON', 60_000, '/export.json'],
];

/** Random, because a persistent store has the visitors of the previous run. */
let visitors = Math.floor(Math.random() * 2 ** 23);

/** Logs the owner in. @returns the headers of the owner's requests */
async function login({ url }: BuiltServer): Promise<Record<string, string>> {
  const answer = await send(`${url}/api/admin/session`, {}, { password: ownerPassword });
  return { cookie: answer.headers.get('set-cookie')?.split(';')[0] ?? '' };
}

/** Posts JSON like our own pages. */
function send(url: string, headers: Record<string, string>, body: object): Promise<Response> {
  const ours = { ...headers, 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' };
  return fetchWell(url, { method: 'POST', headers: ours, body: JSON.stringify(body) });
}

/** Reads a response to its end without storing it. @returns its length in bytes */
async function readWhole(url: string, headers: Record<string, string>): Promise<number> {
  const answer = await fetch(url, { headers });
  if (!answer.ok || !answer.body) throw new Error(`${url}: ${answer.status}`);
  let bytes = 0;
  for await (const chunk of answer.body) bytes += chunk.length;
  return bytes;
}

/** Requests a page that is never cached, because its URL contains a search. */
function aVisit(url: string): Promise<Response> {
  visitors += 1;
  return fetchWell(`${url}/blog?q=deck${visitors}`);
}

/** Posts a request for an estimate from a new visitor, with a new address and text. */
function aRequest(url: string): Promise<Response> {
  visitors += 1;
  const address = [10, visitors >> 16, (visitors >> 8) & 255, visitors & 255].join('.');
  const body = anEstimate({ email: `margaret${visitors}@example.com`, message: messageOf(visitors) });
  return send(`${url}/api/estimates`, { 'x-forwarded-for': address }, body);
}

/** Reads a response to its end; throws if it is an error. */
async function fetchWell(url: string, request?: RequestInit): Promise<Response> {
  const answer = await fetch(url, request);
  if (!answer.ok) throw new Error(`${url}: ${answer.status} ${await answer.text()}`);
  await answer.arrayBuffer();
  return answer;
}

/** The cost of sequential runs, without the first one. */
async function timed(server: BuiltServer, runs: number, run: () => Promise<unknown>) {
  await run();
  return timedAll(server, runs, run);
}

async function timedAll(server: BuiltServer, runs: number, run: () => Promise<unknown>) {
  const before = { cpuMs: cpuMsOf(server.pid), wallMs: performance.now() };
  for (let done = 0; done < runs; done += 1) await run();
  return {
    cpuMs: (cpuMsOf(server.pid) - before.cpuMs) / runs,
    wallMs: (performance.now() - before.wallMs) / runs,
  };
}

/**
 * Measures the owner’s calls on years of leads and events, and the cost of visitors’ calls; whom they hinder meanwhile,
 * `npm run chaos -- exports` measures. SQLite
 * works within the server’s process, so its processor time is measured, independent of other load. With MongoDB the
 * first screen is measured by the wall clock, and the server’s processor time against that of SQLite; the other times
 * are those of the database server, and have no limit.
 */
const full = (share: number): AdminSize => ({
  leads: Number(process.env.BENCH_LEADS ?? 100_000 * share),
  events: Number(process.env.BENCH_EVENTS ?? 1_000_000 * share),
});
/** MongoDB has a tenth of it, which takes it as long to store. */
const mongodbShare = 0.1;
/** One screen of each. */
const small: AdminSize = { leads: 50, events: 100 };
const rounds = 20;
/** Requests of visitors in one measurement. */
const visits = 200;
const maxMiB = 150;
const maxRatio = 1.2;
/** How many times the processor time of SQLite the server may use with MongoDB. */
const maxTimesSqlite = 3;
/** Shorter times are within one tick of the clock. */
const leastMs = 10;
const sqliteCpuMs = new Map<string, number>();
let isGood = true;
await benchEngine('SQLite', undefined);
if (mongodbUri) await benchEngine('MongoDB', mongodbUri);
process.exitCode = isGood ? 0 : 1;

async function benchEngine(engine: string, mongodb: string | undefined): Promise<void> {
  const size = full(mongodb ? mongodbShare : 1);
  await using fullPlace = await seeded(engine, size, mongodb, process.env.BENCH_DATA_DIR);
  await using smallPlace = await seeded(engine, small, mongodb);
  // Stopped, not disposed of, which would remove a store that should be kept.
  const [atFull, atSmall] = [await startBuiltServer(fullPlace), await startBuiltServer(smallPlace)];
  try {
    await benchServers(engine, atFull, atSmall, mongodb !== undefined);
  } finally {
    await Promise.all([atFull.stop(), atSmall.stop()]);
  }
}

async function benchServers(engine: string, atFull: BuiltServer, atSmall: BuiltServer, isAway: boolean): Promise<void> {
  const owner = await login(atFull);
  const ask = (call: Call) => {
    const url = `${atFull.url}/api/admin${typeof call === 'string' ? call : call.path}`;
    return typeof call === 'string' ? fetchWell(url, { headers: owner }) : send(url, owner, call.body);
  };
  for (const [name, most, calls] of screens) {
    const { cpuMs, wallMs } = await timed(atFull, rounds, () => Promise.all(calls.map(ask)));
    say(engine, name, isAway ? wallMs : cpuMs, most, `ms; ${wallMs.toFixed(1)} ms by the wall clock`);
    if (!isAway) sqliteCpuMs.set(name, Math.max(leastMs, cpuMs));
    const known = sqliteCpuMs.get(name);
    if (isAway && known)
      say(engine, `${name}, to SQLite`, cpuMs / known, maxTimesSqlite, `×; ${cpuMs.toFixed(1)} ms of processor`);
  }
  say(engine, 'resident memory', residentMiB(atFull.pid), maxMiB, 'MiB');
  for (const [name, most, call] of exports) {
    let MiB = 0;
    const { cpuMs, wallMs } = await timedAll(atFull, 1, async () => {
      MiB = (await readWhole(`${atFull.url}/api/admin${call}`, owner)) / 2 ** 20;
    });
    say(engine, name, wallMs, most, `ms for ${MiB.toFixed(0)} MiB; ${cpuMs.toFixed(0)} ms of processor`);
  }
  const gone = { email: 'nobody@example.com', phone: '(410) 555-0042' };
  for (const [name, most, path] of [
    ['looking for a person', 2_000, '/erase/search'],
    ['erasing a person', 10_000, '/erase'],
  ] as const) {
    const { cpuMs, wallMs } = await timedAll(atFull, 1, () => ask({ path, body: gone }));
    say(engine, name, isAway ? wallMs : cpuMs, most, `ms; ${wallMs.toFixed(0)} ms by the wall clock`);
  }
  say(engine, 'resident memory after exports', residentMiB(atFull.pid), maxMiB, 'MiB');
  for (const [name, visit] of [
    ['page', aVisit],
    ['POST estimates', aRequest],
  ] as const) {
    const costs = { full: Number.POSITIVE_INFINITY, small: Number.POSITIVE_INFINITY };
    for (let round = 0; round < 3; round += 1) {
      costs.small = Math.min(costs.small, (await timed(atSmall, visits, () => visit(atSmall.url))).cpuMs);
      costs.full = Math.min(costs.full, (await timed(atFull, visits, () => visit(atFull.url))).cpuMs);
    }
    const { full, small } = costs;
    say(engine, `${name}, to a store of one screen`, full / small, maxRatio, `×; ${full.toFixed(2)} ms of processor`);
  }
  say(engine, 'resident memory after visitors', residentMiB(atFull.pid), maxMiB, 'MiB');
}

function say(engine: string, name: string, value: number, most: number, unit: string): void {
  const isOver = value > most;
  if (isOver && (engine === 'SQLite' || name === 'first screen' || name.endsWith(', to SQLite'))) isGood = false;
  console.log(`${isOver ? 'OVER' : 'ok  '} ${engine} ${name.padEnd(34)} ${value.toFixed(1)} (at most ${most}) ${unit}`);
}
