import { type ApiError, callApi } from '../core/data/api.ts';

let behindMs = 0;

/** By the server's clock, as its last answer told it: a device's own may be wrong by days. */
export const timeNow = (): Date => new Date(Date.now() + behindMs);

export type AdminApi = ReturnType<typeof createAdminApi>;

/** Calls reject with an {@link ApiError}, or fetch's error after 30 s. Status 401 calls `onSessionEnd`. */
export function createAdminApi(origin: string, onSessionEnd: () => void) {
  /** A refusal of an earlier call says nothing about the session since a login or logout. */
  let session = 0;

  async function call(path: string, request?: RequestInit): Promise<Response> {
    const asked = session;
    const isOfSession = path.startsWith('/session');
    try {
      const answer = await callApi(origin, `/api/admin${path}`, request);
      const differenceMs = Date.parse(answer.headers.get('Date') ?? '') - Date.now();
      // A smaller difference is what the answer took.
      behindMs = Math.abs(differenceMs) > 60_000 ? differenceMs : 0;
      if (isOfSession) session += 1;
      return answer;
    } catch (error) {
      if ((error as ApiError).status === 401 && !isOfSession && asked === session) onSessionEnd();
      throw error;
    }
  }
  return {
    get: async <Answer>(path: string): Promise<Answer> => (await call(path)).json(),
    /** Undefined if the response still has the given ETag. */
    async getChanged<Answer>(path: string, etag: string): Promise<{ answer: Answer; etag: string } | undefined> {
      try {
        const answer = await call(path, etag ? { headers: { 'If-None-Match': etag } } : {});
        return { answer: await answer.json(), etag: answer.headers.get('ETag') ?? '' };
      } catch (error) {
        if ((error as ApiError).status === 304) return undefined;
        throw error;
      }
    },
    async list<Item>(path: string): Promise<{ items: Item[]; total: number }> {
      const answer = await call(path);
      return { items: await answer.json(), total: Number(answer.headers.get('X-Total-Count')) };
    },
    /** Undefined for status 204. */
    async send<Answer>(method: 'POST' | 'PUT' | 'PATCH' | 'DELETE', path: string, body?: unknown): Promise<Answer> {
      const json = { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) };
      const answer = await call(path, { method, ...(body !== undefined && json) });
      const value = answer.status === 204 ? undefined : await answer.json();
      return value;
    },
    async upload<Answer>(path: string, file: Blob): Promise<Answer> {
      const headers = { 'Content-Type': file.type || 'application/octet-stream' };
      return (await call(path, { method: 'POST', headers, body: file })).json();
    },
    /** Scripts in the nodes never run. XMLHttpRequest parses HTML where Trusted Types forbid DOMParser. */
    parsed: (path: string, body: unknown) =>
      new Promise<readonly Node[]>((resolve, reject) => {
        const asked = session;
        const request = new XMLHttpRequest();
        request.open('POST', `${origin}/api/admin${path}`);
        request.setRequestHeader('Content-Type', 'application/json');
        request.responseType = 'document';
        request.timeout = 30_000;
        request.onload = () => {
          const { status, response } = request;
          if (status === 401 && asked === session) onSessionEnd();
          if (status === 200) resolve([...((response as Document | null)?.body.childNodes ?? [])]);
          else reject(Object.assign(new Error(`${status}: ${path}`), { status, body: '' } satisfies Partial<ApiError>));
        };
        request.onerror = request.ontimeout = () => reject(new Error(`${path} is out of reach`));
        request.send(JSON.stringify(body));
      }),
  };
}

interface Problem {
  title?: string;
  code?: string;
  errors?: readonly { field: string; message: string }[];
}

/** Empty unless the server explained the failure. */
function problemOf(error: unknown): Problem {
  try {
    return JSON.parse((error as ApiError).body) as Problem;
  } catch {
    return {};
  }
}

export function sentenceOf(error: unknown, otherwise: string): string {
  const { code, title, errors } = problemOf(error);
  if (code === 'unauthenticated') return 'You were logged out, so this was not done. Please try again.';
  return errors?.[0]?.message ?? title ?? otherwise;
}

export const problemCodeOf = (error: unknown) => problemOf(error).code;

export const fieldErrorsOf = (error: unknown): Readonly<Record<string, string>> =>
  Object.fromEntries((problemOf(error).errors ?? []).map(({ field, message }) => [field, message]));

/** A letter and 20 random hexadecimal digits. */
export const newId = () =>
  `n${Array.from(crypto.getRandomValues(new Uint8Array(10)), (byte) => byte.toString(16).padStart(2, '0')).join('')}`;

/** Without an answer, the server may have done what was asked or not. */
export const hasAnswer = (error: unknown) => typeof (error as ApiError).status === 'number';
