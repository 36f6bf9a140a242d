import { describe, expect, it } from 'vitest';
import type { HealthCheck } from '../../../server/health.ts';
import { clockDoubt } from '../../../server/maintenance/clock-doubt.ts';
import { type AdminCall, testAdminCalls } from '../support/admin-calls.ts';
import { login } from '../support/owner-session.ts';
import { type Setup, startServer } from '../support/test-server.ts';

const yearMs = 365 * 86_400_000;

async function office(setup: Setup) {
  const server = await startServer(setup);
  const owner = await login(server);
  return {
    server,
    get: (path: string) => server.call(`/api/admin${path}`, { headers: owner }),
    post: (path: string, body: object) => server.post(`/api/admin${path}`, body, owner),
  };
}

const tells =
  (severity: 'problem' | 'warning' | 'info', key: string = severity): HealthCheck =>
  async () => [{ key, severity, sentence: `This is ${severity}.` }];

describe('the state of the site', () => {
  it('contains the result of every check once, worst first', async () => {
    const { server, get } = await office({
      checks: () => [tells('info'), tells('warning'), tells('problem'), tells('info'), async () => []],
    });
    await using _ = server;
    const answer = await get('/health');
    expect(answer.json().conditions.map(({ key }: { key: string }) => key)).toEqual(['problem', 'warning', 'info']);
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it('reports the other checks, and the failure, when a check fails', async () => {
    const { server, get } = await office({
      checks: () => [
        tells('problem'),
        async () => {
          throw new Error('canary-cause');
        },
      ],
    });
    await using _ = server;
    const answer = await get('/health');
    expect(answer.json().conditions).toMatchObject([{ key: 'problem' }, { key: 'unchecked', severity: 'warning' }]);
    expect(answer.text + server.log.join()).not.toContain('canary');
    expect(server.log.join()).toContain('health_check_failed');
  });
});

describe('a clock that jumped', () => {
  const leaping = async () => {
    let leapMs = 0;
    const opened = await office({
      now: () => new Date(Date.now() + leapMs),
      checks: ({ clock }) => [async () => [clockDoubt(clock, 7)].filter((condition) => condition !== undefined)],
    });
    return { ...opened, leap: (ms: number) => (leapMs = ms) };
  };

  it('is reported with a button that trusts only the displayed time', async () => {
    const { server, get, post, leap } = await leaping();
    await using _ = server;
    expect((await get('/health')).json().conditions).toEqual([]);
    // Sessions end with the jump, so the owner’s session starts after it.
    leap(3 * yearMs);
    const owner = await login(server);
    const look = async () => (await server.call('/api/admin/health', { headers: owner })).json().conditions;
    const [{ sentence, action }] = await look();
    expect(sentence).toContain('7 requests are older than their time');
    leap(6 * yearMs);
    const later = await login(server);
    const refused = await server.post(`/api/admin${action.path}`, action.body, later);
    expect([refused.status, refused.json().errors[0].message]).toEqual([
      422,
      'The clock has changed since; please look again',
    ]);
    leap(3 * yearMs);
    const confirmed = await server.post(`/api/admin${action.path}`, action.body, await login(server));
    expect([confirmed.status, confirmed.json().conditions]).toEqual([200, []]);
    expect((await post('/health/clock', action.body)).status).toBe(401);
  });

  it.each([{}, { shown: 7 }, { shown: 'now' }, { shown: '' }])('is not confirmed by %j', async (body) => {
    const { server, post } = await leaping();
    await using _ = server;
    expect((await post('/health/clock', body)).status).toBe(422);
    expect((await post('/health/clock', { shown: '2020-01-01T00:00:00+14' })).status).toBe(422);
  });
});

const calls: readonly AdminCall[] = [
  { method: 'GET', path: '/health', status: 200 },
  { method: 'POST', path: '/health/clock', body: { shown: new Date().toISOString() }, status: 200 },
];
describe('each health call', () => testAdminCalls(calls));
