import { availableParallelism } from 'node:os';
import { newAddress, newLead, send } from '../chaos/support/leads.ts';
import { dropDatabase, mongodbUri, newDatabase } from '../store/support/mongo-place.ts';
import { type BuiltServer, startBuiltServer } from '../support/built-server.ts';
import { ownerPassword } from '../support/owner.ts';
import { requestWords } from '../support/visitor-words.ts';
import { machineCpuMs } from './cpu.ts';
import { type Load, load, type Target } from './load.ts';

/**
 * `npm run bench:cluster`: one, two and four processes on one MongoDB, each with a client of its own, as behind a load
 * balancer that spreads evenly. Prints what they answer together and what that costs servers, clients and the rest of
 * the machine, which is the database where it runs on this one. Checks what must hold for all processes at once.
 *
 * With fewer processors than processes, clients and a database need, the rate shows what the processors do. What more
 * processes would answer with a processor each is reckoned from the processor time of a request, which does not depend
 * on their number unless the processes get into each other's way.
 */
if (!mongodbUri) {
  console.error('MONGODB_URI is not set. test/mongodb/start.sh starts a server and prints it.');
  process.exit(1);
}
const seconds = Number(process.env.BENCH_SECONDS ?? 3);
/** `-- --agreement` checks only what must hold for all. */
const isLoaded = !process.argv.includes('--agreement');
const sizes = [1, 2, 4];
/** From one process to two, of what does not wait for the one database. */
const leastScaling = 1.7;
/** How soon every process must show a change of content: each looks every second, and has one for the rest. */
const mostContentMs = 2_000;

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
/** Processor time of the servers for a request, in microseconds: for one, two and four processes. */
const costs = new Map<string, number[]>();
let hasFailed = false;
try {
  for (const size of sizes) {
    while (servers.length < size) servers.push(await start());
    for (const [name, kind] of isLoaded ? Object.entries(kinds) : []) {
      await measure(size, name, kind);
    }
  }
  judgeScaling();
  await judgeAgreement(servers[0] as BuiltServer, servers.slice(1));
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

/** What one process does holds for all. */
async function judgeAgreement(one: BuiltServer, others: readonly BuiltServer[]): Promise<void> {
  const lead = newLead();
  const post = (server: BuiltServer) => send(`${server.url}/api/estimates`, { method: 'POST', ...lead });
  const answers = await Promise.all([one, ...others].map(post));
  const stored = answers.map(({ text }): { id: string; receivedAt: string; link: string } => JSON.parse(text));
  const isOnce = new Set(stored.map(({ id, receivedAt }) => `${id} ${receivedAt}`)).size === 1;
  say(isOnce, 'a form that is sent to each at once is stored once');
  const pages = stored.map(({ link }) => send(`${(others.at(-1) ?? one).url}${new URL(link).pathname}`));
  const opened = await Promise.all(pages);
  say(
    opened.every(({ status }) => status === 200),
    'every answer has a private link that opens, at another one too',
  );

  const address = newAddress();
  const statuses: number[] = [];
  for (let turn = 0; turn < 40; turn += 1) {
    const next = newLead();
    const headers = { ...next.headers, 'x-forwarded-for': address };
    const server = [one, ...others][turn % (others.length + 1)] as BuiltServer;
    statuses.push((await send(`${server.url}/api/estimates`, { method: 'POST', ...next, headers })).status);
  }
  const accepted = statuses.indexOf(429);
  const isKept = accepted > 0 && statuses.slice(accepted).every((status) => status === 429);
  say(isKept, `a visitor who goes around comes to the limit after ${accepted} forms, at all of them`);

  const cookie = await login(one);
  const asked = others.map(({ url }) => send(`${url}/api/admin/leads/summary`, { headers: { cookie } }));
  const all = (await Promise.all(asked)).every(({ status }) => status === 200);
  say(all, 'who logs in at one is logged in at all');

  const words = `They agreed at once ${Date.now()}.`;
  const changedAt = performance.now();
  await addTestimonial(one, cookie, words);
  const shows = async ({ url }: BuiltServer) => (await send(url)).text.includes(words);
  while (!(await Promise.all([one, ...others].map(shows))).every(Boolean)) {
    if (performance.now() - changedAt > 10 * mostContentMs) break;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  const ms = performance.now() - changedAt;
  say(ms <= mostContentMs, `all show a change of content after ${ms.toFixed(0)} ms (at most ${mostContentMs})`);
}

/** @returns the cookie of the owner's session */
async function login(server: BuiltServer): Promise<string> {
  const { status, headers } = await asOwner(server, 'POST', '/api/admin/session', { password: ownerPassword });
  const [cookie = ''] = [headers['set-cookie'] ?? []].flat();
  if (status >= 300 || !cookie) throw new Error(`The login answered ${status}`);
  return cookie.split(';')[0] ?? '';
}

async function addTestimonial(server: BuiltServer, cookie: string, review: string): Promise<void> {
  const body = { customerName: 'Jane Doe', location: 'Easton', rating: 5, review, serviceType: 'interior' };
  const { status, text } = await asOwner(server, 'PUT', '/api/admin/content/testimonials/jane', body, { cookie });
  if (status >= 300) throw new Error(`The change answered ${status}: ${text}`);
}

function asOwner(
  server: BuiltServer,
  method: 'POST' | 'PUT',
  path: string,
  body: object,
  headers: Record<string, string> = {},
) {
  return send(server.url + path, {
    method,
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', ...headers },
    body: JSON.stringify(body),
  });
}
