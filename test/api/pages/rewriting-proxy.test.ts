import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { fixedPaths } from '../../../host/routes.ts';
import { anEstimate } from '../../support/visitor-words.ts';
import { builtRenderer } from '../support/build.ts';
import { type Call, call } from '../support/http-client.ts';
import { login } from '../support/owner-session.ts';
import { startServer, type TestServer } from '../support/test-server.ts';

const anOwnersPage = '<a href="mailto:hello@example.com">Write</a>';

/** Passes requests on, and rewrites documents as Cloudflare does unless the response forbids it. */
const proxy = createServer(async ({ url = '', method = 'GET', headers }, response) => {
  if (url === '/plain') return rewrite({ 'content-type': 'text/html' }, anOwnersPage);
  const answer = await call(server.url, url, { method, headers: headers as Record<string, string> });
  return rewrite(answer.headers, answer.text, answer.status);

  function rewrite(headers: Record<string, unknown>, text: string, status = 200): void {
    const isOpen =
      String(headers['content-type']).startsWith('text/html') &&
      !String(headers['cache-control']).includes('no-transform');
    response.statusCode = status;
    response.end(isOpen ? text.replaceAll(/href="mailto:[^"]*"/g, 'href="/cdn-cgi/l/email-protection#00"') : text);
  }
});
const through = (path: string, options: Call = {}) =>
  call(`http://127.0.0.1:${(proxy.address() as AddressInfo).port}`, path, {
    ...options,
    headers: { 'x-forwarded-for': '192.0.2.7', ...options.headers },
  });

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ renderer: builtRenderer });
  await once(proxy.listen(0, '127.0.0.1'), 'listening');
});
afterAll(async () => {
  proxy.close();
  proxy.closeAllConnections();
  await server[Symbol.asyncDispose]();
});

it('a proxy that hides e-mail addresses rewrites pages of others', async () => {
  expect((await through('/plain')).text).toContain('/cdn-cgi/');
});

it.each([...fixedPaths, '/nothing', '/blog?q=cedar', '/request/unknown'])('it leaves %s as it is', async (path) => {
  const { text } = await through(path);
  expect(text).toContain('<html');
  expect(text).not.toContain('/cdn-cgi/');
});

it('it leaves private pages, refusals and previews of mails as they are', async () => {
  const { link } = (await server.post('/api/estimates', anEstimate())).json();
  const owner = await login(server);
  for (const [path, options, sentence] of [
    [new URL(link).pathname, {}, '<html'],
    ['/contact', { method: 'DELETE' }, 'That cannot be done here'],
    ['/api/admin/settings/receipt', { headers: owner }, '<html'],
    ['/api/admin/settings/letter', { headers: owner }, '<html'],
  ] as const) {
    const { text } = await through(path, options);
    expect(text).toContain(sentence);
    expect(text).not.toContain('/cdn-cgi/');
    expect((await server.call(path, options)).headers['cache-control']).toBe('no-store, no-transform');
  }
});
