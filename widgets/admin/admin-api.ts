import { type ApiError, callApi } from '../core/data/api.ts';
import { strings } from './strings.ts';

/**
 * The back office's API calls. Each rejects with an {@link ApiError}, or with fetch's error if there is no response
 * within 30 s.
 */
export interface AdminApi {
  get<Answer>(path: string): Promise<Answer>;
  /** The response and its ETag; undefined if it still has the given ETag. */
  getChanged<Answer>(path: string, etag: string): Promise<{ answer: Answer; etag: string } | undefined>;
  /** A list and its total count. */
  list<Item>(path: string): Promise<{ items: Item[]; total: number }>;
  /** Sends a change. @returns the response's JSON; undefined for status 204 */
  send<Answer>(method: 'POST' | 'PUT' | 'PATCH' | 'DELETE', path: string, body?: unknown): Promise<Answer>;
  /** Posts a file unchanged. @returns the response's JSON */
  upload<Answer>(path: string, file: Blob): Promise<Answer>;
  /** Posts JSON. @returns the nodes of the HTML response; scripts in them never run */
  parsed(path: string, body: unknown): Promise<readonly Node[]>;
}

/** How far the clock of this device is behind that of the server. */
let behindMs = 0;

/** The time by the server's clock, as its last answer told it: a device's own may be wrong by days. */
export const timeNow = (): Date => new Date(Date.now() + behindMs);

function compareClocks({ headers }: Response): void {
  const differenceMs = Date.parse(headers.get('Date') ?? '') - Date.now();
  // Less is what the answer took.
  behindMs = Math.abs(differenceMs) > 60_000 ? differenceMs : 0;
}

/** @param onSessionEnd called when a response has status 401: the session has ended */
export function createAdminApi(origin: string, onSessionEnd: () => void): AdminApi {
  /** Grows with each login and logout: a refusal of an earlier call says nothing about the session since then. */
  let session = 0;
  const refused = (asked: number) => {
    if (asked === session) onSessionEnd();
  };

  async function call(path: string, request?: RequestInit, send?: typeof fetch): Promise<Response> {
    const asked = session;
    const isOfSession = path.startsWith('/session');
    try {
      const answer = await callApi(origin, `/api/admin${path}`, request, send);
      compareClocks(answer);
      if (isOfSession) session += 1;
      return answer;
    } catch (error) {
      if ((error as ApiError).status === 401 && !isOfSession) refused(asked);
      throw error;
    }
  }
  return {
    get: async (path) => (await call(path)).json(),
    async getChanged(path, etag) {
      try {
        const answer = await call(path, etag ? { headers: { 'If-None-Match': etag } } : {});
        return { answer: await answer.json(), etag: answer.headers.get('ETag') ?? '' };
      } catch (error) {
        if ((error as ApiError).status === 304) return undefined;
        throw error;
      }
    },
    async list(path) {
      const answer = await call(path);
      return { items: await answer.json(), total: Number(answer.headers.get('X-Total-Count')) };
    },
    async send(method, path, body) {
      const answer = await call(path, body === undefined ? { method } : jsonRequest(method, body));
      return answer.status === 204 ? undefined : answer.json();
    },
    async upload(path, file) {
      const headers = { 'Content-Type': file.type || 'application/octet-stream' };
      return (await call(path, { method: 'POST', headers, body: file })).json();
    },
    // XMLHttpRequest parses HTML where Trusted Types forbid DOMParser.
    parsed: (path, body) =>
      new Promise((resolve, reject) => {
        const asked = session;
        const request = new XMLHttpRequest();
        request.open('POST', `${origin}/api/admin${path}`);
        request.setRequestHeader('Content-Type', 'application/json');
        request.responseType = 'document';
        request.timeout = 30_000;
        request.onload = () => {
          const { status, response } = request;
          if (status === 401) refused(asked);
          if (status === 200) resolve([...((response as Document | null)?.body.childNodes ?? [])]);
          else reject(Object.assign(new Error(`${status}: ${path}`), { status, body: '' } satisfies Partial<ApiError>));
        };
        request.onerror = request.ontimeout = () => reject(new Error(`${path} is out of reach`));
        request.send(JSON.stringify(body));
      }),
  };
}

const jsonRequest = (method: string, body: unknown): RequestInit => ({
  method,
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify(body),
});

/** The server's message for a failed call, or `otherwise` if the response has none. */
export function sentenceOf(error: unknown, otherwise: string): string {
  try {
    // Shown behind the login, and still after it.
    if (problemCodeOf(error) === 'unauthenticated') return strings.loggedOutMeanwhile;
    const { title, errors } = JSON.parse((error as ApiError).body) as { title: string; errors?: { message: string }[] };
    return errors?.[0]?.message ?? title;
  } catch {
    return otherwise;
  }
}

/** Whether a failed call was answered. Without an answer, the server may have done what was asked or not. */
export const hasAnswer = (error: unknown) => typeof (error as ApiError).status === 'number';

/** The problem code of a failed call; undefined if it has none. */
export function problemCodeOf(error: unknown): string | undefined {
  try {
    return (JSON.parse((error as ApiError).body) as { code?: string }).code;
  } catch {
    return undefined;
  }
}

/** The messages of a failed call by field name; empty for other failures. */
export function fieldErrorsOf(error: unknown): Record<string, string> {
  try {
    const { errors = [] } = JSON.parse((error as ApiError).body) as { errors?: { field: string; message: string }[] };
    return Object.fromEntries(errors.map(({ field, message }) => [field, message]));
  } catch {
    return {};
  }
}
