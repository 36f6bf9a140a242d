import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { freePort } from './built-server.ts';

export interface FaultProxy {
  /** Of 127.0.0.1. */
  port: number;
  /** The `mongodb://127.0.0.1:port/` URI of the proxy. */
  uri: string;
  /** Forwards everything, including held data. */
  pass(): Promise<void>;
  /** Closes the port and resets open connections. */
  refuse(): Promise<void>;
  /** Accepts connections, but forwards nothing in either direction. */
  blackHole(): void;
  /** Resets open connections; new ones work. */
  cut(): void;
  close(): Promise<void>;
}

/** A proxy between a client and a server that can be made to fail. Starts in refusing mode, on its own port. */
export async function startFaultProxy(target: { host: string; port: number }): Promise<FaultProxy> {
  const pairs = new Set<readonly [Socket, Socket]>();
  let isHole = false;
  const server = createServer((client) => {
    const upstream = connect(target);
    const pair = [client, upstream] as const;
    pairs.add(pair);
    for (const [from, to] of [pair, [upstream, client] as const]) {
      from.on('error', () => to.resetAndDestroy());
      from.on('close', () => {
        to.destroy();
        pairs.delete(pair);
      });
    }
    if (!isHole) join(pair);
  });
  // Not one of the system's choice: while the proxy refuses, an outgoing connection could take that.
  const port = await freePort();

  function join([client, upstream]: readonly [Socket, Socket]): void {
    client.pipe(upstream);
    upstream.pipe(client);
  }
  function cut(): void {
    for (const pair of pairs) for (const socket of pair) socket.resetAndDestroy();
  }
  async function refuse(): Promise<void> {
    cut();
    if (server.listening) await new Promise((resolve) => server.close(resolve));
  }

  return {
    port,
    uri: `mongodb://127.0.0.1:${port}/`,
    async pass() {
      if (isHole) for (const pair of pairs) join(pair);
      isHole = false;
      if (!server.listening) await once(server.listen(port, '127.0.0.1'), 'listening');
    },
    refuse,
    blackHole() {
      isHole = true;
      for (const [client, upstream] of pairs) {
        client.unpipe(upstream).pause();
        upstream.unpipe(client).pause();
      }
    },
    cut,
    close: refuse,
  };
}
