import { once } from 'node:events';
import type { RequestListener } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { closeGracefully, createHttpServer } from '../../../server/http/http-server.ts';
import { maxDelayMs, maxInFlight as most } from '../../../server/http/overload.ts';
import { aMessage } from '../../support/visitor-words.ts';
import { formType } from '../support/lead-forms.ts';
import { startServer } from '../support/test-server.ts';

describe('a busy server', () => {
  it('refuses leads that it cannot store in time, stores all accepted ones, and answers from memory meanwhile', async () => {
    const visitors = 2 * most + 20;
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await using server = await startServer({
      store: (real) => ({ ...real, addLead: (...given) => held.then(() => real.addLead(...given)) }),
    });
    await server.call('/');

    let refused = 0;
    const posts = Array.from({ length: visitors }, async (_, nth) => {
      const body = JSON.stringify(aMessage({ message: `Please paint house number ${nth}.` }));
      const headers = { 'content-type': 'application/json', 'x-forwarded-for': `192.0.2.${nth}` };
      const answer = await fetch(`${server.url}/api/contact`, { method: 'POST', headers, body });
      if (answer.status === 503) refused += 1;
      return answer;
    });
    await expect.poll(() => refused).toBe(visitors - most);
    const meanwhile = ['/health/live', '/', '/api/testimonials'].map((path) => server.call(path));
    expect((await Promise.all(meanwhile)).map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await server.store.countLeads('contact')).toBe(0);

    release();
    const answers = await Promise.all(posts);
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(most);
    for (const { status, headers } of answers) if (status === 503) expect(headers.has('retry-after')).toBe(true);
    expect(await server.store.countLeads('contact')).toBe(most);
    expect(server.limitCounts.counts()).toMatchObject([{ limit: { name: 'leadsInFlight' }, count: visitors - most }]);
    expect(server.log.filter((line) => line.includes('limit_reached'))).toHaveLength(1);
    expect((await server.post('/api/contact', aMessage({ message: 'Please paint the last house.' }))).status).toBe(201);
  });

  it('sheds by declared priority: tracking before leads', async () => {
    await using server = await startServer({ eventLoopDelayMs: () => maxDelayMs.read + 1 });
    const track = await server.post('/api/track', { eventType: 'page_view', eventDetails: '/' });
    const lead = await server.post('/api/contact', aMessage());
    const read = await server.call('/api/testimonials');
    const page = await server.call('/');
    const live = await server.call('/health/live');
    expect([track, lead, read, page, live].map(({ status }) => status)).toEqual([503, 201, 503, 503, 200]);
    expect(track.json()).toMatchObject({ status: 503, code: 'busy' });
    expect(page.headers['content-type']).toContain('text/html');
  });

  it('has a refused page load again by itself, and nothing else', async () => {
    await using server = await startServer({ eventLoopDelayMs: () => maxDelayMs.lead + 1 });
    const page = await server.call('/color-palette?q=navy');
    expect(Number(page.headers.refresh)).toBeGreaterThanOrEqual(5);
    expect(Number(page.headers.refresh)).toBeLessThanOrEqual(10);
    expect(page.text).toContain('This page will try again by itself');
    const form = await server.call('/contact', { method: 'POST', headers: formType, body: 'form=contact' });
    for (const { status, headers } of [form, await server.call('/api/testimonials')]) {
      expect([status, headers.refresh]).toEqual([503, undefined]);
    }
  });
});

describe('a connection', () => {
  /** A server with one handler. */
  async function serve(handle: RequestListener) {
    const server = createHttpServer({ handle, headers: [], isBehindProxy: false });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const sockets: Socket[] = [];
    return {
      server,
      /** Opens a connection; `ask` sends a request. */
      async open() {
        const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
        socket.on('error', () => {});
        sockets.push(socket);
        await once(socket, 'connect');
        return Object.assign(socket, { ask: () => socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n') });
      },
      countOpen: () => new Promise<number>((resolve) => server.getConnections((_, count) => resolve(count))),
      async [Symbol.asyncDispose]() {
        for (const socket of sockets) socket.destroy();
        server.close();
        server.closeAllConnections();
      },
    };
  }

  it('that is open or waiting while the server closes gets its answers, and is then closed', async () => {
    await using site = await serve((_, response) => response.end('hello'));
    const sockets = await Promise.all(Array.from({ length: 20 }, site.open));
    const answers = sockets.map(async (socket) => {
      socket.ask();
      return String(await once(socket, 'data'));
    });
    const closing = closeGracefully(site.server, 4_000);
    for (const answer of await Promise.all(answers)) expect(answer).toContain('200 OK');
    for (const socket of sockets) socket.end();
    await closing;
    expect(await site.countOpen()).toBe(0);
  });

  it('gets nothing into a response that has begun when the next request is not HTTP', async () => {
    await using site = await serve(
      (_, response) => void response.writeHead(200, { 'content-length': 9 }).write('half'),
    );
    const socket = await site.open();
    socket.ask();
    await once(socket, 'data');
    socket.write('nonsense\r\n\r\n');
    expect(await text(socket)).not.toContain('400');
  });
});
