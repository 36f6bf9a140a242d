import { METHODS } from 'node:http';
import Router, { type RouterContext, type RouterMiddleware } from '@koa/router';
import type { Middleware, Next } from 'koa';
import compose from 'koa-compose';
import { Problem } from '../problem.ts';
import type { Device } from '../store/store.ts';
import type { Answer } from './headers.ts';
import { MethodProblem } from './problems.ts';

/** `embed`: registered sites may read the response. `link`: for whoever knows the secret in the address. */
export const audiences = ['public', 'embed', 'link', 'owner'] as const;
export type Audience = (typeof audiences)[number];

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
  /** By overload: only counted, because a log line costs as much as the response. */
  isShed?: boolean;
}

export type RouteHandler = (ctx: RouterContext<State>, next: Next) => unknown;

export interface Route {
  declaration: Declaration;
  methods: readonly string[];
  path: string;
  /** Takes what no other route under its path handles. */
  isRest: boolean;
  handle: RouteHandler;
}

type AddRoute = (path: string, handle: RouteHandler) => Routes;

/** Paths are case-sensitive and exact. */
export interface Routes {
  readonly list: readonly Route[];
  /** Also answers HEAD. */
  get: AddRoute;
  post: AddRoute;
  put: AddRoute;
  patch: AddRoute;
  delete: AddRoute;
  all: AddRoute;
  /** 405 for another method, else 404. @param path @default everything under the prefix */
  rest(path?: string): Routes;
}

interface RoutesOptions extends Omit<Declaration, 'answers' | 'priority'> {
  prefix?: string;
  /** @default 'api' */
  answers?: Declaration['answers'];
  /** @default 'owner' or 'read' */
  priority?: Priority;
}

const defaultPriority = (audience: Audience): Priority => (audience === 'owner' ? 'owner' : 'read');

export function createRoutes({ prefix = '', answers = 'api', ...rest }: RoutesOptions): Routes {
  const declaration = { answers, priority: defaultPriority(rest.audience), ...rest };
  const list: Route[] = [];
  const add = (methods: readonly string[], path: string, handle: RouteHandler, isRest = false) => {
    list.push({ declaration, methods, path: prefix + path, isRest, handle });
    return routes;
  };
  const routes: Routes = {
    list,
    get: (path, handle) => add(['GET'], path, handle),
    post: (path, handle) => add(['POST'], path, handle),
    put: (path, handle) => add(['PUT'], path, handle),
    patch: (path, handle) => add(['PATCH'], path, handle),
    delete: (path, handle) => add(['DELETE'], path, handle),
    all: (path, handle) => add(METHODS, path, handle),
    rest: (path = '{/*rest}') => add(METHODS, path, (_, next) => next(), true),
  };
  return routes;
}

export type Gates = Readonly<Record<Audience, readonly RouterMiddleware<State>[]>>;

/** Earlier routes win. Every request passes the gates of its audience. Throws on a route without one. */
export function createRouter(routes: readonly Route[], gates: Gates): Middleware<State> {
  const router = new Router<State>({ methods: METHODS, sensitive: true, strict: true });
  const fixed: FixedRoute[] = [];
  for (const { declaration, methods, path, isRest, handle } of routes) {
    const { audience } = declaration;
    if (!audiences.includes(audience)) throw new Error(`The route ${methods} ${path} does not say whom it answers`);
    const stack = [declare(declaration), ...gates[audience], isRest ? refuse : handle] as RouterMiddleware<State>[];
    const layer = router.register(path, [...methods], stack, { name: isRest ? restName : path });
    if (!isRest && !/[:{*]/.test(path)) fixed.push({ path, methods, stack, layer });
  }
  const direct = directRoutes(router, fixed);
  const others = router.routes();
  return (ctx, next) => {
    const { method, path } = ctx;
    const route = direct.get(`${method} ${path}`);
    if (!route) return others(ctx as RouterContext<State>, next);
    ctx._matchedRoute = path;
    return route(ctx as RouterContext<State>, next);
  };
}

interface FixedRoute {
  path: string;
  methods: readonly string[];
  stack: RouterMiddleware<State>[];
  layer: ReturnType<Router<State>['register']>;
}

/** The router's search takes a sixth of a short request. */
function directRoutes(router: Router<State>, routes: readonly FixedRoute[]): Map<string, RouterMiddleware<State>> {
  const direct = new Map<string, RouterMiddleware<State>>();
  for (const { path, methods, stack, layer } of routes) {
    const composed = compose(stack);
    for (const method of methods) {
      if (router.match(path, method).pathAndMethod[0] === layer) direct.set(`${method} ${path}`, composed);
    }
  }
  return direct;
}

const restName = 'rest';

const declare =
  (declaration: Declaration): RouterMiddleware<State> =>
  (ctx, next) => {
    ctx.state.declaration = declaration;
    return next();
  };

/** 405 for another method, else 404. */
function refuse({ matched = [] }: RouterContext<State>): never {
  const earlier = matched.slice(
    0,
    matched.findIndex(({ name }) => name === restName),
  );
  const methods = earlier.flatMap((layer) => layer.methods);
  if (methods.length === 0) throw new Problem('not_found');
  throw new MethodProblem([...new Set(methods)].sort());
}
