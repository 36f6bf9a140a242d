import { METHODS } from 'node:http';
import Router, { type RouterContext, type RouterMiddleware } from '@koa/router';
import type { Middleware, Next } from 'koa';
import { Problem } from '../problem.ts';
import type { Device } from '../store/auth-records.ts';
import type { Answer } from './headers.ts';

/** `embed`: registered sites may read the response. `link`: for whoever knows the secret in the address. */
export type Audience = 'public' | 'embed' | 'link' | 'owner';

/** `track` is refused first, `lead` last, `exempt` never. */
export type Priority = 'track' | 'read' | 'owner' | 'lead' | 'exempt';

/** Nothing else determines access, headers and the form of errors. */
export interface Declaration {
  audience: Audience;
  /** Errors of `page` and `private` are pages, others problem details. */
  answers: 'api' | 'page' | 'private' | 'widgets' | 'assets';
  priority: Priority;
  problemMembers?: object;
}

export interface State {
  /** On routes with the audience `owner`. */
  device?: Device;
  requestId: string;
  declaration: Declaration;
  /** The pattern, never the visitor's own text. */
  route?: string;
  /** Bypasses Koa. */
  answer?: Answer;
  /** By overload: only counted, as a log line costs as much as the response. */
  isShed?: boolean;
}

/** The API's responses have what it returns as their body, or are 204. */
export type RouteHandler = (ctx: RouterContext<State>, next: Next) => unknown;

export interface Route {
  declaration: Declaration;
  methods: readonly string[];
  path: string;
  /** Takes what no other route under it does. */
  isRest: boolean;
  handle: RouteHandler;
}

type AddRoute = (path: string, handle: RouteHandler) => Routes;

/** Paths are case-sensitive and exact; `get` also answers HEAD. */
export interface Routes extends Record<'get' | 'post' | 'put' | 'patch' | 'delete' | 'all', AddRoute> {
  readonly list: readonly Route[];
  /** 405 for another method, else 404. @param path @default everything under the prefix */
  rest(path?: string): Routes;
}

type RoutesOptions = Pick<Declaration, 'audience' | 'problemMembers'> &
  Partial<Pick<Declaration, 'answers' | 'priority'>> & { prefix?: string };

/** @param options.answers @default 'api' @param options.priority @default 'owner' for the owner, else 'read' */
export function createRoutes({ prefix = '', ...options }: RoutesOptions): Routes {
  const priority = options.audience === 'owner' ? 'owner' : 'read';
  const declaration: Declaration = { answers: 'api', priority, ...options };
  const list: Route[] = [];
  const add =
    (...methods: string[]): AddRoute =>
    (path, handle) => {
      list.push({ declaration, methods, path: prefix + path, isRest: false, handle });
      return routes;
    };
  const routes: Routes = {
    list,
    get: add('GET'),
    post: add('POST'),
    put: add('PUT'),
    patch: add('PATCH'),
    delete: add('DELETE'),
    all: add(...METHODS),
    rest(path = '{/*rest}') {
      list.push({ declaration, methods: METHODS, path: prefix + path, isRest: true, handle: refuse });
      return routes;
    },
  };
  return routes;
}

const restName = 'rest';

/** Earlier routes win. Every request passes the gates of its audience. Throws on a route without one. */
export function createRouter(
  routes: readonly Route[],
  gates: Readonly<Record<Audience, readonly RouterMiddleware<State>[]>>,
): Middleware<State> {
  const router = new Router<State>({ methods: METHODS, sensitive: true, strict: true });
  for (const { declaration, methods, path, isRest, handle } of routes) {
    const declare: RouteHandler = (ctx, next) => {
      ctx.state.declaration = declaration;
      return next();
    };
    const answer: RouteHandler = async (ctx, next) => {
      const body = await handle(ctx, next);
      if (declaration.answers !== 'api') return;
      if (body !== undefined) ctx.body = body;
      else if (ctx.status === 404) ctx.status = 204;
    };
    const stack = [declare, ...gates[declaration.audience], answer] as RouterMiddleware<State>[];
    router.register(path, [...methods], stack, { name: isRest ? restName : path });
  }
  return router.routes() as Middleware<State>;
}

function refuse({ matched = [] }: RouterContext<State>): never {
  const rest = matched.findIndex(({ name }) => name === restName);
  const methods = new Set(matched.slice(0, rest).flatMap((layer) => layer.methods));
  if (methods.size === 0) throw new Problem('not_found');
  throw new Problem('method', { allow: [...methods].sort() });
}
