import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { createApiDouble } from './api-double.mjs';
import { islandSources } from './prerendered.mjs';

const types = { '.js': 'text/javascript', '.woff2': 'font/woff2', '.css': 'text/css' };

/**
 * The content of both test origins: the built files, a scripted `/api`, and pages that tests define.
 * `/page?html=…&csp=…` is another site's page with that body and policy; `/site?widget=…&options=…&data=…` our own page
 * with that form rendered on the server.
 * @param dist the build's folder
 * @param prerendered the result of prerendered.mjs
 * @returns a handler that returns false if the request is not for it
 */
export async function createSite(dist, { html, sheet }) {
  const answerDouble = createApiDouble();
  const sources = await islandSources(dist);

  function sitePage(query) {
    const widget = query.get('widget');
    const props = { options: JSON.parse(query.get('options')), data: JSON.parse(query.get('data')) };
    const escaped = JSON.stringify(props).replaceAll('&', '&amp;').replaceAll('"', '&quot;');
    const island = html(widget, { id: 'e', ...props });
    const start = query.has('dead')
      ? ''
      : `<script type="module">const island = document.querySelector('[data-widget]');
         (await import(island.dataset.src)).start(island); document.documentElement.dataset.started = '';</script>`;
    return `<!doctype html><html lang="en-US"><meta charset="utf-8"><title>Ours</title>
      <style>*{box-sizing:border-box}${sheet(widget)}</style>
      <body><main><h1>Ours</h1><div data-widget="${widget}" data-id="e" data-src="${sources[widget]}" data-props="${escaped}">${island}</div></main>${start}`;
  }

  return async (request, response) => {
    const { pathname, searchParams } = new URL(request.url, 'http://site');
    if (await answerDouble(request, response)) return true;
    if (pathname === '/page' || pathname === '/site') {
      const csp = searchParams.get('csp');
      response.writeHead(200, {
        'content-type': 'text/html; charset=utf-8',
        ...(csp && { 'content-security-policy': csp }),
      });
      response.end(pathname === '/site' ? sitePage(searchParams) : searchParams.get('html'));
      return true;
    }
    if (!/^\/(widgets\/v1|assets)\//.test(pathname)) return false;
    const bytes = await readFile(path.join(dist, 'public', pathname)).catch(() => undefined);
    response.writeHead(bytes ? 200 : 404, {
      'content-type': types[path.extname(pathname)] ?? 'application/octet-stream',
      'access-control-allow-origin': '*',
    });
    // Like server/pages/files.ts.
    const isClassic = bytes && pathname.endsWith('.iife.js');
    response.end(
      isClassic ? `${bytes}`.replaceAll('https://widget-origin.invalid', `http://${request.headers.host}`) : bytes,
    );
    return true;
  };
}
