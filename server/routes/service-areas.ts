import Router from '@koa/router';
import type { SiteContent } from '../content.ts';
import type { State } from '../edge/edge.ts';
import { answerList } from './list-answer.ts';

/** `GET /api/service-areas`: all areas by name, inactive ones too. */
export function serviceAreaRoutes(content: SiteContent) {
  return new Router<State>({ prefix: '/api/service-areas' }).get('/', async (ctx) => {
    answerList(ctx, await content.allAreas());
  });
}
