import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { request } from 'node:https';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { maxPhotoBytes, maxPhotos } from '../../../catalogue/contracts/photo.ts';
import { photoMessages } from '../../../catalogue/messages/photos.en.ts';
import { Problem } from '../../../server/problem.ts';
import type { Store } from '../../../server/store/store.ts';
import { startServer, type TestServer } from '../../api/support/test-server.ts';
import { freePort } from '../../support/built-server.ts';
import { aPhoto } from '../../support/cases/photo-corpus.ts';
import { installFromDebian } from '../../support/debian.ts';
import { timeLimitMs } from '../../support/node-start.mjs';
import { anEstimate } from '../../support/visitor-words.ts';
import { caddyPlace, type RunningProxy, startCaddy, startNginx } from './proxies.ts';

const fields = { form: 'estimate', ...anEstimate() };
let folder: string;
/** A proxy and the port of the server behind it. */
const places = {} as Record<'caddy' | 'nginx', RunningProxy & { port: number }>;

beforeAll(async () => {
  installFromDebian(['caddy', 'nginx-light', 'openssl']);
  folder = await mkdtemp(path.join(tmpdir(), 'brushline-proxies-'));
  const port = await freePort();
  const upstream = `127.0.0.1:${port}`;
  const caddyFiles = { file: path.resolve('server/deploy/Caddyfile'), folder: path.join(folder, 'caddy'), upstream };
  places.caddy = Object.assign(await startCaddy(await caddyPlace(), caddyFiles), { port });
  const nginxFiles = { file: 'server/deploy/nginx.conf', folder: path.join(folder, 'nginx'), upstream };
  places.nginx = Object.assign(await startNginx(nginxFiles), { port });
}, timeLimitMs(300_000));
afterAll(async () => {
  for (const place of Object.values(places)) await place[Symbol.asyncDispose]();
  if (folder) await rm(folder, { recursive: true, force: true });
});

/** Sends one request and resolves with its answer, however long it takes. */
async function send(url: string, body?: FormData | URLSearchParams): Promise<{ status: number; text: string }> {
  const encoded = body && new Response(body);
  const bytes = encoded && Buffer.from(await encoded.arrayBuffer());
  const headers = { 'content-type': encoded?.headers.get('content-type') ?? '', 'content-length': bytes?.length ?? 0 };
  const outgoing = request(url, bytes ? { method: 'POST', headers } : {});
  return new Promise((resolve, reject) => {
    outgoing.on('error', reject);
    outgoing.on('response', async (incoming) => {
      const chunks: Buffer[] = [];
      for await (const chunk of incoming) chunks.push(chunk);
      resolve({ status: incoming.statusCode ?? 0, text: Buffer.concat(chunks).toString() });
    });
    outgoing.end(bytes);
  });
}

/** Waits until a proxy that has seen no server passes requests on. */
const whenUp = (url: string) =>
  expect.poll(async () => (await send(`${url}/health/live`)).status, { timeout: timeLimitMs(30_000) }).toBe(200);

describe.each(['caddy', 'nginx'] as const)('behind %s', (name) => {
  it('a request that breaks the server reaches it once', async () => {
    const counts = new Map<string, number>();
    const broken = createServer((incoming, response) => {
      const { method = '', url = '' } = incoming;
      if (url.startsWith('/health/')) return response.end();
      counts.set(method, (counts.get(method) ?? 0) + 1);
      incoming.resume().on('end', () => incoming.socket.destroy());
    });
    await once(broken.listen(places[name].port, '127.0.0.1'), 'listening');
    try {
      await whenUp(places[name].url);
      expect((await send(`${places[name].url}/form`, new URLSearchParams(fields))).status).toBe(502);
      expect((await send(`${places[name].url}/form`)).status).toBe(502);
      expect(Object.fromEntries(counts)).toEqual({ POST: 1, GET: 1 });
    } finally {
      await new Promise((resolve) => broken.close(resolve).closeAllConnections());
    }
  });

  it('pages are shown while nothing can be stored, and a form says so with its text', async () => {
    const away = () => Promise.reject(new Problem('unavailable'));
    const store = (real: Store): Store => ({ ...real, ping: away, addLead: away });
    await using server = await startServer({ port: places[name].port, store });
    await whenUp(places[name].url);
    expect((await send(`${places[name].url}/health/ready`)).status).toBe(503);
    // Only Caddy looks at the server's health.
    const looks = () => server.log.filter((line) => line.includes('/health/ready')).length;
    if (name === 'caddy') await expect.poll(looks).toBeGreaterThan(3);
    expect((await send(`${places[name].url}/form`)).status).toBe(200);
    const answer = await send(`${places[name].url}/form`, new URLSearchParams(fields));
    expect([answer.status, answer.text]).toEqual([503, expect.stringContaining(fields.message)]);
  });

  describe('photos', () => {
    /** A photo is stored as a small one, however large it was. */
    const start = async (): Promise<TestServer> => {
      const small = await aPhoto();
      const encoded = { large: small, small, width: 1, height: 1 };
      const photoEncoder = { encodePhoto: async () => encoded, encodePicture: async () => small };
      const server = await startServer({ port: places[name].port, photoEncoder });
      await whenUp(places[name].url);
      return server;
    };
    const aLargePhoto = async (bytes: number) => Buffer.concat([await aPhoto(), Buffer.alloc(bytes)], bytes);
    async function aForm(photos: readonly Buffer[]): Promise<FormData> {
      const form = new FormData();
      for (const [index, photo] of photos.entries())
        form.append('photos', new Blob([new Uint8Array(photo)]), `${index}`);
      for (const [name, value] of Object.entries(fields)) form.set(name, value);
      return form;
    }

    it('as many and as large as the page says are stored with a form', async () => {
      await using server = await start();
      const photo = await aLargePhoto(maxPhotoBytes);
      const form = await aForm(Array.from({ length: maxPhotos }, () => photo));
      expect((await send(`${places[name].url}/form`, form)).status).toBe(303);
      const { leads } = await server.store.inbox({ order: 'newest', limit: 2 });
      expect(leads.map(({ photos }) => photos?.length)).toEqual([maxPhotos]);
    });

    it('too many and too large ones are refused with the form’s text', async () => {
      await using _ = await start();
      const [whole, tooLarge] = [await aLargePhoto(maxPhotoBytes), await aLargePhoto(2 * maxPhotoBytes)];
      const photos = [tooLarge, ...Array.from({ length: maxPhotos + 1 }, () => whole)];
      const answer = await send(`${places[name].url}/form`, await aForm(photos));
      expect([answer.status, answer.text]).toEqual([422, expect.stringContaining(fields.message)]);
      expect(answer.text).toContain(photoMessages.too_many_bytes);
    });
  });
});
