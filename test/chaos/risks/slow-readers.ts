import { cpuMsOf, residentMiB } from '../../load/cpu.ts';
import { send } from '../support/leads.ts';
import { countLines, openDeafLines } from '../support/lines.ts';
import { newPlace } from '../support/place.ts';
import { percentile, type Risk } from '../support/risk.ts';
import { timeUntil } from '../support/wait.ts';
import { watchPage } from '../support/watch-page.ts';

/** Clients that request a page many times on one connection and never read a response. A proxy bounds how many one address may have. */
export const slowReaders: Risk = {
  name: 'slow-readers',
  engines: ['sqlite'],
  tools: [],
  async run(size) {
    const isSmall = size === 'small';
    const readers = isSmall ? 100 : 200;
    const requests = 16;
    await using place = await newPlace();
    const server = await place.start({ env: { TRUST_PROXY_HOPS: '0' } });
    for (let warm = 0; warm < 200; warm += 1) await send(`${server.url}/`);
    const watch = await watchPage({ url: `${server.url}/`, everyMs: isSmall ? 10 : 40 });
    const before = residentMiB(server.pid);
    let most = before;
    const sockets = openDeafLines(server.url, readers, 'GET / HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(requests));
    let mostLines = 0;
    const busy = cpuMsOf(server.pid);
    const goneMs = await timeUntil(
      () => {
        most = Math.max(most, residentMiB(server.pid));
        const lines = countLines(server.url);
        mostLines = Math.max(mostLines, lines);
        return mostLines > 0 && lines === 0;
      },
      { mostMs: isSmall ? 6_000 : 75_000, everyMs: 100 },
    );
    const busySeconds = (cpuMsOf(server.pid) - busy) / 1_000;
    const pages = await watch.stop();
    for (const socket of sockets) socket.destroy();
    return [
      { what: 'lines at once', value: mostLines, atLeast: 1 },
      { what: 'memory grew by', value: most - before, unit: 'MiB', atMost: isSmall ? 75 : 150 },
      // The time of a page request on this machine without load.
      { what: 'processor time', value: busySeconds, unit: 's' },
      { what: 'p99 of pages', value: percentile(pages.ms, 0.99), unit: 'ms', atMost: 300 },
      { what: 'bad of the pages', value: pages.bad, atMost: 0 },
      // A small run does not wait this long.
      ...(isSmall ? [] : [{ what: 'all gone after', value: goneMs / 1000, unit: 's', atMost: 60 }]),
    ];
  },
};
