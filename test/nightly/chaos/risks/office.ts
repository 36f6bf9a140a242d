import { setTimeout as pause } from 'node:timers/promises';
import type { BuiltServer } from '../../../support/built-server.ts';
import { inDatabase, newPlace } from '../support/machine.ts';
import { type Figure, liveDelay, type Risk, type Size, timeUntil, watchPage } from '../support/measure.ts';
import { newOwnerBrowser } from '../support/visitors.ts';

const preload = new URL('../support/preload.mjs?loop-delay', import.meta.url).href;

/** The owner exports everything, or erases a person, among a million events, without slowing down visitors. */
export const exports: Risk = {
  name: 'exports',
  engines: ['sqlite'],
  tools: [],
  async run(size) {
    const events = size === 'small' ? 50_000 : 1_000_000;
    await using place = await newPlace();
    await (await place.start()).stop();
    await inDatabase(place.dataDir, (db) => {
      const insert = db.prepare(`insert into event (event_type, event_details, timestamp) values ('page_view', ?, ?)`);
      const now = Date.now();
      db.transaction(() => {
        for (let at = 0; at < events; at += 1) {
          insert.run(`/easton-interior-painting?from=visitor${at}@example.com`, now - (events - at) * 25_000);
        }
      })();
    });
    const server = await place.start({ env: { NODE_OPTIONS: `--import ${preload}` } });
    await pause(3_000); // Excludes the work of startup.
    return [
      { what: 'events', value: events },
      ...(await during(server, size, 'export', '/export.json')),
      ...(await during(server, size, 'erase', '/erase', { email: 'visitor77@example.com' })),
    ];
  },
};

async function during(server: BuiltServer, size: Size, name: string, path: string, body?: object): Promise<Figure[]> {
  const owner = newOwnerBrowser(server.url);
  await owner.login();
  const watch = await watchPage({ url: `${server.url}/health/live`, everyMs: 10 });
  await pause(500);
  await loopDelay(server); // The measurement starts here.
  const begin = performance.now();
  const status = await download(server.url, owner.headers(), path, body);
  const seconds = (performance.now() - begin) / 1_000;
  const { p99, max } = await loopDelay(server);
  const live = await watch.stop();
  return [
    { what: `${name} answered`, value: status, atLeast: 200, atMost: 200 },
    { what: 'in', value: seconds, unit: 's' },
    { what: 'loop delay p99', value: p99, unit: 'ms', atMost: 50 },
    { what: 'longest', value: max, unit: 'ms' },
    liveDelay(live.ms, size, 100),
    { what: 'slowest', value: Math.max(...live.ms), unit: 'ms' },
    { what: 'bad', value: live.bad, atMost: 0 },
  ];
}

/** Reads a response to its end without storing it. */
async function download(origin: string, headers: Record<string, string>, path: string, body?: object): Promise<number> {
  const answer = await fetch(`${origin}/api/admin${path}`, {
    headers,
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
  });
  for await (const _ of answer.body ?? []) {
  }
  return answer.status;
}

/** The delay of the server’s event loop since the last call. */
async function loopDelay(server: BuiltServer): Promise<{ p99: number; max: number }> {
  const told = () => [...server.output().matchAll(/loop-delay (.*)\n/g)];
  const before = told().length;
  process.kill(server.pid, 'SIGUSR2');
  await timeUntil(() => told().length > before, { maxMs: 15_000 });
  return JSON.parse(told().at(-1)?.[1] ?? '{"p99":null,"max":null}');
}
