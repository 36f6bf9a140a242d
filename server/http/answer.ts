import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Writable } from 'node:stream';

/** Names and values in turn, as `writeHead` takes them without copying. */
export type HeaderList = readonly string[];

/** An answer that is known before its first byte leaves. */
export interface Answer {
  status: number;
  /** Complete, `Content-Length` included where there is one. */
  headers: HeaderList;
  /** The bytes, or what will write them; absent for an answer without a body. */
  body?: Buffer | ((destination: Writable) => void) | undefined;
}

/** Sends an answer; a HEAD request gets everything but its body. */
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

/** An answer of text; its length is counted here. */
export function textAnswer(status: number, headers: HeaderList, text: string): Answer {
  const body = Buffer.from(text);
  return { status, headers: [...headers, 'Content-Length', String(body.length)], body };
}
