import { afterEach, beforeEach, expect } from 'vitest';
import { aPhoto } from '../../support/cases/photo-corpus.ts';
import { anEstimate } from '../../support/visitor-words.ts';
import { type Setup, startServer, type TestServer } from './test-server.ts';

/** Starts a server for each test of the calling file, and sends it the requests of a form. */
export function photoServer() {
  let server: TestServer;
  const start = async (setup: Setup = {}) => {
    server = await startServer(setup);
  };
  beforeEach(() => start());
  afterEach(() => server[Symbol.asyncDispose]());

  const send = (body: Buffer | string, headers: Record<string, string> = {}) =>
    server.call('/api/photos', { method: 'POST', headers: { 'content-type': 'image/jpeg', ...headers }, body });

  return {
    get server() {
      return server;
    },
    /** Replaces the server by one with another setup and another store. */
    async restart(setup: Setup): Promise<void> {
      await server[Symbol.asyncDispose]();
      await start(setup);
    },
    /** Posts the bytes of a photo. */
    send,
    /** Posts a photo. @returns its id */
    async aPhotoId(): Promise<string> {
      const answer = await send(await aPhoto());
      expect(answer.status).toBe(201);
      return answer.json().id;
    },
    /** Posts a request for an estimate that names photos. */
    request: (photos: unknown, headers?: Record<string, string>) =>
      server.post('/api/estimates', { ...anEstimate(), photos }, headers),
  };
}

export const errorOf = (answer: { json(): { errors?: { field: string; message: string }[] } }) =>
  answer.json().errors?.[0];
