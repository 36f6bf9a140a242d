import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Writable } from 'node:stream';

/** Alternating names and values, as `writeHead` takes them without copying. */
export type HeaderList = readonly string[];

/** A response that is known before its first byte is sent. */
export interface Answer {
  status: number;
  /** Complete, including `Content-Length` where there is one. */
  headers: HeaderList;
  /** The bytes, or a function that writes them; absent for a response without a body. */
  body?: Buffer | ((destination: Writable) => void) | undefined;
}

/** Sends a response; a HEAD request gets everything but the body. */
export function sendAnswer(
  request: IncomingMessage,
  response: ServerResponse,
  { status, headers, body }: Answer,
): void {
  response.writeHead(status, headers as string[]);
  if (body === undefined || request.method === 'HEAD') response.end();
  else if (typeof body === 'function') body(response);
  else response.end(body);
}

/** A text response; its length is computed here. */
export function textAnswer(status: number, headers: HeaderList, text: string): Answer {
  const body = Buffer.from(text);
  return { status, headers: [...headers, 'Content-Length', String(body.length)], body };
}
