import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aMessage, anEstimate } from '../../support/visitor-words.ts';
import { call } from '../support/http-client.ts';
import { leadForms } from '../support/lead-forms.ts';
import { login } from '../support/owner-session.ts';
import { startServer, type TestServer } from '../support/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ config: { embedOrigins: ['https://sister.example'] } });
});
afterAll(() => server[Symbol.asyncDispose]());

describe.each(leadForms)('POST $path', ({ path, kind, valid }) => {
  const leads = () => server.store.countLeads(kind);

  describe('the limit', () => {
    const postFrom = (address: string, text: string) =>
      server.post(path, valid({ message: `Please paint ${text}.` }), { 'x-forwarded-for': address });

    it('accepts ten requests from one address in ten minutes', async () => {
      const before = await leads();
      const statuses = [];
      for (let nth = 0; nth < 13; nth += 1) statuses.push((await postFrom('192.0.2.1', `gate ${nth}`)).status);
      expect(statuses).toEqual([...Array(10).fill(201), 429, 429, 429]);
      expect(await leads()).toBe(before + 10);
      const refused = await postFrom('192.0.2.1', 'gate 19');
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
      expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(600);
      expect(refused.json().code).toBe('too_many');
      expect((await postFrom('192.0.2.2', 'gate 19')).status).toBe(201);
    });

    it('is not for the browser in which the owner is signed in', async () => {
      const owner = await login(server);
      const from = { 'x-forwarded-for': '192.0.2.30' };
      for (let nth = 0; nth < 15; nth += 1) {
        const body = valid({ message: `The owner writes down call ${nth}.` });
        expect((await server.post(path, body, { ...owner, ...from })).status).toBe(201);
      }
      expect((await postFrom('192.0.2.30', 'the neighbor’s shed')).status).toBe(201);
      const signedOut = { ...owner, cookie: `${owner.cookie?.slice(0, -3)}xyz`, ...from };
      const statuses = [];
      for (let nth = 0; nth < 10; nth += 1)
        statuses.push((await server.post(path, valid({ message: `Signed out, call ${nth}.` }), signedOut)).status);
      expect(statuses).toEqual([...Array(9).fill(201), 429]);
    });

    it('counts one household’s IPv6 addresses together', async () => {
      const statuses = [];
      for (let nth = 0; nth < 11; nth += 1)
        statuses.push((await postFrom(`2001:db8:1:2::${nth}`, `door ${nth}`)).status);
      expect(statuses).toEqual([...Array(10).fill(201), 429]);
      expect((await postFrom('2001:db8:1:3::1', 'door 19')).status).toBe(201);
    });

    it('trusts only the proxy: further entries on the left of X-Forwarded-For change nothing', async () => {
      const statuses = [];
      for (let nth = 0; nth < 11; nth += 1)
        statuses.push((await postFrom(`10.0.0.${nth}, 192.0.2.9`, `eave ${nth}`)).status);
      expect(statuses.at(-1)).toBe(429);
    });

    it('accepts forty a day', async () => {
      let time = Date.UTC(2026, 2, 2, 0, 1);
      await using clocked = await startServer({ now: () => new Date(time) });
      const statuses = [];
      for (let nth = 0; nth < 42; nth += 1) {
        statuses.push(
          (
            await clocked.post(path, valid({ message: `Room number ${nth}.` }), {
              'x-forwarded-for': '192.0.2.3',
            })
          ).status,
        );
        time += 11 * 60_000;
      }
      expect(statuses.filter((status) => status === 201)).toHaveLength(40);
      expect(statuses.slice(40)).toEqual([429, 429]);
    });

    it('never treats all visitors behind an undeclared proxy as one, and warns', async () => {
      await using direct = await startServer({ config: { trustProxyHops: 0 } });
      const post = (text: string, headers: Record<string, string>) =>
        direct.post(path, valid({ message: `Please paint ${text}.` }), headers);
      for (let nth = 0; nth < 12; nth += 1) {
        expect((await post(`shed ${nth}`, { 'x-forwarded-for': '192.0.2.4' })).status).toBe(201);
      }
      expect(direct.log.filter((line) => line.includes('undeclared_proxy'))).toHaveLength(1);
    });

    it('never treats all visitors behind a proxy without addresses as one, but limits them together', async () => {
      await using site = await startServer();
      const post = async (text: string) => {
        const body = JSON.stringify(valid({ message: `Please paint ${text}.` }));
        return (await call(site.url, path, { method: 'POST', headers: { 'content-type': 'application/json' }, body }))
          .status;
      };
      for (let nth = 0; nth < 19; nth += 1) await call(site.url, '/contact');
      const statuses = [];
      for (let nth = 0; nth < 202; nth += 1) statuses.push(await post(`shed ${nth}`));
      expect(statuses.filter((status) => status === 201)).toHaveLength(200);
      expect(statuses.slice(200)).toEqual([429, 429]);
      expect(site.log.filter((line) => line.includes('silent_proxy'))).toHaveLength(1);
      // A client with an address is limited only by that.
      expect((await site.post(path, valid({ message: 'Please paint the last shed.' }))).status).toBe(201);
    });
  });

  it('stores no address of a visitor', async () => {
    const address = '192.0.2.222';
    const seen: string[] = [];
    await using watched = await startServer({
      store: (real) => ({
        ...real,
        countInWindow: (key, by, now) => {
          seen.push(key);
          return real.countInWindow(key, by, now);
        },
      }),
    });
    await watched.post(path, valid(), { 'x-forwarded-for': address });
    expect(seen).toHaveLength(2);
    expect(seen.join()).not.toContain(address);
    expect(seen.join()).not.toContain(createHash('sha256').update(address).digest('base64url'));
  });
});

it('counts each form separately', async () => {
  const from = { 'x-forwarded-for': '192.0.2.240' };
  const statuses = [];
  for (let nth = 0; nth < 11; nth += 1) {
    statuses.push((await server.post('/api/estimates', anEstimate({ message: `Fence number ${nth}.` }), from)).status);
    statuses.push((await server.post('/api/contact', aMessage({ message: `Fence number ${nth}.` }), from)).status);
  }
  expect(statuses).toEqual([...Array(20).fill(201), 429, 429]);
});
