import { readFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { timeLimitMs } from '../../../support/node-start.mjs';
import { cpuMsOf, residentMiB } from '../../load/load.ts';
import { newPlace } from '../support/machine.ts';
import { percentile, type Risk, timeUntil, watchPage } from '../support/measure.ts';
import { send } from '../support/visitors.ts';

/** One connection of an attacker. */
export interface Line {
  socket: Socket;
  /** How long it was open; absent while it is open. */
  closedAfterMs?: number;
}

/** The number of the attacker's addresses on this machine; each opens a share of the connections. */
const addresses = 40;

/** Opens this many connections, sends `opening` on each and reads the responses. */
export function openLines(origin: string, count: number, opening: string): Line[] {
  const { port } = new URL(origin);
  return Array.from({ length: count }, (_, index) => {
    const begin = performance.now();
    const localAddress = `127.0.2.${1 + (index % addresses)}`;
    const socket = connect({ port: Number(port), host: '127.0.0.1', localAddress });
    const line: Line = { socket };
    socket.on('error', () => {});
    socket.on('close', () => {
      line.closedAfterMs = performance.now() - begin;
    });
    socket.write(opening);
    socket.resume();
    return line;
  });
}

/**
 * Opens this many connections, sends `opening` on each and never reads. There is no event when such a connection is
 * closed: {@link countLines} counts them.
 */
export function openDeafLines(origin: string, count: number, opening: string): Socket[] {
  return openLines(origin, count, '').map(({ socket }) => {
    socket.pause();
    socket.write(opening);
    return socket;
  });
}

/**
 * The number of open connections between the server and the addresses of {@link openLines}, according to the kernel.
 */
export function countLines(origin: string): number {
  const port = Number(new URL(origin).port).toString(16).toUpperCase().padStart(4, '0');
  // Local address, remote address (bytes of 127.0.2.x backwards), and 01 for an established connection.
  const line = new RegExp(`^ *\\d+: 0100007F:${port} [0-9A-F]{2}02007F:[0-9A-F]{4} 01 `);
  return readFileSync('/proc/net/tcp', 'utf8')
    .split('\n')
    .filter((text) => line.test(text)).length;
}

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
      { maxMs: isSmall ? 6_000 : 75_000, everyMs: 100 },
    );
    const busySeconds = (cpuMsOf(server.pid) - busy) / 1_000;
    const pages = await watch.stop();
    for (const socket of sockets) socket.destroy();
    return [
      { what: 'lines at once', value: mostLines, atLeast: 1 },
      { what: 'memory grew by', value: most - before, unit: 'MiB', atMost: isSmall ? 75 : 150 },
      // The time of a page request on this machine without load.
      { what: 'processor time', value: busySeconds, unit: 's' },
      { what: 'p99 of pages', value: percentile(pages.ms, 0.99), unit: 'ms', atMost: timeLimitMs(300) },
      { what: 'bad of the pages', value: pages.bad, atMost: 0 },
      // A small run does not wait this long.
      ...(isSmall ? [] : [{ what: 'all gone after', value: goneMs / 1000, unit: 's', atMost: 60 }]),
    ];
  },
};

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
      { what: 'p99 of pages', value: percentile(pages.ms, 0.99), unit: 'ms', atMost: timeLimitMs(300) },
      { what: 'bad of the pages', value: pages.bad, atMost: 0 },
    ];
  },
};
