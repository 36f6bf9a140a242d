import { Agent, type IncomingHttpHeaders, request } from 'node:http';

/** A response as received, without following redirects or decompressing. */
export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  bytes: Buffer;
  text: string;
  /** Parses the body as JSON; throws if it is invalid. */
  json(): ReturnType<typeof JSON.parse>;
}

export interface Call {
  method?: string;
  headers?: Record<string, string>;
  body?: string | Buffer;
}

const agent = new Agent({ keepAlive: true, maxSockets: 64 });

/** Sends one request exactly as given: any Host, any Origin, any path. */
export function call(origin: string, path: string, { method = 'GET', headers = {}, body }: Call = {}): Promise<Answer> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    const outgoing = request({ hostname, port, path, method, headers, agent }, (incoming) => {
      const chunks: Buffer[] = [];
      incoming.on('data', (chunk) => chunks.push(chunk));
      incoming.on('error', reject);
      incoming.on('end', () => {
        const bytes = Buffer.concat(chunks);
        const text = bytes.toString();
        const { statusCode: status = 0, headers } = incoming;
        resolve({ status, headers, bytes, text, json: () => JSON.parse(text) });
      });
    });
    outgoing.on('error', reject);
    // Node states no length of its own for the body of a DELETE.
    if (method === 'DELETE' && body) outgoing.setHeader('content-length', Buffer.byteLength(body));
    outgoing.end(body);
  });
}
