import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mongodbUri } from '../../store/support/mongo-place.ts';
import { type BuiltServer, freePort } from '../../support/built-server.ts';
import { installFromDebian } from '../../support/debian.ts';
import { timeLimitMs } from '../../support/node-start.mjs';
import { type Sendgrid, startSendgrid } from '../../support/sendgrid/sendgrid.ts';
import { createClock, newPlace, type Place } from '../chaos/support/machine.ts';
import { newAddress, newLead, newOwnerBrowser, postLead, send, startWriters } from '../chaos/support/visitors.ts';
import { caddyPlace, type RunningProxy, startCaddy } from '../deploy/proxies.ts';

const count = 3;
/** Every process checks for changed content every second. */
const mostContentMs = 2_000;
/** The digest scheduler checks every minute. */
const digestTimeoutMs = timeLimitMs(150_000);
const weekSeconds = 8 * 86_400;

// A missing server must not pass as success.
if (!mongodbUri)
  throw new Error('MONGODB_URI is not set. test/nightly/mongodb/start.sh starts a server and prints it.');

/** Several built servers on one MongoDB, behind Caddy with our own Caddyfile. */
describe('three processes', () => {
  let place: Place;
  let sendgrid: Sendgrid;
  let caddy: RunningProxy;
  let clock: ReturnType<typeof createClock>;
  let start: (port: number) => Promise<BuiltServer>;
  const servers: BuiltServer[] = [];
  const ports: number[] = [];

  beforeAll(async () => {
    installFromDebian(['caddy', 'faketime']);
    place = await newPlace();
    sendgrid = await startSendgrid(() => 202);
    clock = createClock(place.dataDir);
    const address = await caddyPlace();
    start = (port) =>
      place.start({ port, env: { ...sendgrid.env, ...clock.env, PUBLIC_URL: address.url, DRAIN_SECONDS: '2' } });
    for (let nth = 0; nth < count; nth += 1) {
      const port = await freePort();
      ports.push(port);
      servers.push(await start(port));
    }
    caddy = await startCaddy(address, {
      file: path.resolve('server/deploy/Caddyfile'),
      folder: path.join(place.dataDir, 'caddy'),
      upstream: ports.map((port) => `127.0.0.1:${port}`).join(' '),
    });
  });
  afterAll(async () => {
    await caddy?.[Symbol.asyncDispose]();
    await sendgrid?.[Symbol.asyncDispose]();
    await place?.[Symbol.asyncDispose]();
  });

  const server = (nth: number) => servers[nth % count] as BuiltServer;

  it('store a form once if it is sent to all of them at once, and open its private link', async () => {
    const lead = newLead();
    const answers = await Promise.all(servers.map(({ url }) => postLead(url, lead)));
    const stored = answers.map(({ text }): { id: string; link: string } => JSON.parse(text));
    expect(new Set(stored.map(({ id }) => id)).size).toBe(1);
    expect((await place.messages()).get(lead.message)).toBe(1);
    for (const [nth, { link }] of stored.entries()) {
      expect((await send(server(nth + 1).url + new URL(link).pathname)).status).toBe(200);
    }
  });

  it('limit a visitor who switches between them', async () => {
    const address = newAddress();
    const statuses: number[] = [];
    for (let turn = 0; turn < 40; turn += 1) {
      const next = newLead();
      const headers = { ...next.headers, 'x-forwarded-for': address };
      const { status } = await send(`${server(turn).url}/api/estimates`, { method: 'POST', ...next, headers });
      statuses.push(status);
    }
    const accepted = statuses.indexOf(429);
    expect(accepted).toBeGreaterThan(0);
    expect(new Set(statuses.slice(accepted))).toEqual(new Set([429]));
  });

  it('share the owner’s session, and show content changes within two seconds', async () => {
    const owner = newOwnerBrowser(server(0).url);
    expect((await owner.login()).status).toBeLessThan(300);
    for (const { url } of servers) {
      expect((await send(`${url}/api/admin/leads/summary`, { headers: owner.headers() })).status).toBe(200);
    }
    const review = `They agreed at once ${Date.now()}.`;
    const body = { customerName: 'Jane Doe', location: 'Easton', rating: 5, review, serviceType: 'interior' };
    const changedAt = performance.now();
    const { status } = await send(`${server(0).url}/api/admin/content/testimonials/jane-${Date.now()}`, {
      method: 'PUT',
      headers: owner.headers(),
      body: JSON.stringify(body),
    });
    expect(status).toBeLessThan(300);
    const shows = async ({ url }: BuiltServer) => (await send(url)).text.includes(review);
    await expect.poll(async () => (await Promise.all(servers.map(shows))).every(Boolean), { interval: 50 }).toBe(true);
    expect(performance.now() - changedAt).toBeLessThan(mostContentMs);
  });

  it('are restarted in turn behind Caddy without a failed request, and mail each lead once', async () => {
    const writers = startWriters(caddy.url, { count: 4, pauseMs: 50, isFromOwnAddress: true });
    await pause(1_000);
    for (const [nth, port] of ports.entries()) {
      expect(await server(nth).stop()).toBe(0);
      servers[nth] = await start(port);
    }
    await pause(1_000);
    await writers.stop();
    const { acknowledged, outcomes } = writers;
    expect(acknowledged.length).toBeGreaterThan(50);
    expect(outcomes.filter(({ status }) => status !== 201)).toEqual([]);
    const stored = await place.messages();
    expect(acknowledged.filter((message) => stored.get(message) !== 1)).toEqual([]);
    await expect.poll(() => place.dueMails(), { timeout: timeLimitMs(60_000) }).toBe(0);
    const mailed = (message: string) =>
      sendgrid.requests.filter(({ body }) => body.includes('owner@brushline.example') && body.includes(message)).length;
    expect(acknowledged.filter((message) => mailed(message) !== 1)).toEqual([]);
  });

  it('send a weekly digest once', { timeout: digestTimeoutMs + 10_000 }, async () => {
    const owner = newOwnerBrowser(server(0).url);
    await owner.login();
    const { status } = await send(`${server(0).url}/api/admin/settings`, {
      method: 'PATCH',
      headers: owner.headers(),
      body: JSON.stringify({ weeklyLetter: true }),
    });
    expect(status).toBe(200);
    const digests = () => sendgrid.requests.filter(({ body }) => body.includes('Your week since')).length;
    expect(digests()).toBe(0);
    clock.set(weekSeconds);
    await expect.poll(digests, { timeout: digestTimeoutMs, interval: 500 }).toBe(1);
    // Each process checks at least once more.
    await pause(65_000);
    expect(digests()).toBe(1);
  });
});
