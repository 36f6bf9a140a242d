import type { AdminApi } from '../../../../widgets/admin/admin-api.ts';

/** An API double with scripted responses, by method and path without query. */
export function doubled(answers: Record<string, () => unknown>) {
  const calls: string[] = [];
  const bodies: unknown[] = [];
  const answer = async (call: string) => {
    calls.push(call);
    const given = answers[call.replace(/\?.*/, '')];
    if (!given) throw new Error('No connection');
    return given() as never;
  };
  const api: AdminApi = {
    get: (path) => answer(`GET ${path}`),
    getChanged: async (path) => ({ answer: await answer(`GET ${path}`), etag: 'W/"1"' }),
    list: (path) => answer(`GET ${path}`),
    send: (method, path, body) => {
      bodies.push(body);
      return answer(`${method} ${path}`);
    },
    upload: (path) => answer(`POST ${path}`),
    parsed: (path) => answer(`POST ${path}`),
  };
  return { api, calls, bodies };
}

/** An API whose summary does not change after the first answer; `tags` are the ETags that it was asked with. */
export function unchangedAfterFirst(api: AdminApi): { api: AdminApi; tags: readonly string[] } {
  const tags: string[] = [];
  const getChanged: AdminApi['getChanged'] = async (_, etag) => {
    tags.push(etag);
    return etag ? undefined : { answer: {} as never, etag: 'W/"1"' };
  };
  return { api: { ...api, getChanged }, tags };
}

/** The refusal of a busy server. */
export const busyProblem = () => Promise.reject(Object.assign(new Error('503'), { status: 503, body: '' }));

/** The server’s refusal of a change that is based on an older state. */
export const changedProblem = () =>
  Promise.reject(Object.assign(new Error('409'), { status: 409, body: '{"code":"changed"}' }));
