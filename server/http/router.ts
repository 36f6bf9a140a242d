import { METHODS } from 'node:http';
import Router, { type RouterContext, type RouterMiddleware } from '@koa/router';
import { Problem } from '../problem.ts';
import type { State } from './middleware.ts';
import { MethodProblem } from './problem-answer.ts';
import { type Audience, audiences, type Declaration, type Route } from './routes.ts';

/** The middleware of each audience, in order. */
export type Gates = Readonly<Record<Audience, readonly RouterMiddleware<State>[]>>;

/**
 * Mounts routes; earlier ones win. This is the only way to a handler: each is reached through its declaration and the
 * middleware of its audience, whatever its path and however a request spells it. Throws on a route without an audience.
 */
export function createRouter(routes: readonly Route[], gates: Gates): Router<State> {
  const router = new Router<State>({ methods: METHODS, sensitive: true, strict: true });
  for (const { declaration, methods, path, isRest, handle } of routes) {
    const { audience } = declaration;
    if (!audiences.includes(audience)) throw new Error(`The route ${methods} ${path} does not say whom it answers`);
    const stack = [declare(declaration), ...gates[audience], isRest ? refuse : handle];
    router.register(path, [...methods], stack as RouterMiddleware<State>[], { name: isRest ? restName : path });
  }
  return router;
}

const restName = 'rest';

const declare =
  (declaration: Declaration): RouterMiddleware<State> =>
  (ctx, next) => {
    ctx.state.declaration = declaration;
    return next();
  };

/** Handles what no other route took: 405 if one of them takes another method, else 404. */
function refuse({ matched = [] }: RouterContext<State>): never {
  const earlier = matched.slice(
    0,
    matched.findIndex(({ name }) => name === restName),
  );
  const methods = earlier.flatMap((layer) => layer.methods);
  if (methods.length === 0) throw new Problem('not_found');
  throw new MethodProblem([...new Set(methods)].sort());
}
