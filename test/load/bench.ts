import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import autocannon from 'autocannon';
import { startBuiltServer } from '../support/built-server.ts';
import { cpuMsOf, residentMiB } from './cpu.ts';

let visitors = 0;
const seconds = Number(process.env.BENCH_SECONDS ?? 6);
const json = { 'content-type': 'application/json' };

/** What a load came to. */
interface Load {
  requestsPerSecond: number;
  cpuMsPerRequest: number;
}

const started = performance.now();
await using server = await startBuiltServer({ env: { TRUST_PROXY_HOPS: '1', LOG_LEVEL: 'error' } });
const startMs = performance.now() - started;
const page = Buffer.from(await (await fetch(server.url, { headers: { 'accept-encoding': 'br' } })).arrayBuffer());
const brotliBytes = Number(
  (await fetch(server.url, { headers: { 'accept-encoding': 'br' } })).headers.get('content-length'),
);
const raw = await startRaw(brotliBytes);

const constant = await load(raw, { url: raw.url });
const warm = await load(server, { url: `${server.url}/`, headers: { 'accept-encoding': 'br' } });
const cold = await load(server, { url: `${server.url}/?whole=1` });
const parse = await load(raw, { url: raw.url, method: 'POST', headers: json, body: JSON.stringify(anEstimate(0)) });
const track = await load(server, {
  url: `${server.url}/api/track`,
  method: 'POST',
  headers: json,
  body: JSON.stringify({ eventType: 'page_view', eventDetails: '/' }),
});
const estimates = await load(server, {
  url: `${server.url}/api/estimates`,
  requests: [{ method: 'POST', setupRequest: nextEstimate }],
});
raw.child.kill();

const cpuRatio = (ours: Load) => constant.cpuMsPerRequest / ours.cpuMsPerRequest;
const rateRatio = (ours: Load) => ours.requestsPerSecond / parse.requestsPerSecond;
const rows: [name: string, value: number, least: number, load: Load][] = [
  ['warm page, CPU ratio to a raw constant', cpuRatio(warm), 0.7, warm],
  ['cold render, CPU ratio to a raw constant', cpuRatio(cold), 0.07, cold],
  ['POST track, requests to raw parse + 204', rateRatio(track), 0.25, track],
  ['POST estimates, requests to raw parse + 204', rateRatio(estimates), 0.05, estimates],
];
console.log(
  `page ${page.length} bytes, brotli ${brotliBytes}; raw: ${describe(constant)}; raw parse: ${describe(parse)}`,
);
for (const [name, value, least, ours] of rows) {
  console.log(
    `${value >= least ? 'ok   ' : 'UNDER'} ${name.padEnd(46)} ${value.toFixed(3)} (least ${least}); ${describe(ours)}`,
  );
}
console.log(
  `start to first 200: ${startMs.toFixed(0)} ms (at most 250); resident after load: ${residentMiB(server.pid).toFixed(0)} MiB (at most 150)`,
);
process.exitCode = rows.every(([, value, least]) => value >= least) ? 0 : 1;

/** Fires at one target for a while, after a warm-up, and weighs the process that answers. */
async function load(target: { pid: number }, options: autocannon.Options): Promise<Load> {
  await autocannon({ connections: 20, ...options, duration: 2 });
  const before = cpuMsOf(target.pid);
  const { requests, non2xx, errors } = await autocannon({ connections: 20, ...options, duration: seconds });
  if (non2xx + errors > 0) throw new Error(`${options.url}: ${non2xx} refused, ${errors} failed`);
  return {
    requestsPerSecond: requests.total / seconds,
    cpuMsPerRequest: (cpuMsOf(target.pid) - before) / requests.total,
  };
}

/** Every request is another visitor’s: its own address, its own words. */
function nextEstimate(request: autocannon.Request): autocannon.Request {
  visitors += 1;
  const address = [10, visitors >> 16, (visitors >> 8) & 255, visitors & 255].join('.');
  const headers = { ...json, 'x-forwarded-for': address, 'idempotency-key': `bench-${visitors}-${process.pid}` };
  return { ...request, method: 'POST', headers, body: JSON.stringify(anEstimate(visitors)) };
}

function anEstimate(visitor: number) {
  return {
    name: 'Margaret Tilghman',
    email: `margaret${visitor}@example.com`,
    phone: '(410) 555-0187',
    address: '118 Cox Creek Road',
    city: 'Stevensville',
    state: 'MD',
    zipCode: '21666',
    message: `Cedar clapboard, two stories. The south wall is peeling above the porch (${visitor}).`,
    serviceType: 'exterior',
  };
}

async function startRaw(bodyBytes: number): Promise<{ url: string; pid: number; child: ChildProcess }> {
  const child = spawn(process.execPath, ['test/load/raw-server.mjs'], {
    env: { PATH: process.env.PATH, BODY_BYTES: String(bodyBytes) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [port] = await once(child.stdout, 'data');
  return { url: `http://127.0.0.1:${String(port).trim()}`, pid: child.pid ?? 0, child };
}

function describe({ requestsPerSecond, cpuMsPerRequest }: Load): string {
  return `${requestsPerSecond.toFixed(0)}/s, ${(cpuMsPerRequest * 1000).toFixed(0)} µs`;
}
