import type { ServerResponse } from 'node:http';
import type { Middleware, ParameterizedContext } from 'koa';
import { errorFields, type Log } from '../log.ts';
import { type Answer, type HeaderList, sendAnswer, textAnswer } from './answer.ts';
import { errorPage, errorPageStyle } from './error-page.ts';
import type { SiteHeaders } from './headers.ts';
import type { Origins } from './origins.ts';
import { asProblem, Problem, presentProblem } from './problem.ts';
import { requestIds } from './request-ids.ts';
import { logRequest } from './request-log.ts';

/** What the edge and the routes tell each other of one request. */
export interface State {
  requestId: string;
  area: Area;
  /** The route's pattern, for the log; never what a visitor wrote. */
  route?: string;
  /** An answer that needs nothing more from Koa. */
  answer?: Answer;
}

/** Which part of the site a path belongs to: it decides on headers and on the form of errors. */
export type Area = 'office' | 'api' | 'widgets' | 'assets' | 'page';

function areaOf(path: string): Area {
  if (/^\/api\/admin(\/|$)/.test(path)) return 'office';
  if (/^\/(api|health)(\/|$)/.test(path)) return 'api';
  if (path.startsWith('/widgets/')) return 'widgets';
  return path.startsWith('/assets/') ? 'assets' : 'page';
}

/**
 * Koa's outermost middleware: it alone sends answers of our own making, sets the headers that every answer carries,
 * answers what was thrown, and logs. Only finished pages go out before it, by the front door. Koa's own error answer would drop every header.
 */
export function edge(parts: {
  headers: SiteHeaders;
  origins: Origins;
  /** From then on every answer ends its connection. */
  isStopping: () => boolean;
  log: Log;
}): Middleware<State> {
  const { headers, origins, isStopping, log } = parts;
  const nextId = requestIds();

  return async (ctx, next) => {
    const startedAt = performance.now();
    const { state, res: response } = ctx;
    state.requestId = nextId();
    state.area = areaOf(ctx.path);
    try {
      if (!ctx.req.headers.host && ctx.req.httpVersion === '1.1') throw new Problem('malformed');
      await next();
      if (!state.answer && isBareError(ctx)) throw bareProblem(ctx);
      if (!state.answer) addHeaders(response, headersOf(ctx));
    } catch (thrown) {
      state.answer = errorAnswer(ctx, asProblem(thrown));
    }
    response.shouldKeepAlive &&= !isStopping();
    if (state.answer) {
      ctx.respond = false;
      if (!response.headersSent) sendAnswer(ctx.req, response, state.answer);
    }
    const status = state.answer?.status ?? ctx.status;
    const route = state.route ?? ctx._matchedRoute?.toString() ?? `(${state.area})`;
    logRequest(log, { method: ctx.method, route, status, startedAt, requestId: state.requestId });
  };

  function headersOf({ state: { area }, req }: ParameterizedContext<State>): HeaderList {
    if (area === 'page') return headers.page({ styles: [errorPageStyle], scripts: [] });
    return area === 'api' ? [...headers.api, ...origins.headers(req.headers)] : headers[area];
  }

  function errorAnswer(ctx: ParameterizedContext<State>, problem: Problem): Answer {
    const { requestId, area } = ctx.state;
    if (problem.cause) log('error', 'fault', { requestId, ...errorFields(problem.cause) });
    for (const name of ctx.res.getHeaderNames()) ctx.res.removeHeader(name);
    const isPage = area === 'page';
    return textAnswer(
      problem.status,
      [
        ...headersOf(ctx),
        ...Object.entries(problem.headers).flat(),
        'Cache-Control',
        'no-store',
        'Content-Type',
        isPage ? 'text/html; charset=utf-8' : 'application/problem+json',
      ],
      isPage ? errorPage(problem, requestId) : presentProblem(problem, requestId, membersAt(ctx.path)),
    );
  }
}

/** What a problem says besides at one address: whoever sends a color list reads `success` alone (SPEC.md §7). */
const membersAt = (path: string) => (/^\/api\/color-palette\/?$/i.test(path) ? { success: false } : {});

const isBareError = ({ status, body }: ParameterizedContext) => status >= 400 && (body === undefined || body === null);

/** What Koa and its router leave behind when nothing matched. */
function bareProblem({ status, response }: ParameterizedContext): Problem {
  if (status !== 405) return new Problem('not_found');
  return new Problem('method', { headers: { Allow: response.get('Allow') } });
}

/** What no route said may be kept is not kept. */
function addHeaders(response: ServerResponse, list: HeaderList): void {
  for (let at = 0; at < list.length; at += 2) response.setHeader(list[at] ?? '', list[at + 1] ?? '');
  if (!response.hasHeader('Cache-Control')) response.setHeader('Cache-Control', 'no-store');
}
