import type { BuiltServer } from '../../support/built-server.ts';
import { ownerPassword } from '../../support/owner.ts';

/** Random, because a persistent store has the visitors of the previous run. */
let visitors = Math.floor(Math.random() * 2 ** 23);

/** Logs the owner in. @returns the headers of the owner's requests */
export async function login({ url }: BuiltServer): Promise<Record<string, string>> {
  const answer = await send(`${url}/api/admin/session`, {}, { password: ownerPassword });
  return { cookie: answer.headers.get('set-cookie')?.split(';')[0] ?? '' };
}

/** Posts JSON like our own pages. */
export function send(url: string, headers: Record<string, string>, body: object): Promise<Response> {
  const ours = { ...headers, 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' };
  return fetchWell(url, { method: 'POST', headers: ours, body: JSON.stringify(body) });
}

/** Reads a response to its end without storing it. @returns its length in bytes */
export async function readWhole(url: string, headers: Record<string, string>): Promise<number> {
  const answer = await fetch(url, { headers });
  if (!answer.ok || !answer.body) throw new Error(`${url}: ${answer.status}`);
  let bytes = 0;
  for await (const chunk of answer.body) bytes += chunk.length;
  return bytes;
}

/** Requests a page that is never cached, because its URL contains a search. */
export function aVisit(url: string): Promise<Response> {
  visitors += 1;
  return fetchWell(`${url}/blog?q=deck${visitors}`);
}

/** Posts a request for an estimate from a new visitor, with a new address and text. */
export function aRequest(url: string): Promise<Response> {
  visitors += 1;
  const address = [10, visitors >> 16, (visitors >> 8) & 255, visitors & 255].join('.');
  return fetchWell(`${url}/api/estimates`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
    body: JSON.stringify({
      ...{ name: 'Margaret Tilghman', email: `margaret${visitors}@example.com`, phone: '(410) 555-0187' },
      ...{ address: '118 Cox Creek Road', city: 'Stevensville', state: 'MD', zipCode: '21666' },
      message: `Cedar clapboard, two stories. The south wall is peeling above the porch (${visitors}).`,
      serviceType: 'exterior',
    }),
  });
}

/** Reads a response to its end; throws if it is an error. */
export async function fetchWell(url: string, request?: RequestInit): Promise<Response> {
  const answer = await fetch(url, request);
  if (!answer.ok) throw new Error(`${url}: ${answer.status} ${await answer.text()}`);
  await answer.arrayBuffer();
  return answer;
}
