import type { AdminApi } from '../../../../widgets/admin/admin-api.ts';
import { createInbox } from '../../../../widgets/admin/inbox/inbox-model.ts';
import { startFilter } from './sample-lead.ts';

export const allLeads = { ...startFilter, view: 'all' } as const;

/**
 * The inbox of all leads over an API with scripted responses, by method and path without query. Its summary does not
 * change after the first answer if that is not scripted; `tags` are the ETags that it was asked with.
 */
export function inboxOver(answers: Record<string, () => unknown>) {
  const calls: string[] = [];
  const bodies: unknown[] = [];
  const tags: string[] = [];
  const answer = async (call: string) => {
    calls.push(call);
    const given = answers[call.replace(/\?.*/, '')];
    if (!given) throw new Error('No connection');
    return given() as never;
  };
  const api: AdminApi = {
    get: (path) => answer(`GET ${path}`),
    async getChanged(path, etag) {
      tags.push(etag);
      if (answers[`GET ${path}`]) return { answer: await answer(`GET ${path}`), etag: 'W/"1"' };
      return etag ? undefined : { answer: {} as never, etag: 'W/"1"' };
    },
    list: (path) => answer(`GET ${path}`),
    send: (method, path, body) => {
      bodies.push(body);
      return answer(`${method} ${path}`);
    },
    upload: (path) => answer(`POST ${path}`),
    parsed: (path) => answer(`POST ${path}`),
  };
  return { inbox: createInbox(api, allLeads, () => ''), calls, bodies, tags };
}

/** The refusal of a busy server. */
export const busyProblem = () => Promise.reject(Object.assign(new Error('503'), { status: 503, body: '' }));

/** The server’s refusal of a change that is based on an older state. */
export const changedProblem = () =>
  Promise.reject(Object.assign(new Error('409'), { status: 409, body: '{"code":"changed"}' }));
