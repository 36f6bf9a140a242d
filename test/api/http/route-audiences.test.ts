import { METHODS } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import type { Route } from '../../../server/http/routes.ts';
import { fromOurPages, login } from '../support/owner-session.ts';
import { spellingsOf } from '../support/path-spellings.ts';
import { call, sharedServer } from '../support/test-server.ts';

const server = sharedServer();

const isOwners = ({ declaration }: Route) => declaration.audience === 'owner';
/** A path that a route handles. */
const exampleOf = ({ path }: Route) => path.replace('{/*rest}', '/rest').replaceAll(/:\w+/g, 'id');

describe('without a session', () => {
  /** Without those that this Node's parser does not know: it answers 400. */
  const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PURGE', 'PROPFIND', 'QUERY'].filter(
    (method) => METHODS.includes(method),
  );
  /**
   * An attacker's headers: those of our pages, cookies without a session, and every header that some server uses to
   * rewrite requests. Node sends the length of a body only for some methods, and without it the body would be read as
   * the next request.
   */
  const headers = {
    ...{ ...fromOurPages, 'content-type': 'application/json', 'content-length': '2' },
    cookie: `brushline-office=${'A'.repeat(43)}; __Host-brushline=${'A'.repeat(43)}`,
    ...{ 'x-http-method-override': 'GET', 'x-method-override': 'GET', 'x-forwarded-for': '127.0.0.1' },
    ...{ 'x-original-url': '/api/track', 'x-rewrite-url': '/api/track', 'x-forwarded-prefix': '/api/track' },
  };
  /** Whether the HTTP parser accepts a target; it answers 400 to the rest. */
  const isTarget = (spelling: string) => /^(\/|https?:\/\/)[!-~]*$/i.test(spelling);

  /** The requests for an owner's route that the server does not reject, and their responses. */
  async function leaks(routes: readonly Route[]): Promise<string[]> {
    const others = routes.filter((route) => !isOwners(route));
    const open = new Set(others.flatMap((route) => route.methods.map((method) => `${method} ${route.path}`)));
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
      const { status } = await call(server.url, spelling, { method, headers, body: '{}' }).catch((error: Error) => {
        if (isHttp) throw error;
        return { status: 400 };
      });
      const isRefused = [401, 403, 404, 405].includes(status) || (status === 400 && !isHttp);
      // A spelling outside the admin is a page, and pages redirect from one spelling to another.
      const isPage = status === 308 && !/^\/api\b/i.test(spelling);
      if (!isRefused && !isPage) found.push(`${method} ${spelling}: ${status}`);
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

  it('no method and no spelling reaches an owner’s route', async () => {
    expect(server.routes.filter(isOwners).length).toBeGreaterThan(25);
    expect(new Set(spellingsOf('/api/admin/leads')).size).toBeGreaterThanOrEqual(50);
    expect(await leaks(server.routes)).toEqual([]);
    expect(await server.store.countLeads('estimate')).toBe(0);
  });

  it('two admin calls are open: the steps of the login', () => {
    const open = server.routes.filter((route) => !isOwners(route) && /^\/api\/admin/i.test(route.path));
    expect(open.map((route) => [...route.methods, route.path])).toEqual([
      ['POST', '/api/admin/session'],
      ['POST', '/api/admin/session/code'],
    ]);
  });
});

describe('with a session', () => {
  it('only the exact path of a route is handled', async () => {
    const headers = await login(server);
    for (const spelling of spellingsOf('/api/admin/events')) {
      const { status } = await server.call(spelling, { headers });
      const isExact =
        /^(http:\/\/[\w.]+)?\/api\/admin\/events(\?.*)?$/i.test(spelling) &&
        !/[A-Z]/.test(spelling.replace('HTTP', ''));
      expect([spelling, status === 200]).toEqual([spelling, isExact]);
    }
  });

  const changes = () =>
    server.routes
      .filter((route) => isOwners(route) && !route.isRest)
      .flatMap((route) => {
        const path = exampleOf(route).replace('content/id/', 'content/areas/');
        return route.methods.filter((method) => method !== 'GET').map((method) => ({ method, path }));
      });

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
});

it('two Host headers are refused, on cached pages too', async () => {
  await server.call('/');
  for (const path of ['/', '/api/track', '/health/live']) {
    const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
    socket.write(`GET ${path} HTTP/1.1\r\nHost: site.example\r\nHost: evil.example\r\nConnection: close\r\n\r\n`);
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 400 /);
  }
});
