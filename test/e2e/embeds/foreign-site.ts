import { afterAll, beforeAll } from 'vitest';
import { type BuiltServer, startBuiltServer } from '../../support/built-server.ts';
import { closeContexts } from '../../support/shared-browser.ts';
import { type Document, openForeignServer, type Site } from './foreign-server.ts';

/** For all tests of a file: another company's site, and our server, which accepts its forms. */
export function foreignSite(documents: ReadonlyMap<string, Document>): { site: () => Site; server: () => BuiltServer } {
  let site: Site | undefined;
  let server: BuiltServer | undefined;
  beforeAll(async () => {
    site = await openForeignServer(documents);
    server = await startBuiltServer({ env: { EMBED_ORIGINS: site.origin } });
  });
  afterAll(async () => {
    await closeContexts();
    site?.close();
    await server?.[Symbol.asyncDispose]();
  });
  return { site: () => inTest(site), server: () => inTest(server) };
}

function inTest<Part>(part: Part | undefined): Part {
  if (!part) throw new Error('It starts before the first test');
  return part;
}
