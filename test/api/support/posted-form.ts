import type { TestServer } from './test-server.ts';

/** How a browser without JavaScript sends a form. */
export const formType = { 'content-type': 'application/x-www-form-urlencoded' };

/** Posts fields as such a browser does. */
export const postFields = (server: TestServer, path: string, fields: object = {}, headers = {}) =>
  server.call(path, {
    method: 'POST',
    headers: { ...formType, ...headers },
    body: new URLSearchParams(fields as Record<string, string>).toString(),
  });

/** Posts a form of our pages; an estimate request, unless `form` among its fields names another. */
export const postForm = (server: TestServer, path: string, fields: object, headers = {}) =>
  postFields(server, path, { form: 'estimate', ...fields }, headers);
