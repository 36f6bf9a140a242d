import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A response: a status, optionally with headers and a body; or none at all; or a reset connection. */
export type Answer = number | { status: number; headers?: Record<string, string>; body?: unknown } | 'hang' | 'reset';

/**
 * Starts a double of SendGrid on 127.0.0.1 that responds from a script, with one response per request, repeating the
 * last one.
 */
export async function sendgridDouble(...script: [Answer, ...Answer[]]) {
  const requests: { path: string; authorization: string | undefined; body: SentBody; answer: Answer }[] = [];
  const server = createServer(async (request, response) => {
    const body = JSON.parse((await readAll(request)) || '{}') as SentBody;
    const answer = script[Math.min(requests.length, script.length - 1)] ?? 202;
    requests.push({ path: request.url ?? '', authorization: request.headers.authorization, body, answer });
    give(answer, request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    requests,
    /** The mails that it accepted. */
    accepted: () => requests.filter(({ answer }) => answer === 202).map(({ body }) => body),
    close() {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    },
  };
}

/** The part of https://www.twilio.com/docs/sendgrid/api-reference/mail-send/mail-send that tests check. */
export interface SentBody {
  personalizations: { to: { email: string; name?: string }[] }[];
  from: { email: string; name: string };
  reply_to?: { email: string; name?: string };
  subject: string;
  content: { type: string; value: string }[];
  headers?: Record<string, string>;
  attachments?: unknown;
  tracking_settings: unknown;
}

async function readAll(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}

function give(answer: Answer, request: IncomingMessage, response: ServerResponse): void {
  if (answer === 'hang') return;
  if (answer === 'reset') return void request.socket.resetAndDestroy();
  const { status, headers = {}, body } = typeof answer === 'number' ? { status: answer } : answer;
  response.writeHead(status, { 'content-type': 'application/json', ...headers });
  response.end(body === undefined ? '' : JSON.stringify(body));
}
