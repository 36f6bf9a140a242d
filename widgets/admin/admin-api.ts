import { type ApiError, callApi } from '../core/runtime/api.ts';

/** The calls of the admin. Each rejects with an {@link ApiError}, or with fetch's own error when nothing answers in 30 s. */
export interface AdminApi {
  get<Answer>(path: string): Promise<Answer>;
  /** A list and how many there are in all. */
  list<Item>(path: string): Promise<{ items: Item[]; total: number }>;
  /** Changes something. @returns the answer's JSON, undefined for none */
  send<Answer>(method: 'POST' | 'PUT' | 'PATCH' | 'DELETE', path: string, body?: unknown): Promise<Answer>;
  /** Posts something whose answer is HTML. @returns its nodes; no script in them ever runs */
  parsed(path: string, body: unknown): Promise<readonly Node[]>;
}

/** @param onSessionEnd called when an answer says that nobody is logged in */
export function createAdminApi(origin: string, onSessionEnd: () => void): AdminApi {
  async function call(path: string, request?: RequestInit): Promise<Response> {
    try {
      return await callApi(origin, `/api/admin${path}`, request);
    } catch (error) {
      if ((error as ApiError).status === 401 && !path.startsWith('/session')) onSessionEnd();
      throw error;
    }
  }
  return {
    get: async (path) => (await call(path)).json(),
    async list(path) {
      const answer = await call(path);
      return { items: await answer.json(), total: Number(answer.headers.get('X-Total-Count')) };
    },
    async send(method, path, body) {
      const json = body !== undefined && {
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(body),
      };
      const answer = await call(path, { method, ...json });
      return answer.status === 204 ? undefined : answer.json();
    },
    // Not by fetch and a parser, whose text pages with Trusted Types refuse.
    parsed: (path, body) =>
      new Promise((resolve, reject) => {
        const request = new XMLHttpRequest();
        request.open('POST', `${origin}/api/admin${path}`);
        request.setRequestHeader('Content-Type', 'application/json');
        request.responseType = 'document';
        request.timeout = 30_000;
        request.onload = () => {
          const { status, response } = request;
          if (status === 401) onSessionEnd();
          if (status === 200) resolve([...((response as Document | null)?.body.childNodes ?? [])]);
          else reject(Object.assign(new Error(`${status}: ${path}`), { status, body: '' } satisfies Partial<ApiError>));
        };
        request.onerror = request.ontimeout = () => reject(new Error(`${path} is out of reach`));
        request.send(JSON.stringify(body));
      }),
  };
}

/** The sentence of a failed call for its reader. */
export function sentenceOf(error: unknown, otherwise: string): string {
  try {
    const { title, errors } = JSON.parse((error as ApiError).body) as { title: string; errors?: { message: string }[] };
    return errors?.[0]?.message ?? title;
  } catch {
    return otherwise;
  }
}

/** The code of a failed call's problem; undefined when there is none. */
export function problemCodeOf(error: unknown): string | undefined {
  try {
    return (JSON.parse((error as ApiError).body) as { code?: string }).code;
  } catch {
    return undefined;
  }
}

/** What a failed call says of single fields, by their names; nothing for other failures. */
export function fieldErrorsOf(error: unknown): Record<string, string> {
  try {
    const { errors = [] } = JSON.parse((error as ApiError).body) as { errors?: { field: string; message: string }[] };
    return Object.fromEntries(errors.map(({ field, message }) => [field, message]));
  } catch {
    return {};
  }
}
