import { expect } from 'vitest';
import { anEstimate } from '../../support/visitor-words.ts';
import { builtRenderer } from './build.ts';
import { type Setup, startServer, type TestServer } from './test-server.ts';

/** A server whose clock the test moves. */
export async function aServer(setup: Setup = {}) {
  let ms = Date.parse('2026-06-15T20:10:00Z');
  const server = await startServer({ renderer: builtRenderer, now: () => new Date(ms), ...setup });
  return Object.assign(server, {
    pass: (more: number) => {
      ms += more;
    },
  });
}

/** Sends a request; returns the path of its private page and its lead's id. */
export async function send(server: TestServer, fields: object = anEstimate(), to = '/api/estimates', headers = {}) {
  const answer = await server.post(to, fields, headers);
  expect(answer.status).toBe(201);
  const { id, link } = answer.json();
  expect(link).toMatch(/^http:\/\/site\.example\/request\/[\w-]{22}$/);
  return { id, path: new URL(link).pathname };
}

/** Sends photos, and a note if one is given, with the page’s form. */
export async function multipart(server: TestServer, path: string, photos: readonly Buffer[], note?: string) {
  const form = new FormData();
  form.set('act', '');
  if (note !== undefined) form.set('note', note);
  for (const bytes of photos) form.append('photos', new Blob([new Uint8Array(bytes)]), 'porch.jpg');
  const encoded = new Response(form);
  return server.call(path, {
    method: 'POST',
    headers: { 'content-type': encoded.headers.get('content-type') ?? '', 'sec-fetch-site': 'same-origin' },
    body: Buffer.from(await encoded.arrayBuffer()),
  });
}

/** The id that the page’s forms give to the next act. */
export const actIn = (html: string) => /name="act" value="([\w-]{22})"/.exec(html)?.[1] ?? '';
