import { once } from 'node:events';
import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { send } from './leads.ts';

/** How often it checks readiness, as is common for load balancers. */
const lookMs = 2_000;

export interface RetryingProxy extends AsyncDisposable {
  url: string;
  /** Requests sent to the server without a response, which must not be retried, because they may have had an effect. */
  failed: () => number;
}

/**
 * Starts a load balancer for one server: it checks readiness, holds requests until the server is ready, keeps
 * connections alive, and retries only requests that never reached the server.
 */
export async function startRetryingProxy(target: { port: number }): Promise<RetryingProxy> {
  const agent = new Agent({ keepAlive: true, maxSockets: 64 });
  let isReady = true;
  let failed = 0;
  let isClosed = false;

  async function look(): Promise<void> {
    while (!isClosed) {
      const { status } = await send(`http://127.0.0.1:${target.port}/health/ready`, { isNew: true });
      isReady = status === 200;
      // While not ready it checks more often, to keep waiting short.
      await pause(isReady ? lookMs : 100);
    }
  }

  async function pass(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of incoming) chunks.push(chunk);
    for (;;) {
      while (!isReady) await pause(20);
      if (await attempt(incoming, Buffer.concat(chunks), response)) return;
      await pause(20);
    }
  }

  /** @returns false if the server was not reached, so that a retry repeats nothing */
  function attempt(
    { method, url, headers }: IncomingMessage,
    body: Buffer,
    response: ServerResponse,
  ): Promise<boolean> {
    return new Promise((resolve) => {
      const given = { ...headers, connection: 'keep-alive' };
      const outgoing = request({ host: '127.0.0.1', port: target.port, method, path: url, headers: given, agent });
      outgoing.on('response', (answer) => {
        response.writeHead(answer.statusCode ?? 502, {
          'content-type': answer.headers['content-type'] ?? 'text/plain',
        });
        answer.pipe(response);
        answer.on('end', () => resolve(true));
        answer.on('error', () => fail());
      });
      outgoing.on('error', (error: NodeJS.ErrnoException) => {
        if (error.code === 'ECONNREFUSED') {
          isReady = false;
          resolve(false);
        } else fail();
      });
      outgoing.end(body);

      function fail(): void {
        failed += 1;
        if (!response.headersSent) response.writeHead(502);
        response.end();
        resolve(true);
      }
    });
  }

  const server = createServer((incoming, response) => void pass(incoming, response));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo; // A TCP server’s address is never a pipe’s name.
  const looking = look();
  return {
    url: `http://127.0.0.1:${port}`,
    failed: () => failed,
    async [Symbol.asyncDispose]() {
      isClosed = true;
      await looking;
      agent.destroy();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
