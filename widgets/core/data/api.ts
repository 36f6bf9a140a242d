import { quietly } from '../runtime/quietly.ts';
import { toJson } from './to-json.ts';

export interface ApiError extends Error {
  status: number;
  /** Often problem details (RFC 9457). */
  body: string;
  /** Unparsed. */
  retryAfter: string | null;
}

export interface Api {
  /** Rejects with an {@link ApiError} or fetch's error, after 30 s at most (unlimited in browsers before 2022). */
  get(path: string): Promise<unknown>;
  /** Rejects like `get`, and on a redirect, which would drop the body. Never retries. */
  post(path: string, body: unknown, headers?: Record<string, string>): Promise<Response>;
}

let isAdvised = false;

function adviseSite(origin: string): void {
  if (isAdvised || origin === location.origin) return;
  isAdvised = true;
  const lookUp = `${origin}/embed?site=${encodeURIComponent(location.origin)}#registered`;
  quietly(() => console.warn(`${origin} could not be reached. Is ${location.origin} registered there? ${lookUp}`));
}

export async function callApi(
  origin: string,
  path: string,
  request?: RequestInit,
  fetch = globalThis.fetch,
): Promise<Response> {
  // Missing in iOS before 16.
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

/** Sends cookies to our own pages' origin only. */
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
