import { METHODS } from 'node:http';
import type { RouterContext } from '@koa/router';
import type { Next } from 'koa';
import type { State } from './middleware.ts';

/**
 * Whom a route answers. `public`: anybody. `embed`: anybody, and pages of registered sites may read the answer.
 * `owner`: nobody without a live session.
 */
export const audiences = ['public', 'embed', 'owner'] as const;
export type Audience = (typeof audiences)[number];

/**
 * What a request is worth when there are too many. `track` is refused first, `lead` last; `exempt` never: what is
 * answered from memory.
 */
export type Priority = 'track' | 'read' | 'owner' | 'lead' | 'exempt';

/** What a route says of itself. Nothing else decides who may call it, what its headers are and how its errors look. */
export interface Declaration {
  audience: Audience;
  /** Whose headers its answers carry. Errors of a `page` are pages, all others are problem details. */
  answers: 'api' | 'page' | 'widgets' | 'assets';
  priority: Priority;
  /** Members that each problem at this address has besides. */
  problemMembers?: object;
}

export type RouteHandler = (ctx: RouterContext<State>, next: Next) => unknown;

export interface Route {
  declaration: Declaration;
  methods: readonly string[];
  path: string;
  /** Whether it takes what no other route under its path took. */
  isRest: boolean;
  handle: RouteHandler;
}

type AddRoute = (path: string, handle: RouteHandler) => Routes;

/** Routes of one resource, under one declaration. Paths are case-sensitive and exact, slashes included. */
export interface Routes {
  readonly list: readonly Route[];
  /** HEAD too. */
  get: AddRoute;
  post: AddRoute;
  put: AddRoute;
  patch: AddRoute;
  delete: AddRoute;
  all: AddRoute;
  /**
   * Answers what no route before took: 405 where one of them takes another method, else 404.
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

/** Begins the list of a resource's routes; `createRouter` mounts it. */
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
