/** A failed call: `"{status}: {body or status text}"` (SPEC.md §8). */
export interface ApiError extends Error {
  status: number;
  /** The answer's text, often problem details (RFC 9457). */
  body: string;
}

export interface Api {
  /** @returns the parsed JSON of the answer; rejects with an {@link ApiError}, or with fetch's own error when nothing answers in 30 s */
  get(path: string): Promise<unknown>;
  /** Sends JSON. Rejects like `get`; never retries. */
  post(path: string, body: unknown, headers?: Record<string, string>): Promise<Response>;
}

export interface ApiPlace {
  /** Origin of the API, without a slash at its end. */
  baseUrl: string;
  /** `include` on our own origin, `omit` from another (SPEC.md §7). */
  credentials: RequestCredentials;
  fetch?: typeof globalThis.fetch;
}

/** The calls that widgets make. */
export function createApi({ baseUrl, credentials, fetch = globalThis.fetch }: ApiPlace): Api {
  async function call(path: string, request?: RequestInit): Promise<Response> {
    const response = await fetch(baseUrl + path, { ...request, credentials, signal: AbortSignal.timeout(30_000) });
    if (response.ok) return response;
    const { status, statusText } = response;
    const body = await response.text();
    throw Object.assign(new Error(`${status}: ${body || statusText}`), { status, body });
  }
  return {
    get: async (path) => (await call(path)).json(),
    post: (path, body, headers) =>
      call(path, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', ...headers },
        body: JSON.stringify(body),
      }),
  };
}
