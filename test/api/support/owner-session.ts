import { Secret, TOTP } from 'otpauth';
import { expect } from 'vitest';
import type { SecurityState } from '../../../catalogue/contracts/admin/security.ts';
import { ownerPassword } from '../../support/owner.ts';
import { anEstimate } from '../../support/visitor-words.ts';
import { nextAddress, type Setup, startServer, type TestServer } from './test-server.ts';

const wellFilled = { 'brushline-open-ms': '60000' };

/** A server with an owner, and leads that were submitted through the public API. */
export async function leadOffice(setup: Parameters<typeof startServer>[0] = {}) {
  const server = await startServer(setup);
  const owner = await login(server);
  return {
    server,
    owner,
    async receive(change: Partial<ReturnType<typeof anEstimate>> = {}, headers: Record<string, string> = {}) {
      const answer = await server.post('/api/estimates', { ...anEstimate(), ...change }, { ...wellFilled, ...headers });
      expect(answer.status).toBe(201);
      return String(answer.json().id);
    },
    get: async (path: string) => server.call(`/api/admin${path}`, { headers: owner }),
    post: async (path: string, body: unknown) => server.post(`/api/admin${path}`, body, owner),
  };
}

export const area = {
  name: 'Tilghman',
  slug: 'tilghman',
  county: 'Talbot County',
  state: 'MD',
  description: 'An island of watermen.',
};
export const review = { rating: 4, review: 'Clean lines.', customerName: 'Ann Price', location: 'Easton' };
export const post = {
  slug: 'on-docks',
  title: 'On docks',
  excerpt: 'What the tide does.',
  category: 'Deck Staining',
  content: 'Low **water** first.',
  imageUrl: '/assets/posts/post-deck-stain.svg',
  publishedAt: '2026-05-01',
};
/** A server with the owner logged in, and its content calls. */
export async function contentOffice(setup: Parameters<typeof startServer>[0] = {}) {
  const server = await startServer(setup);
  const owner = await login(server);
  const send = (method: string, path: string, body?: object | string) =>
    server.call(`/api/admin/content${path}`, {
      method,
      headers: { ...owner, 'content-type': 'application/json' },
      ...(body && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
  return {
    server,
    get: async (path: string) => (await send('GET', path)).json(),
    put: (path: string, body: object | string) => send('PUT', path, body),
    post: (path: string, body: object) => send('POST', path, body),
    remove: (path: string, former: object) => send('DELETE', path, { former }),
    removeAs: (path: string, body: object) => send('DELETE', path, body),
    open: async (path: string) => (await server.call(path)).json(),
  };
}

/** The headers that our own pages send. */
export const fromOurPages = { 'sec-fetch-site': 'same-origin' };

/** Logs in and returns the headers that the owner’s browser sends from then on. */
export async function login(server: TestServer): Promise<Record<string, string>> {
  const answer = await server.post('/api/admin/session', { password: ownerPassword }, fromOurPages);
  expect(answer.status).toBe(204);
  return { ...fromOurPages, cookie: cookieOf(answer.headers['set-cookie']) };
}

/** The cookie that a browser sends back for a `Set-Cookie` header. */
export const cookieOf = (set: string[] = []) => set[0]?.split(';')[0] ?? '';

/** All cookies that a browser sends back. */
export const cookiesOf = (set: string[] = []) => set.map((cookie) => cookie.split(';')[0] ?? '');

const minuteMs = 60_000;
const android =
  'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36';

/** A server whose clock the test sets, and browsers that keep their cookies. */
export async function startWithBrowsers(setup: Setup = {}) {
  let now = new Date('2026-06-01T12:00:00Z');
  const server = await startServer({ now: () => now, ...setup });

  function openBrowser(agent = android) {
    const jar = new Map<string, string>();
    const address = nextAddress();
    async function call(method: string, path: string, body?: object) {
      const answer = await server.call(`/api/admin${path}`, {
        method,
        headers: {
          ...{ ...fromOurPages, 'user-agent': agent, 'x-forwarded-for': address },
          cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; '),
          ...(body && { 'content-type': 'application/json' }),
        },
        ...(body && { body: JSON.stringify(body) }),
      });
      for (const cookie of answer.headers['set-cookie'] ?? []) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
        if (/Max-Age=0/.test(cookie)) jar.delete(name);
        else jar.set(name, value);
      }
      return answer;
    }
    return {
      jar,
      call,
      login: (password = ownerPassword, staysSignedIn = false) => call('POST', '/session', { password, staysSignedIn }),
      state: async () => (await call('GET', '/security')).json() as SecurityState,
      isIn: async () => (await call('GET', '/events')).status === 200,
    };
  }
  type Browser = ReturnType<typeof openBrowser>;

  /** Turns the authenticator on. */
  async function turnOn({ call }: Browser) {
    const { key } = (await call('POST', '/security/authenticator/setup', { password: ownerPassword })).json();
    const totp = new TOTP({ secret: Secret.fromBase32(key) });
    const code = (offsetMs = 0) => totp.generate({ timestamp: now.getTime() + offsetMs });
    const { recoveryCodes } = (await call('POST', '/security/authenticator/confirm', { code: code() })).json();
    wait(minuteMs);
    return { code, recoveryCodes: recoveryCodes as string[] };
  }
  const wait = (ms: number) => {
    now = new Date(now.getTime() + ms);
  };
  return { server, openBrowser, turnOn, wait };
}
