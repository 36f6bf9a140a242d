import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { HealthCheck } from '../../../server/health.ts';
import { anEstimate } from '../../support/visitor-words.ts';
import { login } from '../support/owner-session.ts';
import { type Setup, startServer, type TestServer } from '../support/test-server.ts';

describe('the process', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer();
  });
  afterAll(() => server[Symbol.asyncDispose]());

  describe('health', () => {
    it('is ready while the store responds', async () => {
      expect((await server.call('/health/live')).json()).toEqual({ status: 'ok' });
      const ready = await server.call('/health/ready');
      expect([ready.status, ready.json()]).toEqual([200, { status: 'ok', store: 'ok', outbox: 'ok' }]);
      expect(ready.headers['cache-control']).toBe('no-store');
    });

    it('is alive but not ready while the store does not respond', async () => {
      await using fragile = await startServer({
        store: (real) => ({ ...real, ping: () => Promise.reject(new Error('away')) }),
      });
      expect((await fragile.call('/health/live')).status).toBe(200);
      const ready = await fragile.call('/health/ready');
      expect([ready.status, ready.json()]).toEqual([503, { status: 'unavailable', store: 'unavailable' }]);
      expect(ready.headers).toHaveProperty('retry-after');
      const forPages = await fragile.call('/health/ready?for=pages');
      expect([forPages.status, forPages.json()]).toEqual([200, { status: 'ok' }]);
      expect((await fragile.call('/form')).status).toBe(200);
    });

    it('is not ready while stopping', async () => {
      await using stopping = await startServer();
      stopping.drain();
      expect((await stopping.call('/health/ready')).json()).toMatchObject({ status: 'stopping' });
      const forPages = await stopping.call('/health/ready?for=pages');
      expect([forPages.status, forPages.json()]).toEqual([503, { status: 'stopping' }]);
    });

    it('reports late mail, and stays ready because leads can be stored', async () => {
      await using late = await startServer({
        store: (real) => ({
          ...real,
          outboxState: async () => ({ due: 1, dead: 0, oldestDueAt: new Date(Date.now() - 3_600_000) }),
        }),
      });
      const ready = await late.call('/health/ready');
      expect([ready.status, ready.json().outbox]).toEqual([200, 'late']);
    });
  });
});

describe('for the owner', () => {
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
        checks: [tells('info'), tells('warning'), tells('problem'), tells('info'), async () => []],
      });
      await using _ = server;
      const answer = await get('/health');
      expect(answer.json().conditions.map(({ key }: { key: string }) => key)).toEqual(['problem', 'warning', 'info']);
      expect(answer.headers['cache-control']).toBe('no-store');
    });

    it('reports the other checks, and the failure, when a check fails', async () => {
      const { server, get } = await office({
        checks: [
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
});

describe('for Prometheus', () => {
  const token = 'a-token-of-the-test';
  let open: TestServer;
  let proxied: TestServer;
  beforeAll(async () => {
    open = await startServer({ config: { trustProxyHops: 0 } });
    proxied = await startServer({ config: { trustProxyHops: 1, metricsToken: token } });
  });
  afterAll(async () => {
    await open[Symbol.asyncDispose]();
    await proxied[Symbol.asyncDispose]();
  });

  const metricName = /\b(brushline|nodejs|process)_[a-z0-9_]+_(total|seconds|bytes|mails)\b/g;

  /** Requests metrics like a Prometheus on this machine, without a forwarded address. */
  const scrape = (server: TestServer, headers: Record<string, string> = {}) =>
    fetch(`${server.url}/metrics`, { headers });
  const bearer = (given: string) => ({ authorization: `Bearer ${given}` });
  const sampleOf = (text: string, sample: string) =>
    text
      .split('\n')
      .find((line) => line.startsWith(`${sample} `))
      ?.split(' ')[1];

  describe('metrics', () => {
    it('count requests by route and status, calls of the store, mail and leads', async () => {
      await open.post('/api/estimates', anEstimate());
      await open.post('/api/estimates', {});
      await open.call('/api/service-areas/nowhere-at-all');
      const answer = await scrape(open);
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, expect.stringContaining('text/plain')]);
      const text = await answer.text();
      const requests = (route: string, status: number, method = 'POST') =>
        sampleOf(text, `brushline_requests_total{method="${method}",route="${route}",status="${status}"}`);
      expect([requests('/api/estimates', 201), requests('/api/estimates', 422)]).toEqual(['1', '1']);
      expect(requests('/api/service-areas/:slug', 404, 'GET')).toBe('1');
      expect(text).not.toContain('nowhere-at-all');
      expect(sampleOf(text, 'brushline_leads_total{kind="estimate"}')).toBe('1');
      expect(sampleOf(text, 'brushline_outbox_mails{state="due"}')).toBe('1');
      expect(Number(sampleOf(text, 'brushline_store_calls_total{call="addLead"}'))).toBe(1);
      expect(Number(sampleOf(text, 'brushline_store_seconds_total{call="addLead"}'))).toBeGreaterThan(0);
      expect(text).toContain('nodejs_eventloop_lag_seconds');
      expect(
        sampleOf(
          await (await scrape(open)).text(),
          'brushline_requests_total{method="GET",route="/metrics",status="200"}',
        ),
      ).toBe('1');
    });

    it('are available while the store fails, except those of the outbox', async () => {
      await using server = await startServer({
        config: { trustProxyHops: 0 },
        store: (real) => ({ ...real, outboxState: () => Promise.reject(new Error('away')) }),
      });
      const text = await (await scrape(server)).text();
      expect(text).toContain('brushline_leads_total');
      expect(text).not.toContain('brushline_outbox_mails{');
      const again = await (await scrape(server)).text();
      expect(Number(sampleOf(again, 'brushline_store_failures_total{call="outboxState"}'))).toBeGreaterThan(0);
    });

    it('include every metric that the alert rules and the dashboard name', async () => {
      const text = await (await scrape(open)).text();
      for (const file of ['alerts.yml', 'grafana.json']) {
        const used = (await readFile(`server/deploy/monitoring/${file}`, 'utf8')).match(metricName) ?? [];
        expect(used.length).toBeGreaterThan(3);
        for (const name of used) expect(text).toContain(`# TYPE ${name} `);
      }
    });

    it('are not available to other clients', async () => {
      const forwarded = ['x-forwarded-for', 'x-forwarded-proto', 'x-real-ip', 'forwarded', 'via'];
      for (const name of forwarded) expect((await scrape(open, { [name]: '127.0.0.1' })).status).toBe(404);
      expect((await open.call('/metrics', { headers: { host: 'rebound.example' } })).status).toBe(404);
      expect((await scrape(open, bearer('undefined'))).status).toBe(200); // From this machine, which needs no token.
      expect((await scrape(open, { ...bearer('undefined'), via: '1.1 proxy' })).status).toBe(404);
    });

    it('require the token behind a proxy', async () => {
      expect((await scrape(proxied)).status).toBe(404);
      expect((await scrape(proxied, bearer(`${token}x`))).status).toBe(404);
      expect((await scrape(proxied, { ...bearer(token), 'x-forwarded-for': '198.51.100.7' })).status).toBe(200);
    });
  });
});
