import { expect, onTestFinished } from 'vitest';
import { anEstimate } from '../../support/visitor-words.ts';
import { builtRenderer } from './build.ts';
import { postFields } from './lead-forms.ts';
import { type Setup, startServer } from './test-server.ts';

/** A server that stops with the test, whose clock the test moves. */
export async function requestServer(setup: Setup = {}) {
  let ms = Date.parse('2026-06-15T20:10:00Z');
  const server = await startServer({ renderer: builtRenderer, now: () => new Date(ms), ...setup });
  onTestFinished(() => server[Symbol.asyncDispose]());
  const pass = (more: number) => {
    ms += more;
  };

  /** Sends a request; returns its private page and its lead. */
  async function send(fields: object = anEstimate(), to = '/api/estimates', headers = {}) {
    const answer = await server.post(to, fields, headers);
    expect(answer.status).toBe(201);
    const { id, link } = answer.json();
    expect(link).toMatch(/^http:\/\/site\.example\/request\/[\w-]{22}$/);
    const path = new URL(link).pathname;
    const lead = () => server.store.findLead(id);
    return {
      id: String(id),
      path,
      page: async (query = '') => (await server.call(path + query)).text,
      lead,
      /** The lead's status, its photos, and the kinds of what its sender did. */
      async state() {
        const { triage, photos = [] } = (await lead()) ?? {};
        return { status: triage?.status, photos, kinds: (triage?.acts ?? []).map(({ kind }) => kind) };
      },
      /** Posts a form of the page. */
      act: (part: string, fields: object = {}, headers = {}) => postFields(server, `${path}/${part}`, fields, headers),
      /** Sends photos, and a note if one is given, with the page’s form. */
      async sendPhotos(part: string, photos: readonly Buffer[], note?: string) {
        const form = new FormData();
        form.set('act', '');
        if (note !== undefined) form.set('note', note);
        for (const bytes of photos) form.append('photos', new Blob([new Uint8Array(bytes)]), 'porch.jpg');
        const encoded = new Response(form);
        return server.call(`${path}/${part}`, {
          method: 'POST',
          headers: { 'content-type': encoded.headers.get('content-type') ?? '', 'sec-fetch-site': 'same-origin' },
          body: Buffer.from(await encoded.arrayBuffer()),
        });
      },
    };
  }
  return { server, pass, send };
}

/** The id that the page’s forms give to the next act. */
export const actIn = (html: string) => /name="act" value="([\w-]{22})"/.exec(html)?.[1] ?? '';
