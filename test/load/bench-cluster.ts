import { availableParallelism } from 'node:os';
import { dropDatabase, mongodbUri, newDatabase } from '../store/support/mongo-place.ts';
import { type BuiltServer, startBuiltServer } from '../support/built-server.ts';
import { requestWords } from '../support/visitor-words.ts';
import { machineCpuMs } from './cpu.ts';
import { type Load, load, type Target } from './load.ts';

/**
 * `npx tsx test/load/bench-cluster.ts`: one, two and four processes on one MongoDB, each with a separate client, as behind a load
 * balancer that distributes evenly. Prints their total rate and its cost in servers, clients and the rest of the
 * machine, which is the database if it runs here. test/mongodb tests what must hold across processes.
 *
 * With fewer processors than processes, clients and a database need, the rate is limited by the processors. The rate of
 * more processes with a processor each is computed from the processor time of a request, which does not depend on their
 * number unless the processes interfere with each other.
 */
if (!mongodbUri) {
  console.error('MONGODB_URI is not set. test/mongodb/start.sh starts a server and prints it.');
  process.exit(1);
}
const seconds = Number(process.env.BENCH_SECONDS ?? 3);
const sizes = [1, 2, 4];
/** The factor from one process to two, for requests that do not wait for the database. */
const leastScaling = 1.7;

const asVisitor = { 'x-forwarded-for': '{address}', 'content-type': 'application/json' };
const anEstimate = { ...requestWords, message: `${requestWords.message} ({n})`, state: 'MD', serviceType: 'exterior' };
const kinds: Record<string, Omit<Target, 'pid' | 'port'>> = {
  'warm pages': { path: '/', headers: { 'accept-encoding': 'br' } },
  'POST track': {
    ...{ path: '/api/track', method: 'POST', status: 204, headers: asVisitor },
    body: JSON.stringify({ eventType: 'page_view', eventDetails: '/' }),
  },
  'POST estimates': {
    ...{ path: '/api/estimates', method: 'POST', status: 201, headers: asVisitor },
    body: JSON.stringify({ ...anEstimate, email: 'margaret{n}@example.com' }),
  },
};

const uri = newDatabase();
const servers: BuiltServer[] = [];
/** Processor time of the servers per request, in microseconds, for one, two and four processes. */
const costs = new Map<string, number[]>();
let hasFailed = false;
try {
  for (const size of sizes) {
    while (servers.length < size) servers.push(await start());
    for (const [name, kind] of Object.entries(kinds)) {
      await measure(size, name, kind);
    }
  }
  judgeScaling();
} finally {
  await Promise.all(servers.map((server) => server[Symbol.asyncDispose]()));
  await dropDatabase(uri);
}
process.exit(hasFailed ? 1 : 0);

async function measure(size: number, name: string, kind: Omit<Target, 'pid' | 'port'>): Promise<void> {
  const before = { cpuMs: machineCpuMs(), atMs: performance.now() };
  const loads = await Promise.all(servers.map((server) => load({ ...kind, ...placeOf(server) }, seconds)));
  const machine = (machineCpuMs() - before.cpuMs) / (performance.now() - before.atMs);
  const rate = sum(loads, 'requestsPerSecond');
  const [server, client] = [sum(loads, 'serverBusy'), sum(loads, 'clientBusy')];
  const each = (processors: number) => `${((1e6 * processors) / rate).toFixed(0)} µs`;
  costs.set(name, [...(costs.get(name) ?? []), (1e6 * server) / rate]);
  console.log(
    `${size} × ${name.padEnd(15)} ${rate.toFixed(0).padStart(7)}/s; of a processor each takes ${each(server)} in the ` +
      `server, ${each(client)} in the client, ${each(Math.max(0, machine - server - client))} elsewhere; ` +
      `${machine.toFixed(1)} of ${availableParallelism()} processors at work`,
  );
  if (client > server) say(false, `the clients work more than the servers: the figures of ${name} are theirs`);
}

function start(): Promise<BuiltServer> {
  return startBuiltServer({ env: { MONGODB_URI: uri, TRUST_PROXY_HOPS: '1', LOG_LEVEL: 'error' } });
}

function placeOf({ pid, url }: BuiltServer): { pid: number; port: number } {
  return { pid, port: Number(new URL(url).port) };
}

function sum(loads: readonly Load[], figure: keyof Load): number {
  return loads.reduce((total, load) => total + load[figure], 0);
}

function say(isGood: boolean, sentence: string): void {
  hasFailed ||= !isGood;
  console.log(`${isGood ? 'ok   ' : 'WRONG'} ${sentence}`);
}

function judgeScaling(): void {
  for (const [name, [one = 0, ...more]] of costs) {
    for (const [index, cost] of more.entries()) {
      const size = sizes[index + 1] ?? 0;
      const scaling = (size * one) / cost;
      const sentence = `${name}: ${size} processes with a processor each would answer ${scaling.toFixed(2)} times as much as one`;
      if (name !== 'warm pages' || size !== 2) console.log(`      ${sentence}, if the database keeps up`);
      else say(scaling >= leastScaling, `${sentence} (at least ${leastScaling})`);
    }
  }
}
