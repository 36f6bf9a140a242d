/**
 * A scripted `/api` that records its calls. `POST /double` with a script `{ status, body, location, retryAfter,
 * delayMs, isCut }` scripts the next responses and clears the recorded calls; `GET /double` lists them. `missing` in a
 * script is a part of the URLs that answer 404.
 */
export function createApiDouble() {
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
