import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { freePort } from '../../support/built-server.ts';

/** The response of another site's page. */
export interface Document {
  html: string;
  headers?: Record<string, string>;
}

export interface Site {
  origin: string;
  close(): void;
}

/** The fate of a request: it passes, waits for {@link slowMs}, is answered with 500, or gets no response. */
export type Fate = 'passes' | 'waits' | 'refused' | 'lost';

/** How long a slow API takes. */
export const slowMs = 1500;

/** Another company's site: it serves `/name` as the document with that name. */
export async function openForeignServer(documents: ReadonlyMap<string, Document>): Promise<Site> {
  return listen(await freePort(), (path, response) => {
    const { html, headers } = documents.get(path.slice(1).split('?')[0] ?? '') ?? { html: '' };
    response.writeHead(html ? 200 : 404, { 'content-type': 'text/html; charset=utf-8', ...headers }).end(html);
  });
}

/**
 * Our site through a proxy that forwards a different client address for each request, so that visitors do not share
 * rate limits.
 * @param fate the fate of a request, by its path
 */
export async function openProxy(upstream: string, fate: (path: string) => Fate = () => 'passes'): Promise<Site> {
  let visitors = 0;
  return listen(await freePort(), async (path, response, incoming) => {
    const meets = fate(path);
    if (meets === 'lost') return response.destroy();
    if (meets === 'refused') return response.writeHead(500, { 'access-control-allow-origin': '*' }).end('no');
    if (meets === 'waits') await new Promise((resolve) => setTimeout(resolve, slowMs));
    visitors += 1;
    const { 'accept-encoding': _, ...asked } = incoming.headers;
    const headers = { ...asked, 'x-forwarded-for': `198.51.${visitors >> 8}.${visitors & 255}` };
    const onward = request(upstream + path, { method: incoming.method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    onward.on('error', () => response.destroy());
    incoming.pipe(onward);
  });
}

type Answer = (path: string, response: ServerResponse, request: IncomingMessage) => unknown;

async function listen(port: number, answer: Answer): Promise<Site> {
  const server = createServer((request, response) => answer(request.url ?? '/', response, request));
  await once(server.listen(port, '127.0.0.1'), 'listening');
  return {
    origin: `http://127.0.0.1:${port}`,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
