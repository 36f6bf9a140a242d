import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import Koa from 'koa';
import { describe, expect, it } from 'vitest';
import { readBody } from '../../../../server/http/body.ts';
import { createEventLoopDelay } from '../../../../server/http/connections/event-loop-delay.ts';
import { createLoadShedding } from '../../../../server/http/connections/load-shedding.ts';
import type { State } from '../../../../server/http/middleware.ts';
import { problemStatus } from '../../../../server/http/problem-answer.ts';
import type { Priority } from '../../../../server/http/routes.ts';
import { limitTable } from '../../../../server/limits/limit-table.ts';
import { Problem } from '../../../../server/problem.ts';

const priorities: readonly Priority[] = ['track', 'read', 'owner', 'lead', 'exempt'];

function shedding(delayMs = 0) {
  const noted: string[] = [];
  const state = { delayMs };
  const load = createLoadShedding({ note: (limit) => noted.push(limit), delayMs: () => state.delayMs });
  const isAdmitted = (priority: Priority) =>
    load
      .run(priority, () => true)
      .catch((error: unknown) => {
        expect(error).toMatchObject({ code: 'busy' });
        return false;
      });
  return { load, noted, state, isAdmitted };
}

describe('load shedding', () => {
  it.each<[number, readonly Priority[]]>([
    [0, priorities],
    [limitTable.trackingDelay.number + 1, ['read', 'owner', 'lead', 'exempt']],
    [limitTable.readsDelay.number + 1, ['owner', 'lead', 'exempt']],
    [limitTable.ownerCallsDelay.number + 1, ['lead', 'exempt']],
    [limitTable.leadsDelay.number + 1, ['exempt']],
  ])('with an event loop that lags by %i ms admits %j', async (delayMs, expected) => {
    const { isAdmitted } = shedding(delayMs);
    const admitted: Priority[] = [];
    for (const priority of priorities) if (await isAdmitted(priority)) admitted.push(priority);
    expect(admitted).toEqual(expected);
  });

  it('runs a limited number of requests of one priority, and of others besides', async () => {
    const { load, noted, isAdmitted } = shedding();
    const ends: (() => void)[] = [];
    const under = Array.from({ length: limitTable.readsInFlight.number }, () =>
      load.run('read', () => new Promise<void>((resolve) => ends.push(resolve))),
    );
    expect(await isAdmitted('read')).toBe(false);
    expect(noted).toEqual(['readsInFlight']);
    expect(await isAdmitted('track')).toBe(true);
    ends[0]?.();
    await under[0];
    expect(await isAdmitted('read')).toBe(true);
    for (const end of ends) end();
    await Promise.all(under);
  });

  it('frees the slot of a failed request', async () => {
    const { load, isAdmitted } = shedding();
    for (let nth = 0; nth < 2 * limitTable.leadsInFlight.number; nth += 1) {
      await load.run('lead', () => Promise.reject(new Error('no'))).catch(() => {});
    }
    expect(await isAdmitted('lead')).toBe(true);
  });
});

/** Serves a route with a priority behind the middleware; the route reads its body. */
async function serve(handle: () => Promise<void> = async () => {}) {
  const { load, noted, state } = shedding();
  const app = new Koa<State>();
  app.use(async (ctx, next) => {
    ctx.state.declaration = { audience: 'public', answers: 'api', priority: 'lead' };
    await next().catch((error: unknown) => {
      ctx.status = error instanceof Problem ? problemStatus(error) : 500;
    });
  });
  app.use(load.gate);
  let read = 0;
  app.use(async (ctx) => {
    await readBody(ctx.req, { type: 'application/json', maxBytes: 1_000 });
    read += 1;
    await handle();
    ctx.status = 204;
  });
  const server = createServer(app.callback()).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const headers = { 'content-type': 'application/json' };
  return {
    noted,
    state,
    read: () => read,
    post: async () => (await fetch(url, { method: 'POST', headers, body: '{}' })).status,
    /** Sends the head of a request and never its body. */
    postHalf() {
      const body = new ReadableStream({});
      const stop = new AbortController();
      fetch(url, { method: 'POST', headers, body, duplex: 'half', signal: stop.signal } as RequestInit).catch(() => {});
      return stop;
    },
    async [Symbol.asyncDispose]() {
      server.close();
      server.closeAllConnections();
    },
  };
}

describe('the middleware', () => {
  it('refuses before a body is read', async () => {
    await using site = await serve();
    site.state.delayMs = limitTable.leadsDelay.number + 1;
    expect(await site.post()).toBe(503);
    expect(site.read()).toBe(0);
  });

  it('bounds the number of concurrent requests, and refuses the rest', async () => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await using site = await serve(() => held);
    const most = limitTable.leadsInFlight.number;
    const statuses = Array.from({ length: most + 20 }, () => site.post());
    await expect.poll(() => site.noted.length).toBe(20);
    expect(site.read()).toBe(most);
    release();
    expect((await Promise.all(statuses)).filter((status) => status === 503)).toHaveLength(20);
    expect(await site.post()).toBe(204);
  });

  it('reserves no slot for a client that does not send the announced body', async () => {
    await using site = await serve();
    const halves = Array.from({ length: limitTable.leadsInFlight.number + 5 }, () => site.postHalf());
    await pause(100);
    expect(await site.post()).toBe(204);
    for (const half of halves) half.abort();
  });
});

describe('the delay of the event loop', () => {
  const block = (ms: number) => {
    const end = performance.now() + ms;
    while (performance.now() < end);
  };

  it('measures a lasting delay, not one slow task', async () => {
    const delayMs = createEventLoopDelay();
    expect(delayMs()).toBe(0);
    block(300);
    await pause(30);
    expect(delayMs()).toBeLessThan(100);
    for (let nth = 0; nth < 5; nth += 1) {
      block(120);
      await pause(1);
      delayMs();
    }
    expect(delayMs()).toBeGreaterThan(60);
    await pause(300);
    expect(delayMs()).toBeLessThan(60);
  });
});
