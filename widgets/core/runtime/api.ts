/** A failed call: `"{status}: {body or status text}"`. */
export interface ApiError extends Error {
  status: number;
  /** The answer's text, often problem details (RFC 9457). */
  body: string;
}

export interface Api {
  /** @returns the parsed JSON of the answer; rejects with an {@link ApiError}, or with fetch's own error when nothing answers in 30 s, which browsers before 2022 do not bound */
  get(path: string): Promise<unknown>;
  /** Sends JSON. Rejects like `get`, and when it is led elsewhere: where that leads the body is lost. Never retries. */
  post(path: string, body: unknown, headers?: Record<string, string>): Promise<Response>;
}

/** One call; resolves with an answer that is good, rejects like {@link Api}'s. */
export async function callApi(
  origin: string,
  path: string,
  request?: RequestInit,
  fetch = globalThis.fetch,
): Promise<Response> {
  // iOS before 16 has none; forms end after as long by themselves.
  const signal = AbortSignal.timeout?.(30_000);
  const credentials = origin === location.origin ? 'include' : 'omit';
  const response = await fetch(origin + path, { ...request, credentials, signal });
  if (response.ok) return response;
  const { status, statusText } = response;
  const body = await response.text();
  throw Object.assign(new Error(`${status}: ${body || statusText}`), { status, body });
}

/** The calls that widgets make. Cookies go to our own pages' origin only. */
export function createApi(origin: string, fetch = globalThis.fetch): Api {
  const call = (path: string, request?: RequestInit) => callApi(origin, path, request, fetch);
  return {
    get: async (path) => (await call(path)).json(),
    post: (path, body, headers) =>
      call(path, {
        method: 'POST',
        redirect: 'error',
        headers: { 'Content-Type': 'application/json', ...headers },
        body: JSON.stringify(body),
      }),
  };
}
