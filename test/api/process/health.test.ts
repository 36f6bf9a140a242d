import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import type { HealthCheck } from '../../../server/health.ts';
import { anEstimate } from '../../support/visitor-words.ts';
import { office } from '../support/owner-session.ts';
import { sharedServer, startServer, type TestServer } from '../support/test-server.ts';

describe('the process', () => {
  it('is ready while the store responds', async () => {
    await using server = await startServer();
    expect((await server.call('/health/live')).json()).toEqual({ status: 'ok' });
    const ready = await server.call('/health/ready');
    expect([ready.status, ready.json()]).toEqual([200, { status: 'ok', store: 'ok', outbox: 'ok' }]);
    expect(ready.headers['cache-control']).toBe('no-store');
  });

  it('is alive but not ready while the store does not respond', async () => {
    const ping = () => Promise.reject(new Error('away'));
    await using fragile = await startServer({ store: (real) => ({ ...real, ping }) });
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
    const outboxState = async () => ({ due: 1, dead: 0, oldestDueAt: new Date(Date.now() - 3_600_000) });
    await using late = await startServer({ store: (real) => ({ ...real, outboxState }) });
    const ready = await late.call('/health/ready');
    expect([ready.status, ready.json().outbox]).toEqual([200, 'late']);
  });
});

describe('the state of the site', () => {
  const tells =
    (severity: 'problem' | 'warning' | 'info'): HealthCheck =>
    async () => [{ key: severity, severity, sentence: `This is ${severity}.` }];

  it('contains the result of every check once, worst first', async () => {
    const { get } = await office({
      healthChecks: [tells('info'), tells('warning'), tells('problem'), tells('info'), async () => []],
    });
    const { headers, json } = await get('/health');
    expect(json().conditions.map(({ key }: { key: string }) => key)).toEqual(['problem', 'warning', 'info']);
    expect(headers['cache-control']).toBe('no-store');
  });

  it('reports the other checks, and the failure, when a check fails', async () => {
    const { server, get } = await office({
      healthChecks: [tells('problem'), () => Promise.reject(new Error('canary-cause'))],
    });
    const { text, json } = await get('/health');
    expect(json().conditions).toMatchObject([{ key: 'problem' }, { key: 'unchecked', severity: 'warning' }]);
    expect(text + server.log.join()).not.toContain('canary');
    expect(server.log.join()).toContain('health_check_failed');
  });
});

describe('the metrics for Prometheus', () => {
  const token = 'a-token-of-the-test';
  const open = sharedServer({ config: { trustProxyHops: 0 } });
  const proxied = sharedServer({ config: { trustProxyHops: 1, metricsToken: token } });

  /** Requests metrics like a Prometheus on this machine, without a forwarded address. */
  const scrape = (server: TestServer, headers: Record<string, string> = {}) =>
    fetch(`${server.url}/metrics`, { headers });
  const bearer = (given: string) => ({ authorization: `Bearer ${given}` });
  const sampleOf = (text: string, sample: string) => {
    const line = text.split('\n').find((line) => line.startsWith(`brushline_${sample} `));
    return line && Number(line.split(' ')[1]);
  };

  it('count requests by route and status, calls of the store, mail and leads', async () => {
    await open.post('/api/estimates', anEstimate());
    await open.post('/api/estimates', {});
    await open.call('/api/service-areas/nowhere-at-all');
    const answer = await scrape(open);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, expect.stringContaining('text/plain')]);
    const text = await answer.text();
    for (const sample of [
      'requests_total{method="POST",route="/api/estimates",status="201"}',
      'requests_total{method="POST",route="/api/estimates",status="422"}',
      'requests_total{method="GET",route="/api/service-areas/:slug",status="404"}',
      'leads_total{kind="estimate"}',
      'outbox_mails{state="due"}',
      'store_calls_total{call="addLead"}',
    ]) {
      expect([sample, sampleOf(text, sample)]).toEqual([sample, 1]);
    }
    expect(text).not.toContain('nowhere-at-all');
    expect(sampleOf(text, 'store_seconds_total{call="addLead"}')).toBeGreaterThan(0);
    expect(text).toContain('nodejs_eventloop_lag_seconds');
    const again = await (await scrape(open)).text();
    expect(sampleOf(again, 'requests_total{method="GET",route="/metrics",status="200"}')).toBe(1);
  });

  it('are available while the store fails, except those of the outbox', async () => {
    const outboxState = () => Promise.reject(new Error('away'));
    await using server = await startServer({
      config: { trustProxyHops: 0 },
      store: (real) => ({ ...real, outboxState }),
    });
    const text = await (await scrape(server)).text();
    expect(text).toContain('brushline_leads_total');
    expect(text).not.toContain('brushline_outbox_mails{');
    const again = await (await scrape(server)).text();
    expect(sampleOf(again, 'store_failures_total{call="outboxState"}')).toBeGreaterThan(0);
  });

  it('include every metric that the alert rules and the dashboard name', async () => {
    const text = await (await scrape(open)).text();
    const name = /\b(brushline|nodejs|process)_[a-z0-9_]+_(total|seconds|bytes|mails)\b/g;
    for (const file of ['alerts.yml', 'grafana.json']) {
      const used = (await readFile(`server/deploy/monitoring/${file}`, 'utf8')).match(name) ?? [];
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
