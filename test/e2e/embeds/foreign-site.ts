import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { build } from 'esbuild';
import { afterAll, beforeAll } from 'vitest';
import { type BuiltServer, freePort, startBuiltServer } from '../../support/built-server.ts';
import { closeContexts } from '../../support/shared-browser.ts';
import { embeddedWidgets } from './embedded-widgets.ts';
import type { ForeignPageKind } from './foreign-page-kinds.ts';

/** The response of another site's page. */
export interface Document {
  html: string;
  headers?: Record<string, string>;
}

export interface Site {
  origin: string;
  close(): void;
}

/** The fate of a request: it passes, waits for {@link slowMs}, is answered with 500, or gets no response. */
export type Fate = 'passes' | 'waits' | 'refused' | 'lost';

/** How long a slow API takes. */
export const slowMs = 1500;

/** Another company's site: it serves `/name` as the document with that name. */
export async function openForeignServer(documents: ReadonlyMap<string, Document>): Promise<Site> {
  return listen(await freePort(), (path, response) => {
    const { html, headers } = documents.get(path.slice(1).split('?')[0] ?? '') ?? { html: '' };
    response.writeHead(html ? 200 : 404, { 'content-type': 'text/html; charset=utf-8', ...headers }).end(html);
  });
}

/**
 * Our site through a proxy that forwards a different client address for each request, so that visitors do not share
 * rate limits.
 * @param fate the fate of a request, by its path
 */
export async function openProxy(upstream: string, fate: (path: string) => Fate = () => 'passes'): Promise<Site> {
  let visitors = 0;
  return listen(await freePort(), async (path, response, incoming) => {
    const meets = fate(path);
    if (meets === 'lost') return response.destroy();
    if (meets === 'refused') return response.writeHead(500, { 'access-control-allow-origin': '*' }).end('no');
    if (meets === 'waits') await new Promise((resolve) => setTimeout(resolve, slowMs));
    visitors += 1;
    const { 'accept-encoding': _, ...asked } = incoming.headers;
    const headers = { ...asked, 'x-forwarded-for': `198.51.${visitors >> 8}.${visitors & 255}` };
    const onward = request(upstream + path, { method: incoming.method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    onward.on('error', () => response.destroy());
    incoming.pipe(onward);
  });
}

type Answer = (path: string, response: ServerResponse, request: IncomingMessage) => unknown;

async function listen(port: number, answer: Answer): Promise<Site> {
  const server = createServer((request, response) => answer(request.url ?? '/', response, request));
  await once(server.listen(port, '127.0.0.1'), 'listening');
  return {
    origin: `http://127.0.0.1:${port}`,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** Whether a page has a script because of us. */
const isOurs = (script: string) => /\/widgets\/v1\/|\/merged-/.test(script);

/**
 * The built server and another site that embeds from it, for any browser.
 * @param fate the fate of a request to us, by its path; for browsers that cannot intercept requests. @default it passes
 */
export async function openForeignDocuments(fate?: Parameters<typeof openProxy>[1]) {
  const documents = new Map<string, Document>();
  const stranger = await openForeignServer(documents);
  const port = await freePort();
  const ours = await openProxy(`http://127.0.0.1:${port}`, fate);
  const server = await startBuiltServer({
    port,
    env: { EMBED_ORIGINS: stranger.origin, TRUST_PROXY_HOPS: '1', PUBLIC_URL: ours.origin },
  });
  const other = await openProxy(server.url, fate);
  const sites = [stranger, ours, other];
  documents.set('react-app', { html: await bundleReactApp(), headers: { 'content-type': 'text/javascript' } });

  for (const { name } of embeddedWidgets) {
    const html = await (await fetch(`${server.url}/widgets/v1/${name}.iife.js`)).text();
    documents.set(`merged-${name}`, {
      html: `void 0;\n${html}`,
      headers: { 'content-type': 'text/javascript' },
    });
  }

  /** The URL of a page of this kind with this widget. @param isBare without our scripts */
  function addressOf(kind: ForeignPageKind, widget: string, isBare = false): string {
    const name = `page-${documents.size}`;
    const html = htmlOf(kind, widget);
    documents.set(name, {
      html: isBare ? html.replace(/<script[^>]*>[^<]*<\/script>/g, (script) => (isOurs(script) ? '' : script)) : html,
      headers: kind.headers?.({ ours: ours.origin, other: other.origin }) ?? {},
    });
    return `${stranger.origin}/${name}`;
  }

  function htmlOf(kind: ForeignPageKind, widget: string): string {
    const element = `<brushline-${widget} data-embed><a href="#ask">Ask Brushline</a></brushline-${widget}>`;
    const loader = { body: `<script type="module" src="${ours.origin}/widgets/v1/embed.js"></script>` };
    const scripts = kind.scripts?.({ ours: ours.origin, other: other.origin }, widget) ?? loader;
    const { head = '', body = '' }: { head?: string; body?: string } = scripts;
    return `<!doctype html><html lang="en-US" ${kind.root ?? ''}><head><meta charset="utf-8"><title>Elsewhere</title>
      <meta name="viewport" content="width=device-width">${kind.head ?? ''}${head}</head>
      <body><main>${own}<div id="place">${kind.body?.(element) ?? element}</div></main>${body}</body></html>`;
  }

  async function close(): Promise<void> {
    for (const site of sites) site.close();
    await server[Symbol.asyncDispose]();
  }
  return { addressOf, close, ours: ours.origin, other: other.origin, origins: sites.map(({ origin }) => origin) };
}

/** The page's content before the widget. */
const own = `<h1>Towline Hauling</h1><section id="own"><p>We haul <a href="#away">anything</a>.</p>
  <form><label>Search <input id="search"></label><button>Go</button></form><dialog><p>Closed</p></dialog>
  <ul><li>Couches</li></ul></section>`;

/** A page's own React application, which rerenders our element every 100 ms. */
const source = `
  import React, { createElement, useEffect, useState } from 'react';
  import { createRoot } from 'react-dom/client';
  window.React = React;
  function App({ name, link }) {
    const [turn, next] = useState(0);
    useEffect(() => {
      const timer = setTimeout(() => turn < 5 && next(turn + 1), 100);
      return () => clearTimeout(timer);
    }, [turn]);
    return createElement('section', { title: 'Drawn ' + turn + ' times' },
      createElement(name, { 'data-embed': '', theme: turn % 2 ? 'dark' : 'light' }, createElement('a', { href: link }, 'Ask')));
  }
  addEventListener('DOMContentLoaded', () => {
    const place = document.querySelector('#react-root');
    const { dataset: { element } } = place;
    createRoot(place).render(createElement(App, { name: /<([\\w-]+)/.exec(element)[1], link: '#ask' }));
  });`;

/** The script, bundled with React from npm. */
export async function bundleReactApp(): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents: source, resolveDir: '.', loader: 'js' },
    bundle: true,
    write: false,
    minify: true,
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  return outputFiles[0]?.text ?? '';
}

/** For all tests of a file: another company's site, and our server, which accepts its forms. */
export function foreignSite(documents: ReadonlyMap<string, Document>): { site: () => Site; server: () => BuiltServer } {
  let site: Site | undefined;
  let server: BuiltServer | undefined;
  beforeAll(async () => {
    site = await openForeignServer(documents);
    const port = await freePort();
    const env = { EMBED_ORIGINS: site.origin, PUBLIC_URL: `http://127.0.0.1:${port}` };
    server = await startBuiltServer({ port, env });
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
