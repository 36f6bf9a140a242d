import { METHODS } from 'node:http';
import Router, { type RouterContext, type RouterMiddleware } from '@koa/router';
import type { Middleware } from 'koa';
import compose from 'koa-compose';
import { Problem } from '../problem.ts';
import type { State } from './middleware.ts';
import { MethodProblem } from './problem-answer.ts';
import { type Audience, audiences, type Declaration, type Route } from './routes.ts';

/** The middleware of each audience, in order. */
export type Gates = Readonly<Record<Audience, readonly RouterMiddleware<State>[]>>;

/**
 * Mounts routes; earlier ones win. This is the only way to a handler: every request passes the middleware of its
 * route's audience, no matter how it spells the path. Throws on a route without an audience.
 */
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

/**
 * The routes whose path has no parameter, by method and path, if the router would choose them first. For every request
 * the router searches all routes and composes the matches, which takes a sixth of the time of a short request.
 */
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

/** Refuses requests that no route handles: 405 if a route at this path has another method, else 404. */
function refuse({ matched = [] }: RouterContext<State>): never {
  const earlier = matched.slice(
    0,
    matched.findIndex(({ name }) => name === restName),
  );
  const methods = earlier.flatMap((layer) => layer.methods);
  if (methods.length === 0) throw new Problem('not_found');
  throw new MethodProblem([...new Set(methods)].sort());
}
