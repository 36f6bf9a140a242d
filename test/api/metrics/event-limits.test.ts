import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { limitNamed } from '../../../server/limits/limit-counts.ts';
import { anEstimate } from '../../support/visitor-words.ts';
import { login } from '../support/owner-session.ts';
import { startServer, type TestServer } from '../support/test-server.ts';

const flooder = { 'x-forwarded-for': '198.51.100.7' };
const details = 'x'.repeat(2_000);
const event = { eventType: 'page_view', eventDetails: details };

/** Posts an event, and retries if a busy machine makes the server shed it. */
async function track(server: TestServer, headers: Record<string, string> = {}): Promise<number> {
  for (;;) {
    const { status } = await server.post('/api/track', event, headers);
    if (status !== 503) return status;
    await pause(50);
  }
}

/** Posts a number of events of maximum size; returns how many responses had each status. */
async function flood(server: TestServer, times: number, headers: (nth: number) => Record<string, string>) {
  const statuses = new Map<number, number>();
  for (let nth = 0; nth < times; nth += 20) {
    const answers = await Promise.all(
      Array.from({ length: Math.min(20, times - nth) }, (_, at) => track(server, headers(nth + at))),
    );
    for (const status of answers) statuses.set(status, (statuses.get(status) ?? 0) + 1);
  }
  return statuses;
}

const countsOf = (server: TestServer) =>
  Object.fromEntries(server.limitCounts.counts().map(({ limit, count }) => [limit.name, count]));

describe('events', () => {
  it('from one address are accepted up to its allowance, without affecting others', async () => {
    await using server = await startServer();
    const most = Math.floor(limitNamed('eventBytesPerAddress').number / (2_000 + 64));
    const statuses = await flood(server, 120, () => flooder);
    // Part of the allowance is refilled meanwhile.
    expect(statuses.get(204)).toBeGreaterThanOrEqual(most);
    expect(statuses.get(204)).toBeLessThanOrEqual(most + 3);
    expect((statuses.get(204) ?? 0) + (statuses.get(202) ?? 0)).toBe(120);
    expect(await server.store.countEvents()).toBe(statuses.get(204));
    expect((await server.post('/api/estimates', anEstimate(), flooder)).status).toBe(201);
    expect(await track(server)).toBe(204);
    expect(countsOf(server)).toMatchObject({ eventBytesPerAddress: statuses.get(202) });
  });

  it('from all addresses are accepted up to the common allowance when proxies hide the senders', async () => {
    await using server = await startServer({ config: { trustProxyHops: 0 } });
    const statuses = await flood(server, 200, () => flooder);
    expect(statuses.get(204)).toBe(200);
    expect(countsOf(server)).not.toHaveProperty('eventBytesPerAddress');
  });

  it('and metrics stop when the remaining disk space is reserved for leads', async () => {
    await using server = await startServer({
      store: (real) => ({ ...real, recordEvent: async () => false, addToCounts: async () => false }),
    });
    const owner = await login(server);
    expect(await track(server)).toBe(202);
    expect((await server.post('/api/measure', { action: ['phone_call'] })).status).toBe(202);
    expect((await server.post('/api/estimates', anEstimate())).status).toBe(201);
    const { limits } = (await server.call('/api/admin/limits', { headers: owner })).json();
    expect(limits).toContainEqual(expect.objectContaining({ limit: 'diskReserve', count: 2, number: 200_000_000 }));
    const { conditions } = (await server.call('/api/admin/health', { headers: owner })).json();
    expect(conditions).toContainEqual({
      key: 'limits',
      severity: 'warning',
      brief: 'One limit reached',
      address: 'data/limits',
      sentence: expect.stringContaining('200,000,000 bytes free on the disk of DATA_DIR (2 times)'),
    });
    expect(server.log.filter((line) => line.includes('"fault"'))).toEqual([]);
  });
});
