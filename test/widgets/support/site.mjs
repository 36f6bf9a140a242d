import { readFile } from 'node:fs/promises';
import path from 'node:path';

const types = { '.js': 'text/javascript', '.woff2': 'font/woff2', '.css': 'text/css' };

/**
 * The content of both test origins: the built files, a scripted `/api`, and pages that tests define.
 * `/page?html=…` is another site's page with that body; `/site?widget=…&options=…&data=…` our own page with that form
 * rendered on the server.
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
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
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

/** The hashed module of each island, as named by the build. */
async function islandSources(dist) {
  const { islands } = JSON.parse(await readFile(`${dist}/assets.json`, 'utf8'));
  return Object.fromEntries(Object.entries(islands).map(([name, { src }]) => [name, src]));
}

/**
 * A scripted `/api` that records its calls. `POST /double` with a script `{ status, body, location, retryAfter,
 * delayMs, isCut }` scripts the next responses and clears the recorded calls; `GET /double` lists them. `missing` in a
 * script is a part of the URLs that answer 404.
 */
function createApiDouble() {
  let script = {};
  let calls = [];

  async function answerDouble(request, response) {
    if (request.method === 'POST') {
      script = JSON.parse(await textOf(request));
      calls = [];
    }
    response.writeHead(200, { 'content-type': 'application/json', 'access-control-allow-origin': '*' });
    response.end(JSON.stringify(calls));
  }

  async function answerApi(request, response) {
    const { method, url, headers } = request;
    const cors = corsFor(headers);
    // Metrics may arrive at any time, and no widget test checks them.
    if (method === 'OPTIONS' || url === '/api/measure') return response.writeHead(204, cors).end();
    // Every form on another site asks this, once a page.
    if (url.startsWith('/api/embed-origins?'))
      return response.writeHead(200, { ...cors, 'content-type': 'application/json' }).end('{"registered":true}');
    calls.push({ method, url, headers, body: await textOf(request) });
    const { status = 201, body = '{"id":"x"}', location, retryAfter, delayMs = 0, isCut } = script;
    await new Promise((resolve) => setTimeout(resolve, delayMs));
    if (isCut) return request.socket.destroy();
    const own = { location, 'retry-after': retryAfter };
    const given = Object.fromEntries(Object.entries(own).filter(([, value]) => value));
    response
      .writeHead(status, { ...cors, 'content-type': 'application/json', ...given })
      .end(status === 204 ? undefined : body);
  }

  /** Resolves to false if the request is not for it. */
  return async (request, response) => {
    const { pathname } = new URL(request.url, 'http://double');
    if (pathname === '/double') await answerDouble(request, response);
    else if (pathname.startsWith('/api/')) await answerApi(request, response);
    else if (script.missing && pathname.includes(script.missing))
      response.writeHead(404, corsFor(request.headers)).end();
    else return false;
    return true;
  };
}

function corsFor({ origin, 'access-control-request-headers': asked = '' }) {
  if (!origin) return {};
  return {
    'access-control-allow-origin': origin,
    'access-control-allow-headers': asked,
    'access-control-expose-headers': 'Retry-After',
    vary: 'Origin',
  };
}

async function textOf(request) {
  let text = '';
  for await (const chunk of request) text += chunk;
  return text;
}
