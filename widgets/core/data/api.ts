import { useEffect, useState } from 'react';
import type { WidgetHost } from '../runtime/define-widget.ts';
import { quietly } from '../runtime/quietly.ts';

/** Unaffected by a page's `toJSON` on `Array.prototype` or `Object.prototype`. */
export function toJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(toJson).join()}]`;
  if (typeof value !== 'object' || !value) return JSON.stringify(value) ?? 'null';
  return `{${Object.entries(value)
    .map(([name, part]) => `${JSON.stringify(name)}:${toJson(part)}`)
    .join()}}`;
}

export interface ApiError extends Error {
  status: number;
  /** Often problem details (RFC 9457). */
  body: string;
  retryAfter: string | null;
}

let isAdvised = false;

function adviseSite(origin: string): void {
  if (isAdvised || origin === location.origin) return;
  isAdvised = true;
  const lookUp = `${origin}/embed?site=${encodeURIComponent(location.origin)}#registered`;
  quietly(() => console.warn(`${origin} could not be reached. Is ${location.origin} registered there? ${lookUp}`));
}

/** Rejects with an {@link ApiError} or fetch's error, after 30 s at most (unlimited in browsers before 2022). */
export async function callApi(origin: string, path: string, request?: RequestInit): Promise<Response> {
  // Missing in iOS before 16.
  const signal = AbortSignal.timeout?.(30_000);
  // Cookies go to our own pages' origin only.
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

export const getJson = async (origin: string, path: string): Promise<unknown> => (await callApi(origin, path)).json();

/** Also rejects on a redirect, which would drop the body. Never retries. */
export const postJson = (origin: string, path: string, body: unknown, headers?: Record<string, string>) =>
  callApi(origin, path, {
    method: 'POST',
    redirect: 'error',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: toJson(body),
  });

/** Throws if the answer is no list. */
export function asList<Item>(answer: unknown): readonly Item[] {
  if (!Array.isArray(answer)) throw new Error(`The API answered ${typeof answer} where a list should be`);
  return answer;
}

export type Loaded<Data> = Data | 'loading' | 'failed';

/** Calls `load` at most once; a failure is logged and emitted. */
export function useData<Data extends object>(
  host: WidgetHost,
  load: (apiOrigin: string) => Promise<Data>,
  isWanted = true,
): Loaded<Data> {
  const [state, become] = useState<Loaded<Data>>('loading');
  // biome-ignore lint/correctness/useExhaustiveDependencies: later option changes only filter the loaded data.
  useEffect(() => {
    if (!isWanted) return;
    load(host.apiOrigin).then(become, (error) => {
      console.error(error);
      become('failed');
      host.emit('error', { message: 'The widget could not load its content' });
    });
  }, [isWanted]);
  return state;
}
