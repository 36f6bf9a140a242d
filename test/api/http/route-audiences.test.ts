import { METHODS } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createRouter, createRoutes, type Route } from '../../../server/http/routes.ts';
import { fromOurPages, login } from '../support/owner-session.ts';
import { spellingsOf } from '../support/path-spellings.ts';
import { call, startServer, type TestServer } from '../support/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server[Symbol.asyncDispose]());

/** Without those that this Node's parser does not know: it answers 400. */
const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PURGE', 'PROPFIND', 'QUERY'].filter(
  (method) => METHODS.includes(method),
);
/**
 * An attacker's headers: those of our pages, cookies without a session, and every header that some server uses to
 * rewrite requests.
 */
const intruder = {
  ...fromOurPages,
  'content-type': 'application/json',
  cookie: `brushline-office=${'A'.repeat(43)}; __Host-brushline=${'A'.repeat(43)}`,
  'x-http-method-override': 'GET',
  'x-method-override': 'GET',
  'x-original-url': '/api/track',
  'x-rewrite-url': '/api/track',
  'x-forwarded-prefix': '/api/track',
  'x-forwarded-for': '127.0.0.1',
};
/** Node sends the length of a body only for some methods, and without it the body would be read as the next request. */
const withBody = (body = '') => ({ headers: { ...intruder, 'content-length': String(body.length) }, body });

const keptOut = [401, 403, 404, 405];
/** Whether the HTTP parser accepts a target; it answers 400 to the rest. */
const isTarget = (spelling: string) => /^(\/|https?:\/\/)[!-~]*$/i.test(spelling);

const isOwners = ({ declaration }: Route) => declaration.audience === 'owner';
/** A path that a route handles. */
const exampleOf = ({ path }: Route) => path.replace('{/*rest}', '/rest').replaceAll(/:\w+/g, 'id');

/** The requests for an owner's route that a server does not reject, and their responses. */
async function leaks(url: string, routes: readonly Route[]): Promise<string[]> {
  const open = new Set(
    routes
      .filter((route) => !isOwners(route))
      .flatMap((route) => route.methods.map((method) => `${method} ${route.path}`)),
  );
  const owners = routes.filter(isOwners);
  const asked = [...new Set(owners.map(exampleOf))].flatMap((path) => {
    const taken = new Set(owners.filter((route) => exampleOf(route) === path).flatMap((route) => route.methods));
    // A method that no route of this path handles is tried with every other spelling, the next one with the others.
    return methods.flatMap((method, nth) =>
      spellingsOf(path)
        .filter((_, at) => taken.has(method) || (at + nth) % 2 === 0)
        .map((spelling) => ({ method, spelling })),
    );
  });
  const found: string[] = [];
  async function ask({ method, spelling }: (typeof asked)[number]): Promise<void> {
    if (open.has(`${method} ${new URL(spelling, 'http://127.0.0.1').pathname}`)) return;
    // After bytes that are not HTTP the connection is closed, sometimes before the client has read the response.
    const isHttp = isTarget(spelling);
    const { status } = await call(url, spelling, { method, ...withBody('{}') }).catch((error: Error) => {
      if (isHttp) throw error;
      return { status: 400 };
    });
    // A spelling outside the admin is a page, and pages redirect from one spelling to another.
    const isRefused = keptOut.includes(status) || (status === 400 && !isHttp);
    if (!isRefused && !(status === 308 && !/^\/api\b/i.test(spelling))) found.push(`${method} ${spelling}: ${status}`);
  }
  // The lanes are independent, so a connection that closes slowly does not delay the others.
  const queue = asked.values();
  await Promise.all(
    Array.from({ length: 64 }, async () => {
      for (const request of queue) await ask(request);
    }),
  );
  return found;
}

describe('without a session', () => {
  it('no method and no spelling reaches an owner’s route', async () => {
    expect(server.routes.filter(isOwners).length).toBeGreaterThan(25);
    expect(new Set(spellingsOf('/api/admin/leads')).size).toBeGreaterThanOrEqual(50);
    const before = await server.store.countLeads('estimate');
    expect(await leaks(server.url, server.routes)).toEqual([]);
    expect(await server.store.countLeads('estimate')).toBe(before);
  });

  it('two admin calls are open: the steps of the login', () => {
    const open = server.routes.filter((route) => !isOwners(route) && /^\/api\/admin/i.test(route.path));
    expect(open.map((route) => [...route.methods, route.path])).toEqual([
      ['POST', '/api/admin/session'],
      ['POST', '/api/admin/session/code'],
    ]);
  });
});

describe('the table', () => {
  it.each([undefined, 'nobody', ''])('does not start with a route for %j', (audience) => {
    const routes = createRoutes({ audience: audience as 'public', prefix: '/api/x' }).get('', () => {});
    expect(() => createRouter(routes.list, { public: [], embed: [], link: [], owner: [] })).toThrow('GET /api/x');
  });
});

describe('with a session', () => {
  it('only the exact path of a route is handled', async () => {
    const owner = await login(server);
    for (const spelling of spellingsOf('/api/admin/events')) {
      const { status } = await server.call(spelling, { headers: owner });
      const isExact =
        /^(http:\/\/[\w.]+)?\/api\/admin\/events(\?.*)?$/i.test(spelling) &&
        !/[A-Z]/.test(spelling.replace('HTTP', ''));
      expect([spelling, status === 200]).toEqual([spelling, isExact]);
    }
  });

  const changes = () =>
    server.routes.flatMap((route) =>
      route.methods
        .filter((method) => isOwners(route) && ['POST', 'PUT', 'PATCH', 'DELETE'].includes(method))
        .filter(() => !route.isRest)
        .map((method) => ({ method, path: exampleOf(route).replace('content/id/', 'content/areas/') })),
    );

  it('nothing is changed from another site', async () => {
    const { cookie = '' } = await login(server);
    expect(changes().length).toBeGreaterThan(30);
    for (const { method, path } of changes()) {
      for (const from of [{ 'sec-fetch-site': 'cross-site' }, { origin: 'https://evil.example' }, {}]) {
        const headers = { 'content-type': 'application/json', cookie, ...from };
        const { status } = await server.call(path, { method, headers, body: '{}' });
        expect([method, path, status]).toEqual([method, path, 403]);
      }
    }
  });

  it('every call with a body takes only JSON of limited length', async () => {
    const owner = await login(server);
    const withoutBody = /\/(mail\/retry|mail\/test|devices\/id\/test|content\/pictures)$/;
    for (const { method, path } of changes()) {
      if (withoutBody.test(path) || (method === 'DELETE' && !/\/content\//.test(path))) continue;
      const statuses = [];
      for (const [type, body] of [
        ['text/plain', '{}'],
        ['application/json', '['],
        ['application/json', `{"x":"${'x'.repeat(1_100_000)}"}`],
      ] as const) {
        const answer = await server.call(path, { method, headers: { ...owner, 'content-type': type }, body });
        statuses.push(answer.status);
      }
      expect([method, path, statuses]).toEqual([method, path, [415, 400, 413]]);
    }
  });
});

it('two Host headers are refused, on cached pages too', async () => {
  await server.call('/');
  for (const path of ['/', '/api/track', '/health/live']) {
    const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
    socket.write(`GET ${path} HTTP/1.1\r\nHost: site.example\r\nHost: evil.example\r\nConnection: close\r\n\r\n`);
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 400 /);
  }
});
