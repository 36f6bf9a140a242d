import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Middleware, ParameterizedContext } from 'koa';
import { errorFields, type Log } from '../log/log.ts';
import type { RequestTimings } from '../monitoring/monitoring.ts';
import { asProblem, Problem } from '../problem.ts';
import { type Answer, documentCaching, type HeaderList, type SiteHeaders, sendAnswer, textAnswer } from './headers.ts';
import type { Origins } from './origins.ts';
import { errorPage, errorPageStyle, presentProblem, problemHeaders } from './problems.ts';
import type { Declaration, State } from './routes.ts';

/** None of our addresses contains it. */
const unreadable = encodeURIComponent('\uFFFD');

/**
 * Removes the origin of an absolute form (RFC 9112 §3.2.2). An ambiguous segment (dots, backslash, escaped slash,
 * needless escape) will not be found.
 */
function canonicalTarget(target: string): string {
  const relative = target.replace(/^https?:\/\/[^/?#]*(?=[/?]|$)/i, '');
  const [path = ''] = relative.split('?', 1);
  return canonicalPath(path || '/') + relative.slice(path.length);
}

function canonicalPath(path: string): string {
  if (/^(\/[\w~-][\w.~-]*)+\/?$|^\/$/.test(path)) return path;
  if (!path.startsWith('/')) return `/${unreadable}`;
  const segments = path.split('/');
  return segments.map((segment) => (isCanonical(segment) ? segment : unreadable)).join('/');
}

function isCanonical(segment: string): boolean {
  if (segment === '.' || segment === '..') return false;
  try {
    const text = decodeURIComponent(segment);
    const escaped = encodeURI(text).replace(/[?#]/g, encodeURIComponent);
    return !/[/\\\p{Cc}]/u.test(text) && escaped === segment.replace(/%../g, (octet) => octet.toUpperCase());
  } catch {
    return false;
  }
}

/** RFC 9112 §3.2; HTTP/1.0 may omit it. */
function hasOneHost({ rawHeaders, httpVersion }: IncomingMessage): boolean {
  const hosts = rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === 'host');
  return hosts.length === 1 || (hosts.length === 0 && httpVersion === '1.0');
}

/** In characters, path and query. */
const maxTargetLength = 8_192;

const undeclared: Declaration = { audience: 'public', answers: 'page', priority: 'exempt' };

/** Koa's error response drops every header. */
export function httpMiddleware(parts: {
  headers: SiteHeaders;
  origins: Origins;
  isStopping: () => boolean;
  log: Log;
  requests: RequestTimings;
}): Middleware<State> {
  const { headers, origins, isStopping, log, requests } = parts;
  const nextId = requestIds();

  return async (ctx, next) => {
    const startedAt = performance.now();
    const { state, req: request, res: response } = ctx;
    state.requestId = nextId();
    state.declaration = undeclared;
    try {
      if (!hasOneHost(request)) throw new Problem('malformed');
      const { url = '' } = request;
      if (url.length > maxTargetLength) throw new Problem('target_too_long');
      request.url = canonicalTarget(url);
      await next();
      if (!state.answer && isBareError(ctx)) throw new Problem('not_found');
      if (!state.answer) addHeaders(response, headersOf(ctx));
    } catch (thrown) {
      const problem = asProblem(thrown);
      state.isShed = problem.code === 'busy';
      state.answer = errorAnswer(ctx, problem);
    }
    response.shouldKeepAlive &&= !isStopping();
    if (state.answer) {
      ctx.respond = false;
      if (!response.headersSent) sendAnswer(request, response, state.answer);
    }
    const status = state.answer?.status ?? ctx.status;
    delete state.answer; // Koa's context outlives the response.
    const route = state.route ?? ctx._matchedRoute?.toString() ?? '(no route)';
    const ms = Math.round((performance.now() - startedAt) * 10) / 10;
    const { method } = ctx;
    requests.add({ method, route, status }, ms);
    if (state.isShed) return;
    log(status >= 500 ? 'error' : 'info', 'request', { requestId: state.requestId, method, route, status, ms });
  };

  function headersOf({ state: { declaration }, req, method }: ParameterizedContext<State>): HeaderList {
    const { audience, answers } = declaration;
    if (audience === 'owner') return headers.office;
    if (answers === 'page' || answers === 'private') return headers[answers]({ styles: [errorPageStyle], scripts: [] });
    if (answers !== 'api') return headers[answers];
    if (audience !== 'embed') return [...headers.api, 'Vary', 'Origin'];
    const isRead = method === 'GET' || method === 'HEAD';
    return [...headers.api, ...(isRead ? origins.readable : origins.headers(req.headers))];
  }

  function errorAnswer(ctx: ParameterizedContext<State>, problem: Problem): Answer {
    const { requestId, declaration } = ctx.state;
    if (problem.cause) log('error', 'fault', { requestId, ...errorFields(problem.cause) });
    for (const name of ctx.res.getHeaderNames()) ctx.res.removeHeader(name);
    const { status } = problem;
    const shared = [...headersOf(ctx), ...problemHeaders(problem)];
    if (declaration.answers !== 'page' && declaration.answers !== 'private') {
      const kind = ['Cache-Control', 'no-store', 'Content-Type', 'application/problem+json'];
      return textAnswer(status, [...shared, ...kind], presentProblem(problem, requestId, declaration.problemMembers));
    }
    const isRepeated = status === 503 && ctx.method === 'GET';
    // A crowd must not return at once.
    const refresh = isRepeated ? ['Refresh', String(5 + Math.floor(Math.random() * 6))] : [];
    const kind = ['Cache-Control', documentCaching.never, 'Content-Type', 'text/html; charset=utf-8'];
    return textAnswer(status, [...shared, ...refresh, ...kind], errorPage(problem, requestId, isRepeated));
  }
}

function requestIds(): () => string {
  const process = randomBytes(6).toString('base64url');
  let count = 0;
  return () => `${process}-${(++count).toString(36)}`;
}

const isBareError = ({ status, body }: ParameterizedContext) => status >= 400 && (body === undefined || body === null);

/** Not cached unless a route says so. */
function addHeaders(response: ServerResponse, list: HeaderList): void {
  for (let at = 0; at < list.length; at += 2) response.setHeader(list[at] ?? '', list[at + 1] ?? '');
  if (!response.hasHeader('Cache-Control')) response.setHeader('Cache-Control', 'no-store');
}
