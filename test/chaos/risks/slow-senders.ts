import { setTimeout as pause } from 'node:timers/promises';
import { openLines } from '../support/lines.ts';
import { newPlace } from '../support/place.ts';
import { percentile, type Risk } from '../support/risk.ts';
import { watchPage } from '../support/watch-page.ts';

/** Clients that send their headers or bodies one byte a second and never finish ("slowloris"). */
export const slowSenders: Risk = {
  name: 'slow-senders',
  engines: ['sqlite'],
  tools: [],
  async run(size) {
    const each = size === 'small' ? 100 : 1_000;
    await using place = await newPlace();
    // Directly, as a client that can open this many connections.
    const server = await place.start({ env: { TRUST_PROXY_HOPS: '0' } });
    const watch = await watchPage({ url: `${server.url}/`, everyMs: 40 });
    const headers = openLines(server.url, each, 'GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ');
    const bodies = openLines(
      server.url,
      each,
      'POST /api/estimates HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 4000\r\n\r\n{"',
    );
    const lines = [...headers, ...bodies];
    const drip = setInterval(() => {
      for (const { socket } of lines) if (socket.writable) socket.write('a');
    }, 1_000);
    const isOpen = () => lines.some(({ closedAfterMs }) => closedAfterMs === undefined);
    for (let waited = 0; isOpen() && waited < 30_000; waited += 100) await pause(100);
    clearInterval(drip);
    const pages = await watch.stop();
    for (const { socket } of lines) socket.destroy();
    return [
      { what: 'lines', value: lines.length },
      { what: 'open after 30 s', value: lines.filter((line) => line.closedAfterMs === undefined).length, atMost: 0 },
      {
        what: 'last closed after',
        value: Math.max(...lines.map((line) => line.closedAfterMs ?? Number.NaN)) / 1000,
        unit: 's',
        atMost: 16,
      },
      { what: 'p99 of pages', value: percentile(pages.ms, 0.99), unit: 'ms', atMost: 300 },
      { what: 'bad of the pages', value: pages.bad, atMost: 0 },
    ];
  },
};
