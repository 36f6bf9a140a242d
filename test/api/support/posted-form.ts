import type { TestServer } from './test-server.ts';

/** The headers of a form from a browser without JavaScript. */
export const formType = { 'content-type': 'application/x-www-form-urlencoded' };

/** Posts fields like such a browser, from one of our pages. */
export const postFields = (server: TestServer, path: string, fields: object = {}, headers = {}) =>
  server.call(path, {
    method: 'POST',
    headers: { ...formType, 'sec-fetch-site': 'same-origin', ...headers },
    body: new URLSearchParams(fields as Record<string, string>).toString(),
  });

/** Posts a form of our pages; an estimate request, unless `form` among its fields names another. */
export const postForm = (server: TestServer, path: string, fields: object, headers = {}) =>
  postFields(server, path, { form: 'estimate', ...fields }, headers);
