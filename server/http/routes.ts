import { METHODS } from 'node:http';
import type { RouterContext } from '@koa/router';
import type { Next } from 'koa';
import type { State } from './middleware.ts';

/**
 * Who may call a route. `public`: anyone. `embed`: anyone, and pages of registered sites may read the response. `link`:
 * anyone who knows the secret in the address. `owner`: only with a live session.
 */
export const audiences = ['public', 'embed', 'link', 'owner'] as const;
export type Audience = (typeof audiences)[number];

/**
 * The priority of a request under overload. `track` is refused first, `lead` last, and `exempt`, which is answered from
 * memory, never.
 */
export type Priority = 'track' | 'read' | 'owner' | 'lead' | 'exempt';

/** The declaration of a route. Nothing else determines who may call it, its headers and the form of its errors. */
export interface Declaration {
  audience: Audience;
  /** Selects the headers of its responses. Errors of `page` and `private` are pages, all others are problem details. */
  answers: 'api' | 'page' | 'private' | 'widgets' | 'assets';
  priority: Priority;
  /** Additional members of all problems of the route. */
  problemMembers?: object;
}

export type RouteHandler = (ctx: RouterContext<State>, next: Next) => unknown;

export interface Route {
  declaration: Declaration;
  methods: readonly string[];
  path: string;
  /** Whether it handles requests under its path that no other route handles. */
  isRest: boolean;
  handle: RouteHandler;
}

type AddRoute = (path: string, handle: RouteHandler) => Routes;

/** The routes of one resource, under one declaration. Paths are case-sensitive and exact, including slashes. */
export interface Routes {
  readonly list: readonly Route[];
  /** Also answers HEAD. */
  get: AddRoute;
  post: AddRoute;
  put: AddRoute;
  patch: AddRoute;
  delete: AddRoute;
  all: AddRoute;
  /**
   * Refuses requests that no earlier route handles: 405 if a route at the path has another method, else 404.
   * @param path @default everything under the prefix
   */
  rest(path?: string): Routes;
}

interface RoutesOptions extends Omit<Declaration, 'answers' | 'priority'> {
  /** @default '' */
  prefix?: string;
  /** @default 'api' */
  answers?: Declaration['answers'];
  /** @default 'owner' for the owner's routes, else 'read' */
  priority?: Priority;
}

const defaultPriority = (audience: Audience): Priority => (audience === 'owner' ? 'owner' : 'read');

/** Starts the list of a resource's routes; `createRouter` mounts it. */
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
