import { Secret, TOTP } from 'otpauth';
import { expect, onTestFinished } from 'vitest';
import type { SecurityState } from '../../../catalogue/contracts/admin/security.ts';
import { ownerPassword } from '../../support/owner.ts';
import { anEstimate } from '../../support/visitor-words.ts';
import { nextAddress, type Setup, startServer, type TestServer } from './test-server.ts';

/**
 * A server that stops with the test, its owner, who is logged in, and the calls of the office.
 * @param more headers of the owner's browser
 */
export async function office(setup: Setup = {}, more: Record<string, string> = {}) {
  const server = await startServer(setup);
  onTestFinished(() => server[Symbol.asyncDispose]());
  const owner = { ...(await login(server)), ...more };
  const send = (method: string) => (path: string, body?: unknown) =>
    server.call(`/api/admin${path}`, {
      method,
      headers: { ...owner, ...(body !== undefined && { 'content-type': 'application/json' }) },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
  const get = send('GET');
  return {
    server,
    owner,
    get,
    post: send('POST'),
    put: send('PUT'),
    patch: send('PATCH'),
    remove: send('DELETE'),
    read: async (path: string) => (await get(path)).json(),
    /** Sends a request like a visitor who took a minute; returns its id. */
    async receive(change: object = {}, headers: Record<string, string> = {}): Promise<string> {
      const answer = await server.post('/api/estimates', anEstimate({ ...change }), { ...minuteToFill, ...headers });
      expect(answer.status).toBe(201);
      return answer.json().id;
    },
  };
}

export const minuteToFill = { 'brushline-open-ms': '60000' };

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
/** The same, with the calls of the content. */
export async function contentOffice(setup: Setup = {}) {
  const { server, owner, read, put, post, remove } = await office(setup);
  return {
    server,
    owner,
    get: (path: string) => read(`/content${path}`),
    put: (path: string, body: object | string) => put(`/content${path}`, body),
    post: (path: string, body: object) => post(`/content${path}`, body),
    remove: (path: string, former: object) => remove(`/content${path}`, { former }),
    removeAs: (path: string, body: object) => remove(`/content${path}`, body),
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

const minuteMs = 60_000;
const android =
  'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36';

/** A server whose clock the test sets, and browsers that keep their cookies. */
export async function startWithBrowsers(setup: Setup = {}) {
  let now = new Date('2026-06-01T12:00:00Z');
  const server = await startServer({ now: () => now, ...setup });
  onTestFinished(() => server[Symbol.asyncDispose]());

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
