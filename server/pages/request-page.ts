import type { Context } from 'koa';
import { business } from '../../catalogue/business.ts';
import type { Renderer } from '../../host/render.tsx';
import { type RequestView, type VisitorActKind, visitorActs } from '../../host/rendering/request-view.ts';
import { clientOf } from '../http/client-address.ts';
import type { SiteHeaders } from '../http/headers.ts';
import { isMultipart } from '../http/multipart.ts';
import { problemStatus } from '../http/problems.ts';
import { createRoutes, type RouteHandler, type Routes } from '../http/routes.ts';
import type { RequestActions } from '../leads/request-actions.ts';
import type { LinkedRequest, RequestLinks } from '../leads/request-links.ts';
import { requestView } from '../leads/request-view-model.ts';
import { visitCalendar } from '../leads/visit-calendar.ts';
import type { PhotoIntake } from '../photos/photo-intake.ts';
import { Problem } from '../problem.ts';
import type { PhotoStore } from '../store/port/photo-store.ts';
import { pageAnswer, redirectAnswer } from './pages.ts';
import { type Addition, addToRequest, readAddition, readVisitorForm } from './visitor-additions.ts';

interface RequestPageParts {
  renderer: Pick<Renderer, 'renderRequest'>;
  links: RequestLinks;
  requestActions: RequestActions;
  photoIntake: PhotoIntake;
  store: Pick<PhotoStore, 'readPhoto'>;
  headers: SiteHeaders;
  trustProxyHops: number;
  host: string;
  now: () => Date;
}

const tooLate = {
  cancel: 'Your request is canceled already',
  restore: `It is too late to bring this request back. Please call ${business.phone.shown}`,
};

/**
 * Any token that finds no request gets the same 404. Form addresses, and those with punctuation that mail programs
 * append, are redirected.
 */
export function requestPageRoutes(parts: RequestPageParts): Routes[] {
  const { renderer, links, requestActions, photoIntake, store, headers, trustProxyHops, host, now } = parts;
  const pathOf = (ctx: Context) => `/request/${encodeURIComponent(ctx.params.token ?? '')}`;

  async function answer(ctx: Context, view: RequestView | undefined, status: number): Promise<void> {
    ctx.state.answer = await pageAnswer(ctx, renderer.renderRequest(view, status), { page: headers.private });
  }

  const linked =
    (handle: (ctx: Context, found: LinkedRequest) => Promise<void>): RouteHandler =>
    async (ctx) => {
      const found = await links.find(ctx.params.token ?? '', clientOf(ctx.req, trustProxyHops));
      return found ? handle(ctx, found) : answer(ctx, undefined, 404);
    };

  const redirect = (ctx: Context, location: string, status: 303 | 308 = 303) => {
    ctx.state.answer = redirectAnswer(status, location, headers.private);
  };
  const toStatus = (ctx: Context, done: readonly VisitorActKind[]) =>
    redirect(ctx, `${pathOf(ctx)}?done=${done.join('.')}#status`);

  const show = linked((ctx, found) => {
    const done = new URLSearchParams(ctx.querystring).get('done') ?? '';
    return answer(ctx, requestView(found, pathOf(ctx), now(), done.split('.')), 200);
  });

  /** First: it must reveal nothing about the link. */
  const page: RouteHandler = (ctx, next) => {
    const [, clean, tail] = /^([\w-]+)([^\w-]*)$/.exec(ctx.params.token ?? '') ?? [];
    const isClean = !tail && !ctx.path.endsWith('/');
    return clean && !isClean ? redirect(ctx, `/request/${clean}`, 308) : show(ctx, next);
  };

  const refuse = (ctx: Context, found: LinkedRequest, refused: Addition['refused'], status: number) => {
    return answer(ctx, { ...requestView(found, pathOf(ctx), now()), ...refused }, status);
  };

  /** Both buttons send the note and the photos. */
  const add =
    (asked: 'note' | 'photos') =>
    async (ctx: Context, found: LinkedRequest): Promise<void> => {
      if (asked === 'photos' && !isMultipart(ctx.req)) throw new Problem('media_type');
      const client = clientOf(ctx.req, trustProxyHops);
      const { photosLeft } = requestView(found, pathOf(ctx), now());
      const posted = await readAddition(ctx.req, { photoIntake, client, photosLeft });
      const { lead, added, refused, status } = await addToRequest(requestActions, found.lead, posted, {
        asked,
        client,
        photosLeft,
      });
      if (refused) return refuse(ctx, { ...found, lead }, refused, status);
      toStatus(ctx, added);
    };

  const simply =
    (kind: Extract<VisitorActKind, 'cancel' | 'restore'>) =>
    async (ctx: Context, found: LinkedRequest): Promise<void> => {
      const fields = await readVisitorForm(ctx.req);
      try {
        await requestActions.add(
          found.lead,
          { kind },
          { id: fields.get('act'), client: clientOf(ctx.req, trustProxyHops) },
        );
      } catch (error) {
        if (!(error instanceof Problem) || error.code !== 'changed') throw error;
        return refuse(ctx, found, { refused: { [kind]: tooLate[kind] } }, problemStatus(error));
      }
      toStatus(ctx, [kind]);
    };

  const reads = createRoutes({ audience: 'link', answers: 'private', prefix: '/request/:token' })
    .get('', page)
    .get('/', page)
    .get(
      '/photos/:id',
      linked(async (ctx, { lead }) => {
        const id = ctx.params.id ?? '';
        const bytes = lead.photos?.includes(id) ? await store.readPhoto(id, 'small') : undefined;
        if (!bytes) return answer(ctx, undefined, 404);
        ctx.type = 'image/jpeg';
        ctx.body = bytes;
      }),
    )
    .get(
      '/visit.ics',
      linked(async (ctx, { lead }) => {
        const calendar = await visitCalendar(lead, host, 'sender');
        if (!calendar) return answer(ctx, undefined, 404);
        ctx.type = 'text/calendar; charset=utf-8';
        ctx.attachment('visit.ics');
        ctx.body = calendar;
      }),
    );
  const writes = createRoutes({ audience: 'link', answers: 'private', prefix: '/request/:token', priority: 'lead' })
    .post('/note', linked(add('note')))
    .post('/photos', linked(add('photos')))
    .post('/cancel', linked(simply('cancel')))
    .post('/restore', linked(simply('restore')));
  const afterWrites = createRoutes({ audience: 'link', answers: 'private', prefix: '/request/:token' });
  for (const act of visitorActs) afterWrites.get(`/${act}`, (ctx) => redirect(ctx, pathOf(ctx)));
  const rest = createRoutes({ audience: 'link', answers: 'private', prefix: '/request/:token' }).rest();
  return [reads, writes, afterWrites, rest];
}
