import { quietly } from '../runtime/quietly.ts';
import { toJson } from './to-json.ts';

/** A failed call: `"{status}: {body or status text}"`. */
export interface ApiError extends Error {
  status: number;
  /** The response's text, often problem details (RFC 9457). */
  body: string;
  /** The unparsed `Retry-After` header. */
  retryAfter: string | null;
}

export interface Api {
  /**
   * @returns the parsed JSON of the response; rejects with an {@link ApiError}, or with fetch's error if there is no
   * response within 30 s (no limit in browsers before 2022)
   */
  get(path: string): Promise<unknown>;
  /** Sends JSON. Rejects like `get`, and on a redirect, which would drop the body. Never retries. */
  post(path: string, body: unknown, headers?: Record<string, string>): Promise<Response>;
}

let isAdvised = false;

/** An unregistered site sees only a failed call, so this logs once where to find the cause. */
function adviseSite(origin: string): void {
  if (isAdvised || origin === location.origin) return;
  isAdvised = true;
  const lookUp = `${origin}/embed?site=${encodeURIComponent(location.origin)}#registered`;
  quietly(() => console.warn(`${origin} could not be reached. Is ${location.origin} registered there? ${lookUp}`));
}

/** Makes one call. Resolves with a successful response, rejects like {@link Api}. */
export async function callApi(
  origin: string,
  path: string,
  request?: RequestInit,
  fetch = globalThis.fetch,
): Promise<Response> {
  // Missing in iOS before 16; forms have their own timeout of the same length.
  const signal = AbortSignal.timeout?.(30_000);
  const credentials = origin === location.origin ? 'include' : 'omit';
  const response = await fetch(origin + path, { ...request, credentials, signal }).catch((error) => {
    adviseSite(origin);
    throw error;
  });
  if (response.ok) return response;
  const { status, statusText } = response;
  const body = await response.text();
  throw Object.assign(new Error(`${status}: ${body || statusText}`), {
    status,
    body,
    retryAfter: response.headers.get('Retry-After'),
  });
}

/** The API calls of widgets. Cookies are sent to our own pages' origin only. */
export function createApi(origin: string, fetch = globalThis.fetch): Api {
  const call = (path: string, request?: RequestInit) => callApi(origin, path, request, fetch);
  return {
    get: async (path) => (await call(path)).json(),
    post: (path, body, headers) =>
      call(path, {
        method: 'POST',
        redirect: 'error',
        headers: { 'Content-Type': 'application/json', ...headers },
        body: toJson(body),
      }),
  };
}
