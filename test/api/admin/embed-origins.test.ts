import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startServer, type TestServer } from '../support/test-server.ts';

const registered = 'https://www.towline.example';
let server: TestServer;
beforeAll(async () => {
  server = await startServer({ config: { embedOrigins: [registered] } });
});
afterAll(() => server[Symbol.asyncDispose]());

describe('GET /api/embed-origins', () => {
  it.each([
    [registered, true],
    ['www.towline.example/contact', true],
    ['https://towline.example', false],
    ['http://www.towline.example', false],
    ['https://www.towline.example:8443', false],
    ['https://www.towline.example.evil.example', false],
  ])('reports for %s whether it is registered: %s', async (origin, isRegistered) => {
    const answer = await server.call(`/api/embed-origins?${new URLSearchParams({ origin })}`);
    expect([answer.status, answer.json()]).toEqual([200, { registered: isRegistered }]);
  });

  it.each([
    '',
    '?origin=',
    '?origin=null',
    '?origin=javascript:alert(1)',
    '?origin=%00',
    `?origin=${'x'.repeat(2_000)}`,
  ])('refuses %j with the field’s message', async (query) => {
    const answer = await server.call(`/api/embed-origins${query}`);
    expect([answer.status, answer.json().errors]).toEqual([
      422,
      [{ field: 'origin', message: 'Please enter the address of a website' }],
    ]);
  });

  it('uses the first of several origins', async () => {
    const answer = await server.call('/api/embed-origins?origin=www.towline.example&origin=null');
    expect(answer.json()).toEqual({ registered: true });
  });
});
