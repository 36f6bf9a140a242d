import { setTimeout as pause } from 'node:timers/promises';
import type { BuiltServer } from '../../support/built-server.ts';
import { clockEnv, inDatabase, newPlace } from '../support/machine.ts';
import { type Figure, liveDelay, type Risk, type Size, timeUntil, watchPage } from '../support/measure.ts';
import { keptFigures, newOwnerBrowser, postLead, send } from '../support/visitors.ts';

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

/** A machine whose clock is years off when the server starts: nothing may be purged, and the office says why. */
export const wrongClock: Risk = {
  name: 'wrong-clock',
  engines: ['sqlite', 'mongodb'],
  tools: ['faketime'],
  async run(size) {
    const leads = size === 'small' ? 20 : 500;
    const starts = [startAt('+3y', 'three years ahead', leads), startAt('-2y', 'two years behind', leads)];
    return (await Promise.all(starts)).flat();
  },
};

async function startAt(offset: string, name: string, leads: number): Promise<Figure[]> {
  await using place = await newPlace();
  const before = await place.start();
  const acknowledged: string[] = [];
  const post = async (url: string) => {
    const { status, lead } = await postLead(url);
    if (status === 201) acknowledged.push(lead.message);
  };
  for (let at = 0; at < leads; at += 1) await post(before.url);
  await before.stop();

  const wrong = await place.start({ env: clockEnv(offset) });
  await pause(3_000); // The purge runs at startup.
  const owner = newOwnerBrowser(wrong.url);
  await owner.login();
  const told = conditionsIn((await owner.ask('/health')).text);
  await wrong.stop();

  const after = await place.start();
  await post(after.url);
  await pause(1_000);
  const { status } = await send(`${after.url}/health/ready`);
  await after.stop();
  const figures = keptFigures(acknowledged, await place.messages());
  return [
    ...figures.map((figure) => ({ ...figure, what: `${name}: ${figure.what}` })),
    ...(offset.startsWith('+') ? [{ what: `${name}: said in the office`, value: told, atLeast: 1 }] : []),
    { what: 'ready after', value: status, atLeast: 200, atMost: 200 },
  ];
}

/** The number of conditions in the admin about the clock. */
function conditionsIn(text: string): number {
  try {
    const { conditions } = JSON.parse(text) as { conditions?: { key?: unknown }[] };
    return (conditions ?? []).filter(({ key }) => key === 'clock').length;
  } catch {
    return 0;
  }
}
