import { readFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';

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
