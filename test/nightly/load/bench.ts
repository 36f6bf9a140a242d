import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { get, type IncomingMessage } from 'node:http';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type BuiltServer, startBuiltServer } from '../../support/built-server.ts';
import { bestOf, type Load, postEstimates, postOf, residentMiB, type Target, warmedUp } from './load.ts';

const seconds = Number(process.env.BENCH_SECONDS ?? 3);
const rounds = Number(process.env.BENCH_ROUNDS ?? 3);
/** How long prerendering all pages may take; visitors have priority until then. */
const warmUpLimitMs = 5_000;

const asBrowser = { 'x-forwarded-for': '203.0.113.9', 'accept-encoding': 'br' };

const env = { TRUST_PROXY_HOPS: '1', LOG_LEVEL: 'error' };
// The first start creates and seeds the database, and renders every page ahead.
const seeding = await startBuiltServer({ env: { ...env, LOG_LEVEL: 'info' } });
const prerender = await warmedUp(seeding);
await seeding.stop();
await using server = await startBuiltServer({ env, dataDir: seeding.dataDir });
// Mail for thousands of leads is sent long after their posts and must not affect pages.
await using office = await startBuiltServer({ env });
// Prerendering is not part of a request's cost.
await pause(2 * prerender.ms);
const paths = ['/', '/exterior', '/color-palette', '/service-areas/easton', '/blog/paint-season-on-the-bay'];
const compressed = await startRaw('br', paths);
const plain = await startRaw('identity', ['/']);

const eachPage = paths.flatMap((path): [string, Target][] => [
  [`constant ${path}`, { pid: compressed.pid, port: compressed.port, path, headers: asBrowser }],
  [`warm ${path}`, { pid: server.pid, port: portOf(server), path, headers: asBrowser }],
]);
const targets: Record<'plain' | 'cold' | 'parse' | 'track' | 'estimates', Target> = {
  plain: { pid: plain.pid, port: plain.port, path: '/' },
  cold: { pid: server.pid, port: portOf(server), path: '/?whole=1', headers: { 'x-forwarded-for': '{address}' } },
  parse: { pid: plain.pid, port: plain.port, status: 204, ...postEstimates, path: '/' },
  track: {
    pid: office.pid,
    port: portOf(office),
    path: '/api/track',
    status: 204,
    ...postOf({ eventType: 'page_view', eventDetails: '/' }),
  },
  estimates: { pid: office.pid, port: portOf(office), status: 201, ...postEstimates },
};
const pageLoads = await bestOf<string>(rounds, seconds, Object.fromEntries(eachPage));
const loads = await bestOf(rounds, seconds, targets);
compressed.child.kill();
plain.child.kill();

const cpuRatio = (constant: Load, ours: Load) => constant.cpuMsPerRequest / ours.cpuMsPerRequest;
const rateRatio = (ours: Load) => ours.requestsPerSecond / loads.parse.requestsPerSecond;
const together = (kind: 'constant' | 'warm') => meanOf(paths.map((path) => pageLoads[`${kind} ${path}`] as Load));
const [constants, warm] = [together('constant'), together('warm')];
const rows: [name: string, value: number, least: number, load: Load][] = [
  ['warm pages, CPU ratio to their bytes as constants', cpuRatio(constants, warm), 0.45, warm],
  ['cold render, CPU ratio to its bytes as a constant', cpuRatio(loads.plain, loads.cold), 0.06, loads.cold],
  ['POST track, requests to raw parse + 204', rateRatio(loads.track), 0.25, loads.track],
  ['POST estimates, requests to raw parse + 204', rateRatio(loads.estimates), 0.05, loads.estimates],
];
console.log(`constants: ${describe(constants)} and ${describe(loads.plain)}; parse: ${describe(loads.parse)}`);
for (const [name, value, least, ours] of rows) {
  console.log(
    `${value >= least ? 'ok   ' : 'UNDER'} ${name.padEnd(49)} ${value.toFixed(3)} (least ${least}); ${describe(ours)}`,
  );
}
const judge = (isKept: boolean, text: string) => {
  console.log(`${isKept ? 'ok   ' : 'OVER '} ${text}`);
  return isKept;
};
const [ofPages, ofPosts] = [residentMiB(server.pid), residentMiB(office.pid)];
// Without heap flags, V8 returns what thousands of posts a second left behind only once they end.
const postsEndedAt = performance.now();
while (residentMiB(office.pid) > 220 && performance.now() - postsEndedAt < 120_000) await pause(500);
const [settled, after] = [residentMiB(office.pid), Math.round((performance.now() - postsEndedAt) / 1000)];
const areKept = [
  judge(ofPages <= 190, `resident after pages: ${ofPages.toFixed(0)} MiB (at most 190)`),
  judge(ofPosts <= 300, `resident at the last post: ${ofPosts.toFixed(0)} MiB (at most 300)`),
  judge(settled <= 220, `resident ${after} s after posts: ${settled.toFixed(0)} MiB (at most 220 within 120 s)`),
];
const { pages, ms, bytes } = prerender;
const inCache = `${(bytes / 2 ** 20).toFixed(1)} MiB in the cache`;
areKept.push(
  judge(
    ms <= warmUpLimitMs,
    `${pages} pages rendered ahead in ${ms} ms of every other moment (at most ${warmUpLimitMs}), ${inCache}`,
  ),
);
const all = [...Object.values(pageLoads), ...Object.values(loads)];
const share = Math.max(...all.map(({ clientBusy, serverBusy }) => clientBusy / serverBusy));
areKept.push(
  judge(share <= 1, `the client takes at most ${share.toFixed(2)} of the processor time of what it asks (at most 1)`),
);
process.exitCode = rows.every(([, value, least]) => value >= least) && areKept.every(Boolean) ? 0 : 1;

function meanOf(loads: readonly Load[]): Load {
  const mean = (figure: keyof Load) => loads.reduce((sum, load) => sum + load[figure], 0) / loads.length;
  return {
    requestsPerSecond: mean('requestsPerSecond'),
    cpuMsPerRequest: mean('cpuMsPerRequest'),
    serverBusy: mean('serverBusy'),
    clientBusy: mean('clientBusy'),
  };
}

function portOf({ url }: BuiltServer): number {
  return Number(new URL(url).port);
}

/** A page as transferred: its bytes, and its headers but for those that node:http adds. */
async function pageOf(url: string, encoding: string): Promise<{ headers: string[]; base64: string }> {
  const chunks: Buffer[] = [];
  const [response] = (await once(get(url, { headers: { 'accept-encoding': encoding } }), 'response')) as [
    IncomingMessage,
  ];
  for await (const chunk of response) chunks.push(chunk);
  // Not kept yet, so it was streamed.
  if (response.headers['content-length'] === undefined) return pageOf(url, encoding);
  const added = ['date', 'connection', 'keep-alive'];
  const headers = response.rawHeaders.filter((_, at, all) => !added.includes((all[at - (at % 2)] ?? '').toLowerCase()));
  return { headers, base64: Buffer.concat(chunks).toString('base64') };
}

/** Our pages in one encoding, served as constants by bare node:http. */
async function startRaw(
  encoding: string,
  paths: readonly string[],
): Promise<{ port: number; pid: number; child: ChildProcess }> {
  const pages = await Promise.all(
    paths.map(async (page) => [page, await pageOf(server.url + page, encoding)] as const),
  );
  const file = path.join(server.dataDir, `pages-${encoding}.json`);
  await writeFile(file, JSON.stringify(Object.fromEntries(pages)));
  const child = spawn(process.execPath, ['test/nightly/load/raw-server.mjs'], {
    env: { PATH: process.env.PATH, PAGES: file },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  process.once('exit', () => child.kill());
  const [port] = await once(child.stdout, 'data');
  return { port: Number(port), pid: child.pid ?? 0, child };
}

function describe({ requestsPerSecond, cpuMsPerRequest }: Load): string {
  return `${requestsPerSecond.toFixed(0)}/s, ${(cpuMsPerRequest * 1000).toFixed(1)} µs`;
}
