import { randomBytes, scryptSync } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { Store } from '../../../../server/store/store.ts';
import { cookiesOf, fromOurPages } from '../../../api/support/owner-session.ts';
import { nextAddress, startServer, type TestServer } from '../../../api/support/test-server.ts';
import { ownerPassword } from '../../../support/owner.ts';

const minuteMs = 60_000;
const path = '/api/admin/session';
const guess = (server: TestServer, password: string, headers: Record<string, string> = {}) =>
  server.post(path, { password }, { ...fromOurPages, ...headers });

/** Logs in and returns only the browser's device cookie, which outlives the session. */
async function knownBrowser(server: TestServer): Promise<Record<string, string>> {
  const cookies = cookiesOf((await guess(server, ownerPassword)).headers['set-cookie']);
  return { cookie: cookies.find((cookie) => cookie.includes('-device=')) ?? '' };
}

describe('a refused guess', () => {
  it('costs others nothing, even behind an undeclared proxy', async () => {
    await using server = await startServer({ config: { trustProxyHops: 0 } });
    const stranger = { 'x-forwarded-for': '203.0.113.9, 10.0.0.2' };
    const statuses = [];
    for (let tries = 0; tries < 30; tries += 1) statuses.push((await guess(server, 'wrong', stranger)).status);
    expect(statuses.slice(0, 7)).toEqual([401, 401, 401, 401, 401, 429, 429]);
    expect((await guess(server, ownerPassword, { 'x-forwarded-for': '198.51.100.4, 10.0.0.2' })).status).toBe(204);
    const forwarded = { 'x-forwarded-for': '', forwarded: 'for=198.51.100.7' };
    expect((await guess(server, ownerPassword, forwarded)).status).toBe(204);
  });

  it('counts toward sixty an hour for all new browsers behind an undeclared proxy, but not for a known browser', async () => {
    let now = new Date('2026-06-01T12:00:00Z');
    await using server = await startServer({ config: { trustProxyHops: 0 }, now: () => now });
    const known = await knownBrowser(server);
    const statuses = [];
    for (let tries = 0; tries < 62; tries += 1) {
      statuses.push((await guess(server, 'wrong', { 'x-forwarded-for': `203.0.113.${tries}` })).status);
    }
    expect(statuses).toEqual([...Array(60).fill(401), 429, 429]);
    const owner = { 'x-forwarded-for': '198.51.100.4' };
    // More often than it has guesses of its own, of which these use up none.
    for (let tries = 0; tries < 6; tries += 1) {
      const refused = await guess(server, ownerPassword, owner);
      expect([refused.status, refused.headers['retry-after']]).toEqual([429, '60']);
    }
    expect((await guess(server, ownerPassword, { ...owner, ...known })).status).toBe(204);
    now = new Date(now.getTime() + minuteMs);
    expect((await guess(server, ownerPassword, owner)).status).toBe(204);
    // The right password used up nothing.
    expect((await guess(server, 'wrong', { forwarded: 'for=1', 'x-forwarded-for': '' })).status).toBe(401);
    expect((await guess(server, 'wrong', { forwarded: 'for=2', 'x-forwarded-for': '' })).status).toBe(429);
  });

  it('is not counted when others were checked instead', async () => {
    // Slow enough to fill the queue, fast enough for a test.
    const hash = hashOf(ownerPassword, 2 ** 15);
    let givenBack = 0;
    const counted = (store: Store): Store =>
      Object.assign(Object.create(store), {
        countInWindow: (...given: Parameters<Store['countInWindow']>) => {
          if ((given[1].points ?? 1) < 0) givenBack += 1;
          return store.countInWindow(...given);
        },
      });
    await using server = await startServer({ store: counted, passwordHash: async () => hash });
    const addresses = Array.from({ length: 60 }, nextAddress);
    const answers = await Promise.all(addresses.map((from) => guess(server, 'wrong', { 'x-forwarded-for': from })));
    const busy = addresses.filter((_, index) => answers[index]?.status === 429);
    expect(busy.length).toBeGreaterThan(20);
    expect(givenBack).toBe(busy.length);
    const again = { 'x-forwarded-for': busy[0] ?? '' };
    const statuses = [];
    for (let tries = 0; tries < 6; tries += 1) statuses.push((await guess(server, 'wrong', again)).status);
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
  });
});

describe('a known browser', () => {
  it('has its own five guesses, no matter what its address did', async () => {
    await using server = await startServer();
    const known = await knownBrowser(server);
    const address = { 'x-forwarded-for': nextAddress() };
    for (let tries = 0; tries < 6; tries += 1) await guess(server, 'wrong', address);
    expect((await guess(server, ownerPassword, address)).status).toBe(429);
    expect((await guess(server, ownerPassword, { ...address, ...known })).status).toBe(204);
  });

  it('is treated like a new one after too many guesses, so a stolen cookie gives five guesses', async () => {
    let now = new Date('2026-06-01T12:00:00Z');
    await using server = await startServer({ now: () => now });
    const known = await knownBrowser(server);
    const address = { 'x-forwarded-for': nextAddress() };
    const statuses = [];
    for (let tries = 0; tries < 12; tries += 1) {
      statuses.push((await guess(server, 'wrong', { ...address, ...known })).status);
    }
    expect(statuses).toEqual([...Array(10).fill(401), 429, 429]);
    // From a new address each time, the cookie gains nothing more.
    expect((await guess(server, ownerPassword, { ...known })).status).toBe(204);
    now = new Date(now.getTime() + 10 * minuteMs);
    expect((await guess(server, ownerPassword, { ...address, ...known })).status).toBe(204);
  });

  it('stays known for ninety days, unless its cookie is forged or the owner removed it', async () => {
    let now = new Date('2026-06-01T12:00:00Z');
    await using server = await startServer({ now: () => now });
    const known = await knownBrowser(server);
    const blocked = { 'x-forwarded-for': nextAddress() };
    const blockAgain = async () => {
      for (let tries = 0; tries < 6; tries += 1) await guess(server, 'wrong', blocked);
    };
    await blockAgain();
    const forged = { cookie: `brushline-office-device=${'A'.repeat(43)}` };
    expect((await guess(server, ownerPassword, { ...blocked, ...forged })).status).toBe(429);
    expect((await guess(server, ownerPassword, { ...blocked, ...known })).status).toBe(204);
    now = new Date(now.getTime() + 90 * 86_400_000);
    await blockAgain();
    expect((await guess(server, ownerPassword, { ...blocked, ...known })).status).toBe(429);
    const again = await knownBrowser(server);
    await server.store.removeDevicesExcept();
    expect((await guess(server, ownerPassword, { ...blocked, ...again })).status).toBe(429);
  });
});

function hashOf(password: string, N: number): string {
  const salt = randomBytes(16);
  const key = scryptSync(password, salt, 32, { N, r: 8, p: 1, maxmem: 256 * N * 8 });
  return ['scrypt', N, 8, 1, salt.toString('base64url'), key.toString('base64url')].join('$');
}
