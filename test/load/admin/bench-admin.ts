import { reportRanges } from '../../../catalogue/contracts/admin/reports.ts';
import { mongodbUri } from '../../store/support/mongo-place.ts';
import { type BuiltServer, startBuiltServer } from '../../support/built-server.ts';
import { residentMiB } from '../cpu.ts';
import { bareReadMs } from './bare-reads.ts';
import { besideVisitor, timed } from './measure.ts';
import { type Call, exports, screens } from './owner-calls.ts';
import { aRequest, aVisit, fetchWell, login, readWhole, send } from './requests.ts';
import type { AdminSize } from './seed-admin.ts';
import { seeded } from './seeded-store.ts';

/**
 * Measures the owner’s calls on years of leads and events, and the cost of visitors’ calls at the same time. SQLite
 * works within the server’s process, so its processor time is measured, independent of other load. With MongoDB the
 * first screen is measured by the wall clock, and the server’s processor time against that of SQLite; the other times
 * are those of the database server, and have no limit.
 */
const full: AdminSize = {
  leads: Number(process.env.BENCH_LEADS ?? 100_000),
  events: Number(process.env.BENCH_EVENTS ?? 1_000_000),
};
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
  await using fullPlace = await seeded(engine, full, mongodb, process.env.BENCH_DATA_DIR);
  await using smallPlace = await seeded(engine, small, mongodb);
  // Stopped, not disposed of, which would remove a store that should be kept.
  const [atFull, atSmall] = [await startBuiltServer(fullPlace), await startBuiltServer(smallPlace)];
  try {
    await benchServers(engine, atFull, atSmall, mongodb !== undefined);
    const uri = 'MONGODB_URI' in fullPlace.env ? fullPlace.env.MONGODB_URI : undefined;
    for (const days of uri ? reportRanges : []) {
      console.log(
        `     ${engine} numbers of ${days} days, driver alone ${(await bareReadMs(String(uri), days)).toFixed(1)} ms`,
      );
    }
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
    const { cpuMs, wallMs } = await unhindered(engine, name, atFull, async () => {
      MiB = (await readWhole(`${atFull.url}/api/admin${call}`, owner)) / 2 ** 20;
    });
    say(engine, name, wallMs, most, `ms for ${MiB.toFixed(0)} MiB; ${cpuMs.toFixed(0)} ms of processor`);
  }
  const gone = { email: 'nobody@example.com', phone: '(410) 555-0042' };
  const look = await unhindered(engine, 'looking', atFull, () => ask({ path: '/erase/search', body: gone }));
  say(
    engine,
    'looking for a person',
    isAway ? look.wallMs : look.cpuMs,
    2_000,
    `ms; ${look.wallMs.toFixed(0)} ms by the wall clock`,
  );
  const erase = await unhindered(engine, 'erasing', atFull, () => send(`${atFull.url}/api/admin/erase`, owner, gone));
  await unhindered(engine, 'numbers of 365 days', atFull, () => ask('/numbers?range=365'));
  say(
    engine,
    'erasing a person',
    isAway ? erase.wallMs : erase.cpuMs,
    10_000,
    `ms; ${erase.wallMs.toFixed(0)} ms by the wall clock`,
  );
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

/** Measures an owner's call beside a visitor's, and prints how long both waited. */
async function unhindered(engine: string, name: string, server: BuiltServer, run: () => Promise<unknown>) {
  const { loopP99Ms, loopMaxMs, responseP99Ms, responses, ...cost } = await besideVisitor(server, run);
  say(engine, `loop delay p99, ${name}`, loopP99Ms, 50, `ms; at most ${loopMaxMs.toFixed(1)} ms`);
  say(engine, `live answers p99, ${name}`, responseP99Ms, 100, `ms of ${responses} answers`);
  return cost;
}

function say(engine: string, name: string, value: number, most: number, unit: string): void {
  const isOver = value > most;
  if (isOver && (engine === 'SQLite' || name === 'first screen' || name.endsWith(', to SQLite'))) isGood = false;
  console.log(`${isOver ? 'OVER' : 'ok  '} ${engine} ${name.padEnd(34)} ${value.toFixed(1)} (at most ${most}) ${unit}`);
}
