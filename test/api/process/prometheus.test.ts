import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anEstimate } from '../../support/visitor-words.ts';
import { startServer, type TestServer } from '../support/test-server.ts';

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
