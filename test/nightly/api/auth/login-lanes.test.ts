import { randomBytes, scryptSync } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { Store } from '../../../../server/store/store.ts';
import { fromOurPages, startWithBrowsers } from '../../../api/support/owner-session.ts';
import { nextAddress, type Setup } from '../../../api/support/test-server.ts';
import { ownerPassword } from '../../../support/owner.ts';

type Headers = Record<string, string>;
const minuteMs = 60_000;

/** A server whose clock the test sets, and its logins. */
async function startLogins(setup: Setup = {}) {
  const { server, wait } = await startWithBrowsers(setup);
  const login = (password: string, headers: Headers = {}) =>
    server.post('/api/admin/session', { password }, { ...fromOurPages, ...headers });
  const guess = async (headers: Headers = {}) => (await login('wrong', headers)).status;
  return {
    ...{ server, wait, login, guess },
    /** The statuses of wrong guesses. */
    async guesses(times: number, headersOf: (nth: number) => Headers) {
      const statuses = [];
      for (let tries = 0; tries < times; tries += 1) statuses.push(await guess(headersOf(tries)));
      return statuses;
    },
    enter: async (headers: Headers = {}) => (await login(ownerPassword, headers)).status,
    /** Logs in and returns only the browser's device cookie, which outlives the session. */
    async knownBrowser(): Promise<Headers> {
      const { 'set-cookie': set = [] } = (await login(ownerPassword)).headers;
      return { cookie: set.find((cookie) => cookie.includes('-device='))?.split(';')[0] ?? '' };
    },
  };
}

describe('a refused guess', () => {
  it('costs others nothing, even behind an undeclared proxy', async () => {
    const { guesses, enter } = await startLogins({ config: { trustProxyHops: 0 } });
    const statuses = await guesses(30, () => ({ 'x-forwarded-for': '203.0.113.9, 10.0.0.2' }));
    expect(statuses.slice(0, 7)).toEqual([401, 401, 401, 401, 401, 429, 429]);
    expect(await enter({ 'x-forwarded-for': '198.51.100.4, 10.0.0.2' })).toBe(204);
    expect(await enter({ 'x-forwarded-for': '', forwarded: 'for=198.51.100.7' })).toBe(204);
  });

  it('counts toward sixty an hour for all new browsers behind an undeclared proxy, but not for a known browser', async () => {
    const { wait, login, guess, guesses, enter, knownBrowser } = await startLogins({ config: { trustProxyHops: 0 } });
    const known = await knownBrowser();
    const statuses = await guesses(62, (nth) => ({ 'x-forwarded-for': `203.0.113.${nth}` }));
    expect(statuses).toEqual([...Array(60).fill(401), 429, 429]);
    const owner = { 'x-forwarded-for': '198.51.100.4' };
    // More often than it has guesses of its own, of which these use up none.
    for (let tries = 0; tries < 6; tries += 1) {
      const refused = await login(ownerPassword, owner);
      expect([refused.status, refused.headers['retry-after']]).toEqual([429, '60']);
    }
    expect(await enter({ ...owner, ...known })).toBe(204);
    wait(minuteMs);
    expect(await enter(owner)).toBe(204);
    // The right password used up nothing.
    expect(await guess({ forwarded: 'for=1', 'x-forwarded-for': '' })).toBe(401);
    expect(await guess({ forwarded: 'for=2', 'x-forwarded-for': '' })).toBe(429);
  });

  it('is not counted when others were checked instead', async () => {
    // Slow enough to fill the queue, fast enough for a test.
    const hash = hashOf(ownerPassword, 2 ** 15);
    let givenBack = 0;
    const counted = (store: Store): Store => ({
      ...store,
      countInWindow: (...given) => {
        if ((given[1].points ?? 1) < 0) givenBack += 1;
        return store.countInWindow(...given);
      },
    });
    const { guess, guesses } = await startLogins({ store: counted, passwordHash: async () => hash });
    const addresses = Array.from({ length: 60 }, nextAddress);
    const statuses = await Promise.all(addresses.map((address) => guess({ 'x-forwarded-for': address })));
    const busy = addresses.filter((_, index) => statuses[index] === 429);
    expect(busy.length).toBeGreaterThan(20);
    expect(givenBack).toBe(busy.length);
    const again = await guesses(6, () => ({ 'x-forwarded-for': busy[0] ?? '' }));
    expect(again).toEqual([401, 401, 401, 401, 401, 429]);
  });
});

describe('a known browser', () => {
  it('is treated like a new one after too many guesses, so a stolen cookie gives five guesses', async () => {
    const { wait, guesses, enter, knownBrowser } = await startLogins();
    const known = await knownBrowser();
    const address = { 'x-forwarded-for': nextAddress() };
    const statuses = await guesses(12, () => ({ ...address, ...known }));
    expect(statuses).toEqual([...Array(10).fill(401), 429, 429]);
    // From a new address each time, the cookie gains nothing more.
    expect(await enter(known)).toBe(204);
    wait(10 * minuteMs);
    expect(await enter({ ...address, ...known })).toBe(204);
  });

  it('stays known for ninety days, unless its cookie is forged or the owner removed it', async () => {
    const { server, wait, guesses, enter, knownBrowser } = await startLogins();
    const known = await knownBrowser();
    const blocked = { 'x-forwarded-for': nextAddress() };
    await guesses(6, () => blocked);
    const forged = { cookie: `brushline-office-device=${'A'.repeat(43)}` };
    expect(await enter({ ...blocked, ...forged })).toBe(429);
    expect(await enter({ ...blocked, ...known })).toBe(204);
    wait(90 * 24 * 60 * minuteMs);
    await guesses(6, () => blocked);
    expect(await enter({ ...blocked, ...known })).toBe(429);
    const again = await knownBrowser();
    await server.store.removeDevicesExcept();
    expect(await enter({ ...blocked, ...again })).toBe(429);
  });
});

function hashOf(password: string, N: number): string {
  const salt = randomBytes(16);
  const key = scryptSync(password, salt, 32, { N, r: 8, p: 1, maxmem: 256 * N * 8 });
  return ['scrypt', N, 8, 1, salt.toString('base64url'), key.toString('base64url')].join('$');
}
