import { expect, it } from 'vitest';
import { aMessage, anEstimate } from '../../support/visitor-words.ts';
import { startServer } from '../support/test-server.ts';

it('the log contains method, route, status, time and id of each request, and no personal data', async () => {
  await using server = await startServer({
    store: (real) => ({
      ...real,
      addLead: (lead) =>
        lead.fields.name?.includes('fails') ? Promise.reject(new TypeError(JSON.stringify(lead))) : real.addLead(lead),
    }),
  });
  const canary = 'canary0';
  const fields = Object.fromEntries(
    Object.entries(anEstimate()).map(([name, value]) => [name, name === 'serviceType' ? value : `${canary} ${value}`]),
  );
  const body = { ...fields, email: `${canary}@example.com` };
  const headers = {
    'x-forwarded-for': '198.51.100.199',
    'user-agent': `Mozilla/5.0 (X11; Linux x86_64; ${canary}) Gecko/20100101 Firefox/140.0`,
    cookie: `session=${canary}`,
    authorization: `Bearer ${canary}`,
    referer: `https://${canary}.example/`,
    'idempotency-key': `${canary}-key`,
    'brushline-campaign': canary,
    'brushline-hidden': `note=${canary}`,
    'brushline-tags': `gclid=${canary}`,
    'brushline-trap': canary,
  };
  const form = { ...headers, 'content-type': 'application/x-www-form-urlencoded' };
  const statuses = [
    await server.post('/api/estimates', body, headers),
    await server.post('/api/estimates', { ...body, name: `${canary} fails` }, { ...headers, 'idempotency-key': 'x' }),
    await server.post('/api/estimates', `{"name":"${canary}`, headers),
    await server.post('/api/estimates', { ...body, email: canary }, headers),
    await server.post('/api/contact', aMessage({ firstName: canary, message: `${canary} wrote this` }), headers),
    await server.post('/api/track', { eventType: 'page_view', eventDetails: canary }, headers),
    await server.post('/api/estimates', body, { ...headers, origin: `https://${canary}.example` }),
    await server.call('/form', { method: 'POST', headers: form, body: `form=estimate&name=${canary}` }),
    await server.call('/form', { method: 'POST', headers: form, body: `form=${canary}` }),
    await server.call(`/${canary}?email=${canary}`, { headers }),
    await server.call(`/api/${canary}`, { headers }),
    await server.call(`/widgets/${canary}`, { headers }),
    await server.call(`/?q=${canary}`, { headers }),
  ].map(({ status }) => status);
  expect(statuses).toEqual([201, 503, 400, 422, 201, 204, 403, 422, 400, 404, 404, 404, 200]);

  const log = server.log.join('');
  expect(log).not.toContain(canary);
  expect(log).not.toContain('198.51.100');
  const requests = server.log.map((line) => JSON.parse(line)).filter(({ event }) => event === 'request');
  expect(requests).toHaveLength(statuses.length);
  for (const record of requests) {
    expect(Object.keys(record).sort()).toEqual([
      'event',
      'level',
      'method',
      'ms',
      'requestId',
      'route',
      'status',
      'time',
    ]);
  }
  expect(new Set(requests.map(({ requestId }) => requestId)).size).toBe(statuses.length);
  expect(requests.map(({ route }) => route)).toEqual([
    ...Array(4).fill('/api/estimates'),
    '/api/contact',
    '/api/track',
    '/api/estimates',
    '/form',
    '/form',
    '(no page)',
    '/api{/*rest}',
    '/widgets/{*file}',
    '/',
  ]);
});
