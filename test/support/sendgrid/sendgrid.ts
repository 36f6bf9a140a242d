import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** A status, also with headers and a body; no response at all; or a reset connection. */
export type SendgridAnswer =
  | number
  | { status: number; headers?: Record<string, string>; body?: unknown }
  | 'hang'
  | 'reset';

export interface Sendgrid extends AsyncDisposable {
  /** For senders that take it. */
  baseUrl: string;
  /** What its lists of suppressions say about an address; nothing until a test replaces it. */
  suppressed: (list: string, address: string) => SendgridAnswer | readonly object[];
  /** The environment in which a server uses this as SendGrid. */
  env: Record<string, string>;
  /** The text of each request’s mail, and its response. */
  requests: { body: string; answer: SendgridAnswer; path: string; authorization: string | undefined }[];
}

/**
 * Starts a double of SendGrid on 127.0.0.1. @param answerTo decides on each complete request; `sent` resolves when the
 * response is sent
 */
export async function startSendgrid(
  answerTo: (body: string, sent: Promise<void>) => SendgridAnswer,
): Promise<Sendgrid> {
  const double: Pick<Sendgrid, 'requests' | 'suppressed'> = { requests: [], suppressed: () => [] };
  const server = createServer(async (request, response) => {
    const body = await text(request);
    const [, list, address] = /^\/v3\/suppression\/(\w+)\/(.+)$/.exec(request.url ?? '') ?? [];
    if (request.method === 'GET' && list && address) {
      return give(double.suppressed(list, decodeURIComponent(address)), request, response);
    }
    const sent = new Promise<void>((resolve) => response.once('finish', () => resolve()));
    const answer = answerTo(body, sent);
    double.requests.push({ body, answer, path: request.url ?? '', authorization: request.headers.authorization });
    give(answer, request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo; // A TCP server’s address is never a pipe’s name.
  return Object.assign(double, {
    baseUrl: `http://127.0.0.1:${port}/`,
    env: {
      NODE_OPTIONS: `--import ${new URL('preload-sendgrid.mjs', import.meta.url).href}`,
      TEST_SENDGRID_PORT: String(port),
      SENDGRID_API_KEY: 'SG.test',
      MAIL_FROM: 'site@brushline.example',
      MAIL_TO: 'owner@brushline.example',
    },
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  });
}

function give(answer: SendgridAnswer | readonly object[], request: IncomingMessage, response: ServerResponse): void {
  if (answer === 'hang') return;
  if (answer === 'reset') return void request.socket.resetAndDestroy();
  const json = { 'content-type': 'application/json' };
  if (typeof answer === 'number') response.writeHead(answer, json).end();
  else if ('status' in answer) {
    response.writeHead(answer.status, { ...json, ...answer.headers });
    response.end(answer.body === undefined ? '' : JSON.stringify(answer.body));
  } else response.writeHead(200, json).end(JSON.stringify(answer));
}
