import { freePort, startBuiltServer } from '../../support/built-server.ts';
import { embeddedWidgets } from './embedded-widgets.ts';
import type { ForeignPageKind } from './foreign-page-kinds.ts';
import { type Document, openForeignServer, openProxy } from './foreign-server.ts';
import { bundleReactApp } from './react-app.ts';

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
